import type { Locator, Page } from '@playwright/test';
import { settled } from '../support/states.ts';
import { expect, type Lang } from '../support/test.ts';
import { type Words, words } from '../support/words.ts';

/** What people do with a plan. */
type PlanAction = 'submit' | 'withdraw' | 'takeAudit' | 'passAudit' | 'rejectAudit' | 'startStep' | 'copy';

/** The plans of a case version, on the page of one of those who work on them. */
export class PlanBoard {
  readonly page: Page;
  readonly #t: Words<'remotes/plans'>;
  readonly #cases: Words<'remotes/cases'>;

  constructor(page: Page, lang: Lang) {
    this.page = page;
    this.#t = words('remotes/plans', lang);
    this.#cases = words('remotes/cases', lang);
  }

  plan(name: string): Locator {
    return this.page.locator('[data-plan]', { has: this.page.getByRole('heading', { name, exact: true }) });
  }

  async press(name: string, action: PlanAction): Promise<void> {
    await this.plan(name)
      .getByRole('button', { name: this.#t(`action.${action}`), exact: true })
      .click();
  }

  async inMenu(name: string, action: PlanAction): Promise<void> {
    await this.plan(name)
      .getByRole('button', { name: this.#t('more', { name }) })
      .click();
    await settled(this.page);
    await this.page.getByRole('menuitem', { name: this.#t(`action.${action}`), exact: true }).click();
  }

  /** Answers what the page asks, with a text where it wants one. */
  async answer(button: string, text?: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await settled(this.page);
    if (text !== undefined) await dialog.getByRole('textbox').first().fill(text);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async newTarget(name: string): Promise<void> {
    await this.page.getByRole('button', { name: this.#t('newTarget') }).click();
    await this.answer(this.#t('naming.create'), name);
  }

  async newStages(target: string, name: string): Promise<void> {
    await this.press(target, 'startStep');
    await this.answer(this.#t('naming.create'), name);
  }

  async copy(name: string, as: string): Promise<void> {
    await this.inMenu(name, 'copy');
    await this.answer(this.#t('naming.create'), as);
  }

  /** Passes an audit: everything in the checklist is ticked, one after another, for each is kept. */
  async pass(name: string): Promise<void> {
    await this.press(name, 'passAudit');
    const checks = this.page.getByRole('dialog').getByRole('checkbox');
    await expect(checks.first()).toBeVisible();
    for (const check of await checks.all()) await check.check();
    await this.answer(this.#t('action.passAudit'));
  }

  /** Sends what was passed to whoever treats. */
  async send(): Promise<void> {
    await this.page.getByRole('button', { name: this.#cases('action.sendForApproval'), exact: true }).click();
    await this.answer(this.#cases('ask.sendForApproval.ok'));
  }
}
