import { chromium, type Page } from '@playwright/test';
import { comesAs } from './support/logins.ts';

const base = 'http://127.0.0.1:4288';
export async function look(user: string, lang: string, steps: (page: Page, shot: (name: string) => Promise<void>) => Promise<void>, width = 1440, height = 900) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
  const context = await browser.newContext({ viewport: { width, height }, locale: lang, baseURL: base });
  context.setDefaultTimeout(90000);
  await comesAs(context, base, user);
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 200)));
  page.on('pageerror', (e) => console.log('error', e.message.slice(0, 300)));
  const go = page.goto.bind(page);
  page.goto = async (url, options) => {
    for (let n = 0; n < 3; n += 1) {
      await go(url, options);
      try { await page.waitForSelector('main h1', { timeout: 25000 }); break; } catch { console.log('again', url); }
    }
    await page.waitForTimeout(1500);
    return null;
  };
  try { await steps(page, async (name) => { await page.waitForTimeout(700); await page.screenshot({ path: `/dev/shm/batch/${name}.png` }); }); } catch (e) { console.log(String(e).slice(0, 400)); await page.screenshot({ path: '/dev/shm/batch/failed.png' }); }
  await browser.close();
}
