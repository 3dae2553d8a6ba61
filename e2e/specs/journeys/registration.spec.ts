import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../support/logins.ts';
import { codeIn } from '../../support/outbox.ts';
import { expect, test, type Lang } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const NEW_PASSWORD = 'Archway-2027';

const askedFor = (page: Page, lang: Lang) =>
  page.getByRole('button', { name: lang === 'zh-CN' ? /秒后重新获取/ : /Retry after \d+ seconds/ });

test('somebody registers by email with a code, is logged in, and stands before the practice', async ({ openIn }) => {
  const lang = 'en-US';
  const t = words('remotes/account', lang);
  const [page, admin] = [await openIn(lang), await openIn(lang, { as: 'demoadmin' })];
  await page.goto('/login');
  await page.getByRole('link', { name: words('host', lang)('login.register') }).click();
  await expect(page.getByRole('heading', { name: t('register.title') })).toBeVisible();
  await page.getByText(t('register.byEmail'), { exact: true }).first().click();
  await page.getByRole('textbox', { name: t('register.email') }).fill('Wei.Lin@example.com');
  await page.getByRole('button', { name: words('shared/platform', lang)('code.send') }).click();
  await expect(askedFor(page, lang)).toBeDisabled();
  await page.getByLabel(t('register.code')).fill(await codeIn(admin, 'wei.lin@example.com'));
  await page.getByLabel(t('register.userName')).fill('weilin_07');
  await page.getByLabel(t('register.password'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(t('register.confirmPassword')).fill('Archway-2028');
  await expect(page.getByText('Two passwords do not match, please re-enter!')).toBeVisible();
  await page.getByLabel(t('register.confirmPassword')).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: t('register.submit'), exact: true }).click();
  await expect(page.getByText(t('register.agreementMissing'))).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('register.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/account\?key=5/);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a code logs in on a phone, and its countdown outlives a reload (zh-CN)', async ({ openIn }) => {
  const lang = 'zh-CN';
  const t = words('host', lang);
  const [page, admin] = [await openIn(lang, { phone: true }), await openIn('en-US', { as: 'demoadmin' })];
  await page.goto('/login');
  const fill = async (): Promise<void> => {
    await page.getByRole('tab', { name: t('login.way.code') }).click();
    await page.getByLabel(t('login.contact')).fill('demoauditor@example.com');
  };
  await fill();
  await page.getByRole('button', { name: words('shared/platform', lang)('code.send') }).click();
  await expect(askedFor(page, lang)).toBeDisabled();
  await page.reload();
  await fill();
  await expect(askedFor(page, lang)).toBeDisabled();
  await page.getByLabel(t('login.code'), { exact: true }).fill(await codeIn(admin, 'demoauditor@example.com'));
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('banner')).toBeVisible();
});

// Other journeys know the password of this account, so the new one is the same.
test('a forgotten password is replaced by a code, and the new one logs in', async ({ openIn }) => {
  const lang = 'en-US';
  const t = words('remotes/account', lang);
  const host = words('host', lang);
  const [page, admin] = [await openIn(lang), await openIn(lang, { as: 'demoadmin' })];
  await page.goto('/login');
  await page.getByRole('link', { name: host('login.forgot') }).click();
  await page.getByText(t('register.byEmail'), { exact: true }).first().click();
  await page.getByRole('textbox', { name: t('register.email') }).fill('demooutsider@example.com');
  await page.getByRole('button', { name: words('shared/platform', lang)('code.send') }).click();
  await page.getByLabel(t('register.code')).fill(await codeIn(admin, 'demooutsider@example.com'));
  await page.getByLabel(t('register.password'), { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel(t('register.confirmPassword')).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: t('register.resetSubmit'), exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(host('login.account')).fill('demooutsider');
  await page.getByLabel(host('login.password'), { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: host('login.submit'), exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
});

for (const [path, title] of [
  ['/ortho', 'This link is no longer valid'],
  ['/processing', 'This link is over'],
] as const) {
  test(`${path} is public`, async ({ openIn }) => {
    const page = await openIn('en-US');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
}
