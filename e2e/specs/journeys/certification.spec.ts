import { credentialItem } from '@archway/contracts';
import { LoginPage } from '../../pages/login.ts';
import { Wizard } from '../../pages/wizard.ts';
import { paperFile } from '../../support/papers.ts';
import { registerByEmail } from '../../support/register.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const PASSWORD = 'Archway-2027';
const account = words('remotes/account', 'en-US');
const operator = words('remotes/console', 'en-US');

test('somebody registers, creates a practice, submits its papers, is certified, and opens a first case', async ({
  openIn,
}) => {
  const [page, admin] = [await openIn('en-US'), await openIn('en-US', { as: 'demoadmin' })];
  await page.goto('/register');
  await registerByEmail(page, admin, { email: 'bay@example.com', userName: 'bay_dental', password: PASSWORD });

  // Credentials come after a practice.
  await page.goto('/credentials');
  await expect(page.getByText('Account registration incomplete, credentials cannot be submitted.')).toBeVisible();
  await page.getByRole('button', { name: account('credentials.toPractices') }).click();
  await page.getByRole('button', { name: account('practices.asCreator') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(account('profile.name')).fill('Bay Dental');
  await dialog.getByLabel(account('profile.abbreviation')).fill('Bay');
  for (const [level, name] of [
    ['region.region', 'China'],
    ['region.province', 'Shanghai'],
    ['region.city', '市辖区'],
    ['region.area', '黄浦区'],
  ] as const) {
    const choice = dialog.getByRole('combobox', { name: words('shared/ui', 'en-US')(level) });
    await choice.fill(name);
    await choice.press('Enter');
  }
  await dialog.getByRole('button', { name: account('practices.create') }).click();
  await expect(page).toHaveURL(/\/credentials\?outpatientId=/);

  const paper = paperFile('paper', 230);
  const choose = (item: Parameters<typeof credentialItem>[0], file: string) =>
    page
      .getByLabel(account('credentials.chooseFor').replace('{name}', credentialItem(item).en), { exact: true })
      .setInputFiles(file);
  const submit = page.getByRole('button', { name: account('credentials.submit'), exact: true });
  for (const item of ['practiceLicense', 'businessLicense', 'qualification', 'workPhoto'] as const)
    await choose(item, paper);
  await choose('doorPhoto', paperFile('small', 200, [640, 360]));
  await expect(page.getByText('The picture is too small, at least 1280 × 720 pixels are needed')).toBeVisible();
  await expect(submit).toBeDisabled();
  await choose('doorPhoto', paperFile('door', 180));
  const registration = page.getByLabel(credentialItem('registrationNumber').en);
  const creditCode = page.getByLabel(credentialItem('creditCode').en);
  await registration.fill('PDY440301771517D2202');
  await creditCode.fill('91350100M000100Y44');
  await expect(page.getByText('Please check social credit code is correct!').first()).toBeVisible();
  await creditCode.fill('91350100M000100Y43');
  await expect(page.getByText(account('credentials.ready'))).toBeVisible();
  await submit.click();
  await expect(page.getByText('Registration Successful')).toBeVisible();
  await expect(page.getByText('We will complete your auth in 24 hours')).toBeVisible();

  // The operator returns one photo, with a reason that the person reads at once.
  await admin.goto('/console/certification');
  await admin.getByRole('button', { name: /Bay Dental/ }).click();
  const picture = admin.getByRole('img', { name: credentialItem('businessLicense').en });
  await admin
    .getByRole('list', { name: operator('certification.documents') })
    .getByText('Business license')
    .click();
  await expect(picture).toBeVisible();
  const mark = operator('certification.markName').replace('{name}', credentialItem('doorPhoto').en);
  await admin.getByRole('button', { name: mark }).click();
  await admin.getByLabel(operator('certification.field.reason'), { exact: true }).fill('The sign cannot be read.');
  // What is right of a person opens the account, also when a paper of the practice goes back.
  await expect(admin.getByRole('checkbox', { name: operator('users.service.aligner'), exact: true })).toBeChecked();
  await admin.getByRole('button', { name: operator('certification.return'), exact: true }).click();
  // Among the messages behind the bell it stands too, whether they are open or not.
  await expect(page.getByRole('main').getByText('The sign cannot be read.').first()).toBeVisible();
  await choose('doorPhoto', paperFile('sign', 120));
  await expect(page.getByText(account('credentials.ready'))).toBeVisible();
  await submit.click();
  await expect(page.getByText('Registration Successful')).toBeVisible();

  await admin.goto('/console/certification');
  await admin.getByRole('button', { name: /Bay Dental/ }).click();
  // The practice has no last day yet: it gets one, a year from today as long as nobody chooses another.
  await expect(admin.getByLabel(operator('certification.field.expires'))).not.toHaveValue('');
  await admin.getByRole('button', { name: operator('certification.certify'), exact: true }).click();
  await expect(page.getByText(account('credentials.certifiedBody'))).toBeVisible();
  await page.getByRole('button', { name: 'Enter System' }).click();
  await expect(page).not.toHaveURL(/\/credentials/);

  // Nothing was loaded anew meanwhile: the page has heard that the account is open.
  const wizard = new Wizard(page, 'en-US');
  await page
    .getByRole('button', { name: words('remotes/cases', 'en-US')('list.add.aligner') })
    .first()
    .click();
  await expect(page.locator('#patient-patientName')).toBeVisible();
  await wizard.fillPatient('Bay First');
  await wizard.next('photos');
  await expect(page).toHaveURL(/step=photos/);

  const later = await openIn('en-US');
  const login = new LoginPage(later, 'en-US');
  await login.open();
  await login.submit('bay_dental', PASSWORD);
  await expect(later).not.toHaveURL(/\/login/);
  await later.goto('/account?key=1');
  await expect(later.getByText(account('overview.certification.authed'))).toBeVisible();
});
