import { chromium } from '@playwright/test';
import { asks, comesAs } from './support/logins.ts';
import { editableDraft } from './support/demo-plans.ts';

const origin = 'http://127.0.0.1:4277';
const out = '/dev/shm/wb/look';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing'],
});
const lang = process.argv[2] ?? 'en-US';
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: lang, baseURL: origin });
await context.addInitScript((l) => localStorage.setItem('lang', l), lang);
asks(context, origin, 'demodesigner');
await comesAs(context, origin, 'demodesigner');
const page = await context.newPage();
page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log('console', m.text().slice(0, 300)); });
page.on('pageerror', (e) => console.log('pageerror', e.message, e.stack?.slice(0, 600)));
await page.goto('/');
const draft = process.env['AT'] ? { name: '', at: process.env['AT'] } : await editableDraft(page);
console.log(draft);
await page.goto(draft.at);
const shot = async (n: string) => { await page.screenshot({ path: `${out}-${lang}-${n}.png` }); console.log('shot', n, new Date().toISOString()); };
await page.locator('canvas[data-ready="true"]').waitFor({ timeout: 120000 }).catch((e) => console.log('notready', e.message));
await page.locator('[data-pen="mine"]').waitFor({ timeout: 20000 }).catch((e) => console.log('nopen', e.message));
await page.locator('[data-checked]').waitFor({ timeout: 60000 }).catch((e) => console.log('nocheck', e.message));
await shot('1');
await page.locator('tr[data-tooth="23"]').click();
await page.waitForTimeout(500);
await page.keyboard.press('m');
await page.waitForTimeout(1500);
await shot('2');
for (const step of (process.argv[3] ?? '').split(',').filter(Boolean)) {
  if (step === 'restage') { await page.keyboard.press('s'); await page.waitForTimeout(8000); await shot('restage'); }
  if (step === 'ipr') { await page.getByRole('tab').nth(1).click(); await page.waitForTimeout(500); await shot('ipr'); }
  if (step === 'att') { await page.getByRole('tab').nth(2).click(); await page.waitForTimeout(500); await shot('att'); }
  if (step === 'keys') { await page.locator('nav button').last().click(); await page.waitForTimeout(800); await shot('keys'); await page.keyboard.press('Escape'); }
  if (step === 'drag') {
    const box = (await page.locator('canvas').boundingBox())!;
    await page.mouse.move(box.x + 400, box.y + 300);
    const p = process.argv[4]!.split(':').map(Number);
    await page.mouse.move(p[0]!, p[1]!); await page.waitForTimeout(500);
    await page.mouse.down(); 
    for (let i = 1; i <= 10; i++) { await page.mouse.move(p[0]! + ((p[2]! - p[0]!) * i) / 10, p[1]! + ((p[3]! - p[1]!) * i) / 10); await page.waitForTimeout(150); }
    await page.waitForTimeout(800); await shot('drag'); await page.mouse.up(); await page.waitForTimeout(6000); await shot('dropped');
  }
}
await browser.close();
