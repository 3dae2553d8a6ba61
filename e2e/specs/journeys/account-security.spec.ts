import { LoginPage } from '../../pages/login.ts';
import { DEMO_PASSWORD } from '../../support/logins.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const account = words('remotes/account', 'en-US');
const NEW_PASSWORD = 'Changed-2026';

test('a changed password ends the login in another browser at once, and opens the next one', async ({ openIn }) => {
  const [here, there] = [await openIn('en-US'), await openIn('zh-CN')];
  await new LoginPage(there, 'zh-CN').enter('demooutsider');
  await new LoginPage(here, 'en-US').enter('demooutsider');
  await here.goto('/account?key=2');
  const devices = here.getByRole('region', { name: account('security.sessions.title') });
  await expect(devices.getByText(account('security.sessions.current'))).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(2);

  const dialog = here.getByRole('dialog');
  const fill = (field: 'oldPassword' | 'newPassword' | 'confirmPassword', text: string) =>
    dialog.getByLabel(account(`security.password.${field}`)).fill(text);
  const change = async (from: string, to: string): Promise<void> => {
    await here.getByRole('button', { name: account('security.password.change') }).click();
    await fill('oldPassword', from);
    await fill('newPassword', to);
    await fill('confirmPassword', to);
    await dialog.getByRole('button', { name: account('security.password.change') }).click();
    await expect(dialog).toHaveCount(0);
  };
  await change(DEMO_PASSWORD, NEW_PASSWORD);
  await expect(here.getByText(account('security.password.changed'))).toBeVisible();

  // Nobody touches the other page: its stream tells it.
  await expect(there).toHaveURL(/\/login/);
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await new LoginPage(there, 'zh-CN').submit('demooutsider', NEW_PASSWORD);
  await expect(there).not.toHaveURL(/\/login/);

  // Others of this server log in with the password that every demonstration account has.
  await change(NEW_PASSWORD, DEMO_PASSWORD);
  await expect(there).toHaveURL(/\/login/);
});
