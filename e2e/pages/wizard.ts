import { expect, type Page } from '@playwright/test';
import type { Lang } from '../support/test.ts';
import { words } from '../support/words.ts';

/** The wizard that adds a patient. */
export class Wizard {
  private readonly t: ReturnType<typeof words>;

  constructor(
    readonly page: Page,
    lang: Lang,
  ) {
    this.t = words('remotes/cases', lang);
  }

  async open(): Promise<void> {
    await this.page.goto('/add-patient');
    await expect(this.page.locator('#patient-patientName')).toBeVisible();
  }

  async fillPatient(name: string): Promise<void> {
    await this.page.locator('#patient-patientName').fill(name);
    await this.page.locator('#patient-gender input').nth(1).check();
    const birthday = this.page.locator('#patient-birthday');
    await birthday.fill('1998-04-12');
    await birthday.press('Enter');
  }

  async next(step: 'models' | 'submit'): Promise<void> {
    await this.page
      .getByRole('button', { name: this.t('wizard.saveAndNext', { step: this.t(`step.${step}`) }) })
      .click();
  }

  /** Chooses a file for a jaw, 1 upper or 2 lower, as the file button would. */
  async drop(jaw: 1 | 2, file: string): Promise<void> {
    await this.page.getByLabel(this.t(`drop.${jaw}`)).setInputFiles(file);
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('wizard.submit'), exact: true }).click();
  }
}
