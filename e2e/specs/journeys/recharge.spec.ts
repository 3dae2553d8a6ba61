import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const account = words('remotes/account', 'en-US');
const operator = words('remotes/console', 'zh-CN');

test('a creator asks for credits, an administrator books them by contract, and the ledger shows it', async ({
  openIn,
}) => {
  const creator = await openIn('en-US', { as: 'demooutsider', moving: true });
  await creator.goto('/account?key=7');
  await creator.getByRole('button', { name: account('recharge.open'), exact: true }).click();
  const asking = creator.getByRole('dialog', { name: account('recharge.title') });
  await expect(asking).toBeVisible();
  // A click on what is still opening can be lost.
  await settled(creator);
  await asking.getByLabel(account('recharge.amount')).fill('2000');
  await asking.getByRole('button', { name: account('recharge.send') }).click();
  await expect(creator.getByText('2,000 credits were asked for')).toBeVisible();

  const admin = await openIn('zh-CN', { as: 'demoadmin', moving: true });
  await admin.goto('/console/recharge');
  const row = admin.getByRole('table', { name: operator('recharge.requests') }).getByRole('row', { name: 'P10002' });
  await row.getByRole('button', { name: operator('recharge.book') }).click();
  const booking = admin.getByRole('dialog');
  await expect(booking).toBeVisible();
  await settled(admin);
  await booking.getByLabel(operator('recharge.contract')).fill('C-2026-777');
  await booking.getByRole('button', { name: operator('recharge.bookNow') }).click();
  await expect(admin.getByText('已入账，当前剩余 2,640 积分')).toBeVisible();
  await expect(row).toHaveCount(0);

  await creator.reload();
  const entry = creator.getByRole('table', { name: account('ledger.title') }).getByRole('row', { name: 'C-2026-777' });
  await expect(entry).toContainText('+2,000');
  await expect(entry).toContainText('2,640');
});
