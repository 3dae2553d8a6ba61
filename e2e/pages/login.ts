import { expect, type Page } from '@playwright/test';
import { asks, DEMO_PASSWORD } from '../support/logins.ts';
import type { Lang } from '../support/test.ts';
import { type Words, words } from '../support/words.ts';

/** The login page of the host. */
export class LoginPage {
  private readonly t: Words<'host'>;

  constructor(
    readonly page: Page,
    readonly lang: Lang,
  ) {
    this.t = words('host', lang);
  }

  async open(path = '/login'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { name: this.t('login.title') })).toBeVisible();
  }

  async submit(account: string, password = DEMO_PASSWORD): Promise<void> {
    await this.page.getByLabel(this.t('login.account')).fill(account);
    await this.page.getByLabel(this.t('login.password'), { exact: true }).fill(password);
    await this.page.getByRole('button', { name: this.t('login.submit'), exact: true }).click();
    asks(this.page.context(), new URL(this.page.url()).origin, account);
  }

  /** Logs in and waits until the shell stands. */
  async enter(account: string): Promise<void> {
    await this.open();
    await this.submit(account);
    await expect(this.page).not.toHaveURL(/\/login/);
    await expect(this.page.getByRole('banner')).toBeVisible();
  }
}
