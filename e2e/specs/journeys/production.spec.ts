import { ask } from '../../support/api.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/production', 'en-US');
const ui = words('shared/ui', 'en-US');

interface Row {
  readonly ptId: string;
  readonly version: number;
}

test('a confirmed plan is ordered, made step by step, and sent; the practice looks on', async ({ openIn }) => {
  const doctor = await openIn('en-US', { as: 'democreator' });
  const { rows } = await ask<{ rows: Row[] }>(doctor, '/doctor/doc/pagePt?pageSize=1&tab=9');
  const { ptId, version } = rows[0]!;
  await doctor.goto(`/patient-detail/${ptId}/${version}?section=orders`);
  await doctor.getByRole('button', { name: t('add.button') }).click();

  const summary = doctor.getByRole('complementary', { name: t('add.summary') });
  await expect(summary.getByText('Upper 01~06 · Lower 01~06')).toBeVisible();
  await doctor.getByRole('checkbox', { name: t('jaw.lower') }).uncheck();
  await doctor.getByLabel(t('add.to', { jaw: t('jaw.upper') })).fill('6');
  await expect(summary.getByText('1 sub-order', { exact: false })).toBeVisible();
  await doctor.getByLabel(t('field.productionRemark')).fill('Trim by hand');
  await summary.getByRole('button', { name: t('add.submit') }).click();
  const heading = doctor.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^PO-\d{4}-\d{4}/);
  const orderNo = /PO-\d{4}-\d{4}/.exec((await heading.textContent()) ?? '')![0];
  await expect(doctor.getByText('Trim by hand')).toBeVisible();
  await expect(doctor.getByText(t('planMatch.same'), { exact: false })).toBeVisible();

  // Steps that this order has are named, and wait for a word.
  const again = await doctor.context().newPage();
  await again.goto(`/add-order?case=${ptId}&version=${version}`);
  await expect(again.getByText(orderNo)).toBeVisible();
  await expect(again.getByRole('button', { name: t('add.submit') })).toBeDisabled();
  await again.getByRole('checkbox', { name: t('add.repeat') }).check();
  await expect(again.getByRole('button', { name: t('add.submit') })).toBeEnabled();
  await again.close();

  const maker = await openIn('en-US', { as: 'demomaker' });
  await maker.goto(`/order-parent?keyword=${orderNo}`);
  await maker.getByRole('row').filter({ hasText: orderNo }).getByRole('link').click();
  const parts = maker.getByRole('table', { name: t('detail.subOrders') });
  const next = (action: Parameters<typeof t>[0]) =>
    parts.getByRole('button', { name: t('sub.act', { action: t(action), code: '-01' }), exact: true });
  await next('action.startPrinting').click();
  await next('action.finishPrinting').click();
  await expect(doctor.getByRole('listitem').filter({ hasText: '3D print completed' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  const chosen = t('sub.uploadFile', { name: t('sub.model'), code: '-01' });
  await parts.getByLabel(chosen).setInputFiles({
    name: 'steps.stl',
    mimeType: 'model/stl',
    buffer: Buffer.from('solid steps\nendsolid steps\n'),
  });
  await expect(parts.getByRole('button', { name: t('sub.download', { name: 'steps.stl' }) })).toBeVisible();
  for (const action of ['action.startCutting', 'action.finishCutting', 'action.pack'] as const)
    await next(action).click();
  await next('action.ship').click();
  const parcel = maker.getByRole('dialog');
  await parcel.getByLabel(t('sub.courier')).fill('SF Express');
  await parcel.getByLabel(t('sub.trackingNo')).fill('SF1020300400');
  await parcel.getByRole('button', { name: t('action.ship'), exact: true }).click();
  await expect(parcel).toBeHidden();
  await expect(maker.getByRole('region', { name: t('detail.packages') })).toContainText('SF1020300400');
  await expect(doctor.getByRole('region', { name: t('detail.packages') })).toContainText('SF1020300400');

  // Another order is taken back and restored from the list.
  await doctor.goto('/order-parent?status=0');
  const waiting = doctor.locator('tbody tr').filter({ has: doctor.getByRole('checkbox') });
  await expect(waiting.first()).toBeVisible();
  const before = await waiting.count();
  await waiting.first().getByRole('checkbox').check();
  const bar = doctor.getByRole('toolbar');
  await expect(bar).toContainText(ui('batch.max', { num: 100 }));
  await bar.getByRole('button', { name: t('action.discard') }).click();
  await doctor
    .getByRole('dialog')
    .getByRole('button', { name: t('action.discard') })
    .click();
  await expect(waiting).toHaveCount(before - 1);
});
