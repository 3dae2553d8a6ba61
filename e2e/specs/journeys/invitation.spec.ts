import { Wizard } from '../../pages/wizard.ts';
import { registerByEmail } from '../../support/register.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const account = words('remotes/account', 'en-US');

test('a doctor registers by the link of a practice, is let in, and can open a case', async ({ openIn }) => {
  const [creator, doctor, admin] = [
    await openIn('en-US', { as: 'democreator' }),
    await openIn('en-US'),
    await openIn('en-US', { as: 'demoadmin' }),
  ];
  await creator.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await creator.goto('/account?key=4');
  await creator.getByRole('button', { name: account('members.copyLink') }).click();
  await expect(creator.getByText(account('members.copied'))).toBeVisible();

  await doctor.goto(await creator.evaluate(() => navigator.clipboard.readText()));
  await expect(doctor.getByText(account('register.invited', { number: 'P10001' }))).toBeVisible();
  const person = { email: 'invited@example.com', userName: 'invited_doctor', password: 'Archway-2027' };
  await registerByEmail(doctor, admin, person);
  await doctor.getByRole('button', { name: account('practices.apply') }).click();

  const requests = creator.getByRole('list', { name: account('requests.title') });
  await requests
    .getByRole('listitem')
    .filter({ hasText: 'invited_doctor' })
    .getByRole('button', { name: account('requests.approve') })
    .click();
  await expect(doctor.getByRole('table', { name: account('practices.title') }).getByText('P10001')).toBeVisible();

  await doctor.goto('/aligner');
  await expect(doctor.getByRole('heading', { name: words('remotes/cases', 'en-US')('title.aligner') })).toBeVisible();
  await new Wizard(doctor, 'en-US').open();
});
