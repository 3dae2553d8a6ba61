import { errors } from '@archway/contracts';
import { LoginPage } from '../../pages/login.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const account = words('remotes/account', 'en-US');
const host = words('host', 'en-US');

test('somebody without a login joins a team by its link, and works once the creator has given a role', async ({
  openIn,
}) => {
  const guest = await openIn('en-US');
  await guest.goto('/?designTeamNo=T20001');
  await expect(guest.getByText(host('login.invited'))).toBeVisible();
  await new LoginPage(guest, 'en-US').submit('demoapplicant');
  await expect(guest.getByText(account('links.teamJoined'))).toBeVisible();
  await expect(guest).toHaveURL(/\/account\?key=11&type=team/);
  await expect(guest.getByText(account('team.waits'))).toBeVisible();

  const creator = await openIn('en-US', { as: 'democreator' });
  await creator.goto('/account?key=11&type=team');
  const row = creator.locator('tr[data-row]', { hasText: '苏禾 Su He' });
  await expect(row).toContainText(account('team.needsRole'));
  await row.getByRole('button', { name: account('members.more', { name: '苏禾 Su He' }) }).click();
  await creator.getByRole('menuitem', { name: account('team.giveRoles') }).click();
  const dialog = creator.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Stage designer 7/ }).check();
  await dialog.getByRole('button', { name: account('save') }).click();
  await expect(row).toContainText('Stage designer 7');

  // Nobody touches the other page: its stream tells it.
  await expect(guest.locator('tr[data-row]', { hasText: '苏禾 Su He' })).toContainText('Stage designer 7');
  // The same link joins once.
  await guest.goto('/?designTeamNo=T20001');
  await expect(guest.getByRole('navigation').first()).toBeVisible();
  await expect(guest.getByText(account('links.teamJoined'))).toHaveCount(0);
});

test('a creator binds a design center by its link, and a wrong link says so', async ({ openIn }) => {
  const creator = await openIn('en-US', { as: 'demooutsider' });
  await creator.goto('/?dNo=D30001');
  const joined = creator.getByRole('dialog');
  await expect(joined).toContainText(account('links.centerJoined', { name: '桥设计中心 Bridge Design Center' }));
  await joined.getByRole('button', { name: account('links.continue') }).click();
  await expect(creator).toHaveURL(/\/account\?key=11&type=org/);
  const bound = creator.getByRole('table', { name: account('centers.title') });
  await expect(bound.getByRole('row', { name: /D30001/ })).toContainText(account('practices.default'));

  await creator.goto('/?dNo=D0');
  await expect(creator.getByText(errors.designCenterUnknown.en)).toBeVisible();
});
