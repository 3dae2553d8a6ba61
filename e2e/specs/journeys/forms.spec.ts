import { errorText } from '@archway/contracts';
import { LoginPage } from '../../pages/login.ts';
import { Wizard } from '../../pages/wizard.ts';
import { ask } from '../../support/api.ts';
import { walkedIn } from '../../support/languages.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

for (const lang of walkedIn('zh-CN')) {
  const platform = words('shared/platform', lang);
  const host = words('host', lang);
  const cases = words('remotes/cases', lang);

  test(`a form says at its fields what is wrong, and what the server refused (${lang})`, async ({ openIn }) => {
    const page = await openIn(lang, { moving: true });
    const login = new LoginPage(page, lang);
    await login.open();
    await login.submit('', '');
    await expect(page.getByText(platform('field.required', { name: host('login.account') }))).toBeVisible();
    await expect(page.getByText(platform('field.required', { name: host('login.password') }))).toBeVisible();
    await expect(page.getByLabel(host('login.account'))).toBeFocused();
    await login.submit('democreator');
    await expect(page).not.toHaveURL(/\/login/);

    const { rows } = await ask<{ rows: { ptNo: string }[] }>(page, '/doctor/doc/pagePt?pageNum=1&pageSize=1');
    const wizard = new Wizard(page, lang);
    await wizard.open();
    await wizard.fillPatient('Ida Twice');
    const email = page.locator('#patient-email');
    await email.fill('ida@nowhere');
    await email.blur();
    await expect(page.locator('#patient-email-note')).toHaveText(errorText('emailInvalid', lang));
    await email.fill('ida@example.com');
    await expect(page.locator('#patient-email-note')).toHaveCount(0);

    const number = page.locator('#patient-ptNo');
    await number.fill(rows[0]!.ptNo);
    await wizard.next('photos');
    await expect(page.locator('#patient-ptNo-note')).toHaveText(errorText('caseIdTaken', lang));
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(/\/add-patient$/);
    await number.fill('a/b');
    await expect(page.locator('#patient-ptNo-note')).toHaveText(errorText('caseIdInvalid', lang));
    await number.fill('');
    await expect(page.locator('#patient-ptNo-note')).toHaveText(cases('hint.ptNo'));
  });
}
