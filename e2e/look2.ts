import { chromium } from '@playwright/test';
import { asks } from './support/logins.ts';
import { ask } from './support/api.ts';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const who of ['demodesigner', 'democreator', 'demodoctor']) {
  const context = await browser.newContext({ baseURL: 'http://127.0.0.1:4277' });
  asks(context, 'http://127.0.0.1:4277', who);
  const page = await context.newPage();
  for (const path of ['/design/task/page?pageSize=100', '/doctor/doc/pagePt?pageSize=100']) {
    try {
      const { rows } = await ask<{ rows: any[] }>(page, path);
      console.log(who, path, rows.length);
      for (const { ptId, version, status } of rows) {
        const plans = await ask<any[]>(page, `/design/scheme/list?ptId=${ptId}&version=${version}`);
        for (const p of plans) if (p.status === 0) console.log(ptId, version, status, p.schemeId, p.schemeType, p.name, p.documentHash?.slice(0, 6), p.actions.join(','));
      }
    } catch (e) { console.log(who, path, String(e).slice(0, 200)); }
  }
}
await browser.close();
