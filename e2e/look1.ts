import { look } from './look.ts';
await look('demomaker', 'zh-CN', async (page, shot) => {
  await page.goto('/print-batch'); await page.waitForSelector('tbody tr a'); await shot('list-zh');
  await page.getByRole('tab').nth(2).click(); await page.waitForTimeout(2500);
  await page.locator('tbody tr a').first().click(); await page.waitForSelector('svg[role=img]'); await shot('detail-zh');
  await page.goto('/create-print'); await page.waitForSelector('li input[type=checkbox]');
  await page.locator('li input[type=checkbox]').nth(0).check(); await page.locator('li input[type=checkbox]').nth(1).check(); await shot('create-zh');
  await page.goto('/device'); await page.waitForSelector('table'); await shot('dev-zh');
});
