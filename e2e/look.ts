import { chromium } from '@playwright/test';
import { comesAs, tokenOf } from './support/logins.ts';
import { API_BASE } from '@archway/contracts';
const origin = 'http://localhost:4251';
export const start = async () => chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-quic','--use-gl=angle','--use-angle=swiftshader','--enable-unsafe-swiftshader','--disable-gpu-compositing'] });
export async function openAs(browser: any, as: string, lang: string, opt: any = {}) {
  const context = await browser.newContext({ baseURL: origin, locale: lang, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 }, ...(opt.phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {}), ...(opt.width ? { viewport: { width: opt.width, height: 900 } } : {}) });
  await comesAs(context, origin, as);
  await context.addInitScript((chosen: string) => localStorage.setItem('lang', chosen), lang);
  const page = await context.newPage();
  page.on('console', (m: any) => { if (m.type() === 'error') console.log('console', m.text().slice(0, 300)); });
  page.on('pageerror', (e: any) => console.log('pageerror', String(e).slice(0, 300)));
  return page;
}
export async function api(page: any, path: string, body?: any) {
  const { token } = await tokenOf(page.context());
  const r = await fetch(origin + API_BASE + path, { method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, token, lang: 'en-US' }, ...(body ? { body: JSON.stringify(body) } : {}) });
  return (await r.json()) as any;
}
