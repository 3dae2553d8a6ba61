import { LoginPage } from '../../pages/login.ts';
import { expect, test } from '../../support/test.ts';

test('two tenants of one server look and speak for themselves', async ({ openIn, browser, server }) => {
  const own = await openIn('zh-CN');
  await new LoginPage(own, 'zh-CN').open();
  await expect(own).toHaveTitle(/Archway/);

  // A browser that has never been here follows the tenant's language, not its own.
  const context = await browser.newContext({ baseURL: server.tenantUrl, locale: 'zh-CN' });
  const tenant = await context.newPage();
  await new LoginPage(tenant, 'en-US').open();
  await expect(tenant).toHaveTitle(/Northmere Ortho/);
  const primary = (page: typeof own): Promise<string> =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--primary-color').trim().toUpperCase(),
    );
  expect([await primary(own), await primary(tenant)]).toEqual(['#4F46BA', '#0E6F6C']);
  const logo = (page: typeof own): Promise<string> =>
    page.evaluate(async () => {
      const bytes = await (await fetch('/custom/logo.png')).arrayBuffer();
      return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))).join();
    });
  expect(await logo(own)).not.toEqual(await logo(tenant));
  await context.close();
});
