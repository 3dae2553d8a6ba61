import { look } from './look.ts';
await look([
  ['demomaker', 'zh-CN', '/print-batch', 'list-zh'],
  ['demomaker', 'en-US', '/device', 'dev-en'],
  ['demomaker', 'zh-CN', '/print-batch', 'detail-zh'],
  ['demomaker', 'en-US', '/create-print', 'create-en'],
  ['demomaker', 'zh-CN', '/scan', 'scan-zh', 390, 844],
], {
  'detail-zh': async (page) => { await page.locator('tbody tr a').nth(1).click(); await page.waitForTimeout(3000); },
});
