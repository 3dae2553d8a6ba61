import type { ReviewKind, ReviewProtection } from '@archway/contracts';
import type { Page } from '@playwright/test';
import { archwayAs } from '../../support/archway-command.ts';
import { findings } from '../../support/axe.ts';
import { untouched } from '../../support/designs.ts';
import { madeElsewhere } from '../../support/made-plan.ts';
import { codeIn, linkIn } from '../../support/outbox.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const [en, zh] = [words('remotes/plans', 'en-US'), words('remotes/plans', 'zh-CN')];

test('a designer asks for reviews by link; on a phone, without an account, one passes and one returns the plan', async ({
  openIn,
  server,
}, testInfo) => {
  const admin = await openIn('en-US', { as: 'demoadmin' });
  const designer = await openIn('en-US', { as: 'demodesigner' });
  const { ptId, version } = await untouched(designer);
  const folder = testInfo.outputPath('plan');
  madeElsewhere(folder, 5);
  const name = 'Reviewed goal';
  const args = ['plan', 'import', folder, ptId, '--case-version', String(version), '--name', name];
  expect(await archwayAs(server, 'demodesigner', ...args)).toMatchObject({ code: 0 });
  await designer.goto(`/patient-detail/${ptId}/${version}?section=plans`);
  const plan = designer.locator('[data-plan]', { has: designer.getByRole('heading', { name, exact: true }) });
  await plan.getByRole('button', { name: en('action.submit'), exact: true }).click();

  const ask = async (reviewer: string, kind: ReviewKind, lang: string, protection: ReviewProtection): Promise<void> => {
    await plan.getByRole('button', { name: en('more', { name }) }).click();
    await settled(designer);
    await designer.getByRole('menuitem', { name: en('review.action.ask'), exact: true }).click();
    const dialog = designer.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await settled(designer);
    const choose = async (field: 'kind' | 'lang' | 'protection', option: string): Promise<void> => {
      await dialog.getByLabel(en(`review.field.${field}`), { exact: true }).click();
      await designer.locator('.ant-select-item-option').filter({ hasText: option }).last().click();
      await settled(designer);
    };
    await choose('kind', en(`review.kind.${kind}`));
    await choose('lang', lang);
    await dialog.getByLabel(en('review.field.recipientName'), { exact: true }).fill(reviewer);
    await dialog.getByLabel(en('review.field.recipientMail'), { exact: true }).fill(`${reviewer}@example.com`);
    await dialog.getByLabel(en('review.field.question'), { exact: true }).fill('Is 23 possible?');
    await choose('protection', en(`review.protection.${protection}`));
    await dialog.getByRole('button', { name: en('review.send'), exact: true }).click();
    await expect(designer.getByText(en('review.made', { name: reviewer }))).toBeVisible();
    await designer
      .getByRole('dialog')
      .getByRole('button', { name: en('difference.close'), exact: true })
      .last()
      .click();
    await expect(designer.getByRole('dialog')).toBeHidden();
  };
  const row = (reviewer: string) => plan.getByRole('listitem').filter({ hasText: reviewer });
  const phoneWith = async (lang: 'zh-CN' | 'en-US', reviewer: string): Promise<Page> => {
    const phone = await openIn(lang, { phone: true });
    await phone.goto(await linkIn(admin, `${reviewer}@example.com`));
    return phone;
  };

  await ask('expert-one', 'expert', '中文', 'code');
  await expect(designer.getByText(en('review.expert.pendingExpert'))).toBeVisible();
  const phone = await phoneWith('zh-CN', 'expert-one');
  await phone.getByRole('button', { name: zh('review.page.sendCode') }).click();
  await phone.getByLabel(zh('review.page.code')).fill(await codeIn(admin, 'expert-one@example.com'));
  await phone.getByRole('button', { name: zh('review.page.open') }).click();
  await expect(phone.getByText('Is 23 possible?')).toBeVisible();
  // The teeth come by leave of the link alone: the reviewer has no account.
  await expect(phone.locator('canvas')).toHaveAttribute('data-ready', 'true');
  expect(new URL(phone.url()).hash).toBe('');
  expect(await findings(phone, 'plan-review')).toEqual([]);
  await expect(designer.getByText(en('review.expert.expertReviewing'))).toBeVisible();
  await phone.getByRole('button', { name: zh('review.page.pass', { version: 'V' }).trim() }).click();
  await settled(phone);
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: zh('review.deciding.pass.ok'), exact: true })
    .click();
  await expect(phone.getByRole('heading', { name: zh('review.page.done.pass') })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: zh('review.page.doneBefore') })).toBeVisible();

  const apply = async (reviewer: string, state: 'passApplied' | 'failApplied'): Promise<void> => {
    await row(reviewer)
      .getByRole('button', { name: en('review.action.apply') })
      .click();
    await settled(designer);
    await designer
      .getByRole('dialog')
      .getByRole('button', { name: en('review.action.apply') })
      .click();
    await expect(row(reviewer)).toContainText(en(`review.state.${state}`));
  };
  await apply('expert-one', 'passApplied');
  await expect(designer.getByText(en('review.expert.expertReviewed'))).toBeVisible();

  // Another one opens by the link alone, and is revoked while it is read.
  await ask('gone-two', 'external', 'English', 'none');
  const revoked = await phoneWith('en-US', 'gone-two');
  await expect(revoked.getByText('Is 23 possible?')).toBeVisible();
  await row('gone-two')
    .getByRole('button', { name: en('review.action.revoke') })
    .click();
  await settled(designer);
  await designer
    .getByRole('dialog')
    .getByRole('button', { name: en('review.action.revoke') })
    .click();
  await expect(row('gone-two')).toContainText(en('review.state.revoked'));
  await revoked.reload();
  await expect(revoked.getByRole('heading', { name: en('review.page.overTitle') })).toBeVisible();

  // The last returns it: the plan is rejected once that is applied.
  await ask('other-three', 'external', 'English', 'none');
  const third = await phoneWith('en-US', 'other-three');
  await third.getByRole('button', { name: en('review.page.return') }).click();
  await settled(third);
  const dialog = third.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Rotate 23 more slowly.');
  await dialog.getByRole('button', { name: en('review.deciding.reject.ok'), exact: true }).click();
  await expect(third.getByRole('heading', { name: en('review.page.done.reject') })).toBeVisible();
  await expect(row('other-three')).toContainText('Rotate 23 more slowly.');
  await apply('other-three', 'failApplied');
  await expect(plan).toContainText(en('result.reviewFailed'));
});
