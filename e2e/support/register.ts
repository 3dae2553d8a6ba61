import { type Page, expect } from '@playwright/test';
import { codeIn } from './outbox.ts';
import { words } from './words.ts';

const account = words('remotes/account', 'en-US');

interface NewAccount {
  readonly email: string;
  readonly userName: string;
  readonly password: string;
}

/** Fills the open registration in, with the code that the operator finds in the outbox, until the account is there. */
export async function registerByEmail(page: Page, admin: Page, { email, userName, password }: NewAccount) {
  await page.getByText(account('register.byEmail'), { exact: true }).first().click();
  await page.getByRole('textbox', { name: account('register.email') }).fill(email);
  await page.getByRole('button', { name: words('shared/platform', 'en-US')('code.send') }).click();
  await page.getByLabel(account('register.code')).fill(await codeIn(admin, email));
  await page.getByLabel(account('register.userName')).fill(userName);
  await page.getByLabel(account('register.password'), { exact: true }).fill(password);
  await page.getByLabel(account('register.confirmPassword')).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: account('register.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/account\?key=5/);
}
