import type { Page } from '@playwright/test';
import { LoginPage } from '../../pages/login.ts';
import { settled, stands } from '../../support/states.ts';
import { expect, test, type Lang } from '../../support/test.ts';
import { words } from '../../support/words.ts';

for (const lang of ['zh-CN', 'en-US'] as Lang[]) {
  const t = words('host', lang);

  test(`a doctor logs in, sees the own menu and logs out (${lang})`, async ({ openIn }) => {
    const page = await openIn(lang);
    await new LoginPage(page, lang).enter('demodoctor');
    await expect(page).toHaveURL(/\/aligner/);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(
      page
        .getByRole('navigation', { name: t('header.menu') })
        .getByRole('link')
        .first(),
    ).toBeVisible();
    await stands(page);
    await page
      .getByRole('button', { name: /.*/ })
      .filter({ hasText: /周|Zhou|demodoctor/ })
      .first()
      .click();
    // A menu that still moves to its place is pressed at one item and let go at another, which is no click.
    await settled(page);
    await page.getByText(t('user.logout'), { exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test(`a wrong password is refused in words and logs nobody in (${lang})`, async ({ openIn }) => {
    const page = await openIn(lang);
    const login = new LoginPage(page, lang);
    await login.open();
    await login.submit('demoauditor', 'Wrong-2026');
    await expect(
      page.getByText(lang === 'zh-CN' ? '用户名或密码错误' : 'Username or password incorrect').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
}

test('nothing of the product is shown without a login, and the login leads back to where one wanted to go', async ({
  openIn,
}) => {
  const page = await openIn('en-US');
  await page.goto('/msg-center?filter=unread');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await new LoginPage(page, 'en-US').submit('demodoctor');
  await expect(page).toHaveURL(/\/msg-center\?filter=unread/);
});

test('an unknown address says so and leads home', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'demodoctor' });
  await page.goto('/nowhere');
  await expect(page.getByText('Sorry, the page does not exist')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/aligner/);
});

test('a login that the server no longer knows ends at the login page, with the reason', async ({ openIn }) => {
  const page = await openIn('en-US');
  await new LoginPage(page, 'en-US').enter('demodoctor');
  await page.evaluate(() => localStorage.setItem('token', 'not-a-token-of-this-server'));
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});

test('the browser check is public', async ({ openIn }) => {
  const page = await openIn('en-US');
  await page.goto('/test');
  await expect(page.getByText('This browser can run the product.')).toBeVisible();
});

/** Bytes of script on the wire before anybody has logged in: whoever waits here has not chosen to yet. */
const LOGIN_BYTES = 180 * 1024;
/** The same up to the rows of the case list, as the very first reader gets them; packed at their densest it is a tenth less. */
const LIST_BYTES = 415 * 1024;

/** Scripts that a page has loaded, by their compressed sizes. */
const scriptsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.m?js(\?|$)/.test(name))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

test('the login loads no more script than it needs', async ({ openIn }) => {
  // The first readers of a build get it packed in a hurry, and those after them at its densest; none has it in a cache.
  const loaded = async (): Promise<number> => {
    const page = await openIn('en-US');
    await page.goto('/login');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    const scripts = await scriptsOf(page);
    expect(scripts.length).toBeGreaterThan(3);
    return sum(scripts);
  };
  await expect.poll(loaded, { intervals: [0, 5000] }).toBeLessThan(LOGIN_BYTES);
});

test('the case list stands without the fields of its filter and other screens', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'democreator' });
  await page.goto('/aligner');
  await expect(page.locator('tbody td').first()).toBeVisible();
  const scripts = await scriptsOf(page);
  expect(scripts.length).toBeGreaterThan(20);
  expect(sum(scripts)).toBeLessThan(LIST_BYTES);
});
