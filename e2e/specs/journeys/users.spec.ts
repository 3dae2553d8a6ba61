import { LoginPage } from '../../pages/login.ts';
import { settled, stands } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const operator = words('remotes/console', 'en-US');
const PASSWORD = `${'a-long-passphrase-'.repeat(3)}Of-64-characters`.slice(0, 64);

test('an administrator makes a user and a practice; the user logs in, and is out once disabled', async ({ openIn }) => {
  const admin = await openIn('en-US', { as: 'demoadmin' });
  await admin.goto('/console/users');
  await admin.getByRole('button', { name: operator('users.add') }).click();
  const user = admin.getByRole('dialog', { name: operator('users.addTitle') });
  await user.getByLabel(operator('users.field.userName')).fill('journey-owner');
  await user.getByLabel(operator('users.field.nickName')).fill('Journey Owner');
  await user.getByLabel(operator('users.field.password')).fill(PASSWORD);
  await user.getByLabel(operator('users.service.report')).check();
  await user.getByRole('button', { name: operator('operated.plusYear') }).click();
  await user.getByRole('button', { name: operator('users.make'), exact: true }).click();
  await expect(user).toHaveCount(0);

  await admin.goto('/console/practices');
  await admin.getByRole('button', { name: operator('practices.add') }).click();
  const practice = admin.getByRole('dialog', { name: operator('practices.addTitle') });
  await practice.getByLabel(operator('practices.field.name'), { exact: true }).fill('Journey Dental');
  await practice.getByLabel(operator('practices.field.abbreviation')).fill('Journey');
  await practice.getByLabel(operator('practices.field.creator')).fill('journey-owner');
  await practice.getByRole('button', { name: operator('practices.make'), exact: true }).click();
  await expect(admin.getByRole('row', { name: 'Journey Dental' })).toContainText('Journey Owner');

  const owner = await openIn('en-US');
  const login = new LoginPage(owner, 'en-US');
  await login.open();
  await login.submit('journey-owner', PASSWORD);
  await expect(owner).toHaveURL(/\/aligner/);
  await stands(owner);

  await admin.goto('/console/users?keyword=journey-owner');
  await admin.getByRole('button', { name: operator('operated.openOf', { name: 'Journey Owner' }) }).click();
  const drawer = admin.getByRole('dialog', { name: 'Journey Owner' });

  await test.step('a service that is given is in the menu of the open page, without a reload', async () => {
    const menu = owner.getByRole('navigation', { name: 'Main menu' });
    const crowns = menu.getByRole('link', { name: 'Crown Design', exact: true });
    await expect(crowns).toHaveCount(0);
    await owner.evaluate(() => Object.assign(window, { sameDocument: true }));
    await drawer.getByRole('button', { name: operator('users.edit'), exact: true }).click();
    const edited = admin.getByRole('dialog', { name: operator('users.editTitle', { name: 'Journey Owner' }) });
    await expect(edited).toBeVisible();
    await settled(admin);
    await edited.getByLabel(operator('users.service.crownDesign')).check();
    await edited.getByRole('button', { name: operator('operated.save'), exact: true }).click();
    await expect(edited).toHaveCount(0);
    await crowns.click();
    await expect(owner).toHaveURL(/\/crowDesign/);
    expect(await owner.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  await drawer.getByRole('button', { name: operator('operated.disable') }).click();
  const asked = admin.getByRole('dialog', { name: 'Disable Journey Owner?' });
  await asked.getByLabel(operator('operated.reason')).fill('Left the practice');
  await asked.getByRole('button', { name: operator('users.ask.disable.ok'), exact: true }).click();
  await expect(drawer.getByText(operator('operated.state.disabled'), { exact: true })).toBeVisible();
  await expect(owner).toHaveURL(/\/login/);
});
