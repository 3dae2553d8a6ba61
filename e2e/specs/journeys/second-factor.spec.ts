import { createHmac } from 'node:crypto';
import { LoginPage } from '../../pages/login.ts';
import { DEMO_PASSWORD } from '../../support/logins.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const account = words('remotes/account', 'en-US');
const host = words('host', 'en-US');

/** The code of now, as an app computes it (RFC 6238). */
function totp(secret: string): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

test('with a second factor a login asks for a code, and a recovery code is one; then it is turned off', async ({
  openIn,
}) => {
  const page = await openIn('en-US', { as: 'demooutsider' });
  await page.goto('/account?key=2');
  const section = page.getByRole('region', { name: account('secondFactor.title') });
  await section.getByRole('button', { name: account('secondFactor.turnOn') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(account('secondFactor.password'), { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: account('secondFactor.next') }).click();
  await expect(dialog.getByText(account('secondFactor.byHand'))).toBeVisible();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await dialog.getByLabel(account('secondFactor.code'), { exact: true }).fill(totp(secret));
  await dialog.getByRole('button', { name: account('secondFactor.turnOn') }).click();
  const shown = page.getByRole('list', { name: account('secondFactor.codesTitle') }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await page.getByRole('button', { name: account('secondFactor.kept') }).click();
  await expect(section.getByText(account('secondFactor.on'), { exact: true })).toBeVisible();

  const other = await openIn('en-US');
  const login = new LoginPage(other, 'en-US');
  await login.open('/login?redirect=%2Fmsg-center');
  await login.submit('demooutsider');
  await expect(other.getByRole('heading', { name: host('login.secondStep') })).toBeVisible();
  const code = other.getByLabel(host('login.factorCode'));
  await code.fill('000000');
  await code.press('Enter');
  await expect(other.getByText('The code is incorrect or has been used')).toBeVisible();
  await code.fill(codes[0] ?? '');
  await code.press('Enter');
  await expect(other).toHaveURL(/\/msg-center/);

  // The account is left as it was found.
  await section.getByRole('button', { name: account('secondFactor.turnOff') }).click();
  await dialog.getByLabel(account('secondFactor.password'), { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByLabel(account('secondFactor.code'), { exact: true }).fill(codes[1] ?? '');
  await dialog.getByRole('button', { name: account('secondFactor.turnOff') }).click();
  await expect(section.getByText(account('secondFactor.off'), { exact: true })).toBeVisible();
});
