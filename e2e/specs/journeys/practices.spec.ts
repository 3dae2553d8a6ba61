import type { Page } from '@playwright/test';
import { LoginPage } from '../../pages/login.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const account = words('remotes/account', 'en-US');

test('a doctor who asked is let in by the creator, and hears of it', async ({ openIn }) => {
  const doctor = await openIn('en-US', { as: 'demoapplicant' });
  await doctor.goto('/account?key=5');
  const applications = doctor.getByRole('region', { name: account('applications.title') });
  await expect(applications.getByText(account('applications.status.pending'))).toBeVisible();

  const creator = await openIn('en-US', { as: 'democreator' });
  await creator.goto('/account?key=4');
  const requests = creator.getByRole('list', { name: account('requests.title') });
  await requests.getByRole('button', { name: account('requests.approve') }).click();
  await expect(requests).toHaveCount(0);
  const members = creator.getByRole('table', { name: account('account.section.members') });
  await expect(members.getByText('苏禾 Su He')).toBeVisible();

  // Nobody touches the other page: its stream tells it.
  await expect(applications.getByText(account('applications.status.approved'))).toBeVisible();
  await expect(doctor.getByRole('table', { name: account('practices.title') }).getByText('P10001')).toBeVisible();
});

/** Day of the month in the calendar of a practice's service. */
async function endService(page: Page, practice: string, day: string): Promise<void> {
  await page.getByLabel(account('assistants.until', { practice })).fill(day);
  await page.keyboard.press('Enter');
}

test('a new doctor creates two practices, and an assistant serves both, one until a day that is past', async ({
  openIn,
}) => {
  const creator = await openIn('en-US', { as: 'demoapplicant' });
  const dialog = creator.getByRole('dialog');
  const own = creator.getByRole('table', { name: account('practices.title') });
  for (const name of ['Harbour', 'Hilltop']) {
    await creator.goto('/account?key=5');
    await creator.getByRole('button', { name: account('practices.asCreator') }).click();
    await dialog.getByLabel(account('profile.name')).fill(`${name} Dental`);
    await dialog.getByLabel(account('profile.abbreviation')).fill(name);
    await dialog.getByRole('button', { name: account('practices.create') }).click();
    // The papers of the practice come next; whoever has none at hand goes on without them.
    await expect(creator).toHaveURL(/\/credentials\?outpatientId=/);
  }
  await creator.goto('/account?key=5');
  for (const name of ['Harbour', 'Hilltop']) await expect(own.getByText(`${name} Dental`)).toBeVisible();

  await creator.goto('/account?key=6');
  await creator.getByRole('button', { name: account('assistants.add') }).click();
  const fill = (field: 'nickName' | 'userName' | 'email' | 'password', text: string) =>
    dialog.getByLabel(account(`assistants.${field}`), { exact: true }).fill(text);
  await fill('nickName', 'Ada Aid');
  await fill('userName', 'ada-aid');
  await fill('email', 'ada@example.com');
  await fill('password', 'Assist-2026');
  for (const name of ['Harbour Dental', 'Hilltop Dental']) await dialog.getByRole('checkbox', { name }).check();
  await endService(creator, 'Hilltop Dental', '1 Jan 2026');
  await dialog.getByRole('button', { name: account('assistants.add') }).click();
  await expect(creator.getByText('Expired on 1 Jan 2026')).toBeVisible();

  const assistant = await openIn('en-US');
  const login = new LoginPage(assistant, 'en-US');
  await login.open();
  await login.submit('ada-aid', 'Assist-2026');
  await expect(assistant).not.toHaveURL(/\/login/);
  await assistant.goto('/account?key=5');
  const served = assistant.getByRole('table', { name: account('practices.title') });
  await expect(served.getByRole('row', { name: /Harbour/ })).toContainText(account('practices.states.enabled'));
  await expect(served.getByRole('row', { name: /Hilltop/ })).toContainText(account('practices.states.expired'));
});
