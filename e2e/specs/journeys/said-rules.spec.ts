import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { MODEL_FILE_LIMIT_MB, type ErrorName, errorText } from '@archway/contracts';
import { Wizard } from '../../pages/wizard.ts';
import { walkedIn } from '../../support/languages.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const folder = mkdtempSync(join(tmpdir(), 'archway-rules-'));
const notes = join(folder, 'notes.txt');
writeFileSync(notes, 'no picture, no model');
/** As large as it says, and empty: nobody reads it. */
const endless = join(folder, 'endless.stl');
writeFileSync(endless, '');
truncateSync(endless, (MODEL_FILE_LIMIT_MB + 1) * 2 ** 20);

/** A text until its first value. */
const beginning = (text: string): string => text.split(/[{【[]/)[0]!.trim();

/** What the specification says in its fifth section is said on the screen, in the reader's language. */
for (const lang of walkedIn('en-US')) {
  const t = words('remotes/cases', lang);
  const platform = words('shared/platform', lang);
  const account = words('remotes/account', lang);
  const said = (name: ErrorName): string => errorText(name, lang);

  const refused = async (page: Page, field: string, value: string, name: ErrorName): Promise<void> => {
    await page.locator(`#${field}`).fill(value);
    await page.locator(`#${field}`).blur();
    await expect(page.locator(`#${field}-note`)).toHaveText(said(name));
  };

  test(`an account that breaks a rule is told which (${lang})`, async ({ openIn }) => {
    const page = await openIn(lang);
    await page.goto('/register');
    await refused(page, 'register-userName', '1st', 'userNameInvalid');
    await refused(page, 'register-userName', '张医生', 'userNameInvalid');
    await refused(page, 'register-password', 'aaaaaaaa', 'passwordRule');
    await page.locator('#register-password').fill('Archway-2027');
    await refused(page, 'register-confirmPassword', 'Archway-2028', 'passwordsDiffer');
    await refused(page, 'register-contact', '12', 'phoneInvalid');
    await page.getByText(account('register.byEmail'), { exact: true }).first().click();
    await refused(page, 'register-contact', 'a@b', 'emailInvalid');
  });

  test(`an intake that breaks a rule is told which (${lang})`, async ({ openIn }) => {
    const page = await openIn(lang, { as: 'demodoctor' });
    const wizard = new Wizard(page, lang);
    const told = (text: string) => page.getByTestId('notices').getByText(text, { exact: false }).first();
    await wizard.open();

    await test.step('the first step comes first, with all that it asks for', async () => {
      await settled(page);
      await wizard.goTo('models');
      await expect(told(said('basicInfoFirst'))).toBeVisible();
      await wizard.next('photos');
      const missing = { patientName: 'field.required', gender: 'field.choose', birthday: 'field.choose' } as const;
      for (const [field, text] of Object.entries(missing) as [
        keyof typeof missing,
        'field.required' | 'field.choose',
      ][])
        await expect(page.locator(`#patient-${field}-note`)).toHaveText(platform(text, { name: t(`field.${field}`) }));
      for (const name of ['a b', 'a\u00a0b', 'a/b', 'a"b', 'a@b', '1234567890123'])
        await refused(page, 'patient-ptNo', name, 'caseIdInvalid');
      await page.locator('#patient-ptNo').fill('');
      await refused(page, 'patient-email', 'a@b', 'emailInvalid');
      await page.locator('#patient-email').fill('');
    });

    await wizard.fillPatient(lang === 'zh-CN' ? '规则一' : 'Rule One');
    await wizard.next('photos');
    await test.step('files of other kinds are not taken', async () => {
      await page.getByTestId('photo-batch').setInputFiles(notes);
      await expect(told('notes.txt')).toBeVisible();
      await wizard.goTo('models');
      await wizard.drop(1, notes);
      await expect(told(beginning(t('upload.format')))).toBeVisible();
      await wizard.drop(2, endless);
      await expect(told(t('upload.size', { num: String(MODEL_FILE_LIMIT_MB) }))).toBeVisible();
    });

    await test.step('what is missing is named before it goes out', async () => {
      // What was refused stands over the steps until it is closed.
      await page.goto(page.url().replace(/step=\w+/, 'step=submit'));
      await expect(page.getByText(beginning(t('check.photosMissing'))).first()).toBeVisible();
      await expect(page.getByText(t('check.noModel')).first()).toBeVisible();
      await expect(page.getByRole('button', { name: t('wizard.submit'), exact: true })).toBeDisabled();
    });
  });
}
