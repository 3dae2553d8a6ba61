import { LoginPage } from '../../pages/login.ts';
import { settled, stands } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const operator = words('remotes/console', 'en-US');

test('a tenant is edited in the console, and its login page shows it at the next load', async ({ openIn }) => {
  const admin = await openIn('en-US', { as: 'demoadmin' });
  await admin.goto('/console/tenants');
  await admin.getByRole('button', { name: operator('operated.openOf', { name: 'Northmere Ortho' }) }).click();
  const drawer = admin.getByRole('dialog');
  await drawer.getByLabel(operator('tenants.field.title')).fill('Northmere Aligners');
  const primary = drawer.getByLabel(operator('tenants.field.primaryColor'));
  await primary.fill('#5cc6f0');
  await expect(drawer.getByText(operator('tenants.tooPale', { ratio: '1.94', least: 4.5 }))).toBeVisible();
  await primary.fill('#8a3a73');
  await drawer.getByRole('button', { name: operator('operated.save'), exact: true }).click();
  await expect(admin.getByRole('row', { name: 'Northmere Aligners' })).toBeVisible();

  const visitor = await openIn('en-US', { tenant: true });
  await visitor.goto('/login');
  await expect(visitor).toHaveTitle(/Northmere Aligners/);
  const color = await visitor.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--primary-color'),
  );
  expect(color.trim()).toBe('#8A3A73');
});

test('customer service of a tenant is reached from the user menu, by a code to be scanned', async ({ openIn }) => {
  const page = await openIn('en-US', { tenant: true });
  const host = words('host', 'en-US');
  await new LoginPage(page, 'en-US').enter('democreator');
  await expect(page).toHaveURL(/\/aligner/);
  await stands(page);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await settled(page);
  await page.getByRole('menuitem', { name: host('service.open') }).click();
  const dialog = page.getByRole('dialog', { name: host('service.title') });
  await expect(dialog.getByRole('link', { name: 'care@northmere.example' })).toBeVisible();
  await expect(dialog.locator('svg').first()).toBeVisible();
});
