import { chromium } from '@playwright/test';
import { comesAs } from './support/logins.ts';

const base = 'http://127.0.0.1:4271';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
type Shot = [user: string, lang: string, path: string, out: string, width?: number, height?: number];
export async function look(shots: Shot[], act: Record<string, (page: import('@playwright/test').Page) => Promise<void>> = {}) {
  for (const [user, lang, path, out, width = 1440, height = 900] of shots) {
    const context = await browser.newContext({ viewport: { width, height }, locale: lang, baseURL: base });
    await comesAs(context, base, user);
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log(out, 'console', m.text().slice(0, 300)));
    page.on('pageerror', (e) => console.log(out, 'error', e.message.slice(0, 300)));
    await page.goto(path);
    await page.waitForTimeout(3500);
    await act[out]?.(page);
    await page.screenshot({ path: `/dev/shm/batch/${out}.png` });
    await context.close();
  }
  await browser.close();
}
