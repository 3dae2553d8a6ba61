import type { Page } from '@playwright/test';
import { findings } from '../../support/axe.ts';
import { shareablePlan } from '../../support/demo-plans.ts';
import { settled } from '../../support/states.ts';
import { expect, test, type Lang } from '../../support/test.ts';
import { words } from '../../support/words.ts';

test('a doctor shares a plan by a QR code; on a phone a patient looks at it in both languages, and decides nothing', async ({
  openIn,
}) => {
  const t = words('remotes/plans', 'en-US');
  const account = words('remotes/account', 'en-US');
  const doctor = await openIn('en-US', { as: 'demodoctor' });

  // The card is filled once, where preferences are, and seen as patients see it.
  await doctor.goto('/account?key=8');
  const title = doctor.getByLabel(account('card.title'), { exact: true });
  await title.fill('Orthodontist');
  const cardPhone = doctor.getByLabel(account('card.phone'), { exact: true });
  await cardPhone.fill('+86 551 6360 7018');
  const preview = doctor.locator('address');
  await expect(preview).toContainText('Orthodontist');
  await doctor
    .locator('form', { has: title })
    .getByRole('button', { name: account('save'), exact: true })
    .click();
  await expect(doctor.getByText(account('saved')).first()).toBeVisible();

  const { ptId, version, name } = await shareablePlan(doctor);
  await doctor.goto(`/patient-detail/${ptId}/${version}?section=plans`);
  const plan = doctor.locator('[data-plan]', { has: doctor.getByRole('heading', { name, exact: true }) });
  await plan.getByRole('button', { name: t('more', { name }) }).click();
  await settled(doctor);
  await doctor.getByRole('menuitem', { name: t('open.share'), exact: true }).click();
  const dialog = doctor.getByRole('dialog', { name: t('share.title', { name }) });
  await expect(dialog.getByText('Orthodontist')).toBeVisible();
  await dialog.getByRole('checkbox', { name: t('share.option.includeHistory') }).check();
  await settled(doctor);
  expect(await findings(doctor, 'sharing a plan')).toEqual([]);
  await dialog.getByRole('button', { name: t('share.make'), exact: true }).click();
  await expect(dialog.getByText(t('share.made'))).toBeVisible();
  await expect(dialog.getByLabel(t('share.qr'))).toBeVisible();
  const address = (await dialog.getByTestId('share-link').getAttribute('data-address')) ?? '';
  // What is shared is the short one, with 132 bits behind the sign that browsers keep to themselves.
  expect(address).toMatch(/\/ortho#s\.[\w-]{22}$/);
  await settled(doctor);
  expect(await findings(doctor, 'a share link')).toEqual([]);

  const patient = async (lang: Lang): Promise<Page> => {
    const p = words('remotes/plans', lang);
    const phone = await openIn(lang, { phone: true });
    await phone.goto(address);
    await expect(phone.getByRole('heading', { name: p('share.page.heading') })).toBeVisible();
    // The teeth come by leave of the link alone: the patient has no account.
    await expect(phone.locator('canvas')).toHaveAttribute('data-ready', 'true');
    await expect(phone.getByRole('heading', { name: p('share.summary.title'), exact: true })).toBeVisible();
    await expect(phone.getByText('Orthodontist')).toBeVisible();
    await expect(phone.getByRole('link', { name: '+86 551 6360 7018' })).toHaveAttribute('href', 'tel:+8655163607018');
    await expect(phone.getByText(p('share.page.viewOnly'))).toBeVisible();
    await expect(phone.getByRole('button', { name: p('review.page.return') })).toHaveCount(0);
    await expect(phone.getByRole('button', { name: p('review.page.pass', { version: '' }).trim() })).toHaveCount(0);
    expect(new URL(phone.url()).hash).toBe('');
    const width = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    expect(await findings(phone, `a shared plan in ${lang}`)).toEqual([]);
    return phone;
  };
  const [first] = [await patient('zh-CN'), await patient('en-US')];
  // A page that is loaded again is no other view.
  await first.reload();
  await expect(first.locator('canvas')).toHaveAttribute('data-ready', 'true');

  await doctor.reload();
  await plan.getByRole('button', { name: t('more', { name }) }).click();
  await settled(doctor);
  await doctor.getByRole('menuitem', { name: t('open.share'), exact: true }).click();
  const row = dialog.locator('[data-share]').first();
  await expect(row).toContainText(/2 times/);
  await row.getByRole('button', { name: t('review.visits.open') }).click();
  const log = doctor.getByRole('dialog').last();
  await expect(log.getByRole('row')).toHaveCount(3);
  await settled(doctor);
  expect(await findings(doctor, 'the access log of a share')).toEqual([]);
  // Its cross is called the same.
  await log
    .getByRole('button', { name: t('difference.close'), exact: true })
    .last()
    .click();
  await expect(log.getByRole('row')).toHaveCount(0);

  // A password that is set ends what is open: the page asks for it, and says when it is wrong.
  const zh = words('remotes/plans', 'zh-CN');
  await row.getByRole('button', { name: t('share.protect.open'), exact: true }).click();
  await settled(doctor);
  const setting = doctor.getByRole('dialog').last();
  await setting.getByLabel(t('share.field.newPassword')).fill('open sesame');
  expect(await findings(doctor, 'the password of a share')).toEqual([]);
  await setting.getByRole('button', { name: t('share.protect.set') }).click();
  await expect(row).toContainText(t('share.with.password'));
  await first.reload();
  await expect(first.getByRole('heading', { name: zh('share.page.lockedTitle') })).toBeVisible();
  expect(await findings(first, 'a link that asks for a password')).toEqual([]);
  const password = first.getByLabel(zh('review.page.password'), { exact: true });
  for (const [entered, told] of [
    ['open sesam', '密码不正确'],
    ['open sesame', zh('share.page.viewOnly')],
  ] as const) {
    await password.fill(entered);
    await first.getByRole('button', { name: zh('share.page.open') }).click();
    await expect(first.getByText(told)).toBeVisible();
  }
  await row.getByRole('button', { name: t('review.visits.open') }).click();
  await expect(log.getByText('1 wrong password')).toBeVisible();
  await log
    .getByRole('button', { name: t('difference.close'), exact: true })
    .last()
    .click();
  await expect(log.getByRole('row')).toHaveCount(0);

  await row.getByRole('button', { name: t('review.action.revoke') }).click();
  await settled(doctor);
  await doctor
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('review.action.revoke') })
    .click();
  await expect(row).toContainText(t('share.state.revoked'));
  await first.reload();
  await expect(first.getByRole('heading', { name: zh('review.page.overTitle') })).toBeVisible();
  await expect(first.getByText('诊所已停止分享')).toBeVisible();
});
