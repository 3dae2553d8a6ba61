import { ask } from '../../support/api.ts';
import { printedPages } from '../../support/pdf.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/production', 'en-US');
const ui = words('shared/ui', 'en-US');

interface Row {
  readonly ptId: string;
  readonly version: number;
}

interface Offer {
  readonly plan: { readonly upperSteps: number | null; readonly lowerSteps: number | null };
}

test('a confirmed plan is ordered, printed in a batch, cut by a machine, and sent in two parcels; the practice looks on', async ({
  openIn,
}) => {
  const doctor = await openIn('en-US', { as: 'democreator' });
  const { rows } = await ask<{ rows: Row[] }>(doctor, '/doctor/doc/pagePt?pageSize=1&tab=9');
  const { ptId, version } = rows[0]!;
  const { plan } = await ask<Offer>(doctor, `/production/offer?ptId=${ptId}&version=${version}`);
  const half = Math.ceil(Math.max(plan.upperSteps ?? 0, plan.lowerSteps ?? 0) / 2);
  await doctor.goto(`/patient-detail/${ptId}/${version}?section=orders`);
  await doctor.getByRole('button', { name: t('add.button') }).click();

  const summary = doctor.getByRole('complementary', { name: t('add.summary') });
  await expect(summary.getByText('Upper 01~06 · Lower 01~06')).toBeVisible();
  await doctor.getByLabel(t('add.stepsPerSubOrder')).fill(String(half));
  await expect(summary.getByText('2 sub-orders', { exact: false })).toBeVisible();
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

  // What waits is laid on the plate of a printer, and printed with the batch.
  const maker = await openIn('en-US', { as: 'demomaker' });
  const { devices } = await ask<{ devices: { deviceId: string; name: string }[] }>(maker, '/production/device');
  const codes = [`${orderNo}-01`, `${orderNo}-02`];
  await maker.goto(`/create-print?device=${devices.find(({ name }) => name === 'P-2')?.deviceId}`);
  for (const code of codes) await maker.getByRole('checkbox', { name: t('sub.select', { code }) }).check();
  await maker.getByRole('button', { name: t('print.create') }).click();
  await expect(maker.getByRole('img', { name: /^Plate 1 of/ })).toBeVisible();
  await maker.getByRole('button', { name: t('print.action.start') }).click();
  const progress = doctor.getByRole('list', { name: t('detail.progress') }).getByRole('listitem');
  await expect(progress.filter({ hasText: 'In production' })).toHaveAttribute('aria-current', 'step');
  await maker.getByRole('button', { name: t('print.action.finish') }).click();
  await maker
    .getByRole('dialog')
    .getByRole('button', { name: t('print.action.finish') })
    .click();
  await expect(progress.filter({ hasText: '3D print completed' })).toHaveAttribute('aria-current', 'step');

  // A cutting machine reports with its own key, and the screen follows.
  await maker.goto('/device');
  await maker.getByRole('button', { name: t('sub.act', { action: t('device.key'), code: 'C-1' }) }).click();
  const keys = maker.getByRole('dialog');
  await keys.getByRole('button', { name: t('device.makeKey') }).click();
  const secret = (await keys.locator('code').textContent()) ?? '';
  await keys.getByRole('button', { name: t('device.keyKept') }).click();
  await maker.goto('/scan');
  const field = maker.getByLabel(t('scan.code'));
  const next = (action: Parameters<typeof t>[0]) => maker.getByRole('button', { name: t(action), exact: true });
  for (const [at, code] of codes.entries()) {
    await field.fill(code);
    await field.press('Enter');
    await expect(next('action.startCutting')).toBeVisible();
    const report = { reportId: String(at).padStart(32, 'a'), code, outcome: 'finished', at: new Date().toISOString() };
    const answer = await fetch(new URL('/api/production/device/report', maker.url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(report),
    });
    expect(((await answer.json()) as { code: number }).code).toBe(200);
    await next('action.pack').click();
    await expect(next('action.ship')).toBeVisible();
  }

  await maker.goto(`/order-parent?keyword=${orderNo}`);
  await maker.getByRole('row').filter({ hasText: orderNo }).getByRole('link').click();
  const parts = maker.getByRole('table', { name: t('detail.subOrders') });
  await parts.getByLabel(t('sub.uploadFile', { name: t('sub.model'), code: '-01' })).setInputFiles({
    name: 'steps.stl',
    mimeType: 'model/stl',
    buffer: Buffer.from('solid steps\nendsolid steps\n'),
  });
  await expect(parts.getByRole('button', { name: t('sub.download', { name: 'steps.stl' }) })).toBeVisible();
  // The other one has its files made from the plan.
  await parts.getByRole('button', { name: t('sub.act', { action: t('make.action'), code: '-02' }) }).click();
  for (const name of [`${orderNo}-02.zip`, `${orderNo}-02_cut-line.json`])
    await expect(parts.getByRole('button', { name: t('sub.download', { name }) })).toBeVisible();
  await expect(parts.getByText(t('sub.origin.plan'))).toHaveCount(2);
  // What was uploaded is replaced after a question alone.
  await parts.getByRole('button', { name: t('sub.act', { action: t('make.action'), code: '-01' }) }).click();
  await maker.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(parts.getByRole('button', { name: t('sub.download', { name: 'steps.stl' }) })).toBeVisible();
  for (const [code, trackingNo] of [
    ['-01', 'SF1020300400'],
    ['-02', 'SF1020300401'],
  ] as const) {
    await parts.getByRole('button', { name: t('sub.act', { action: t('action.ship'), code }), exact: true }).click();
    const parcel = maker.getByRole('dialog');
    await parcel.getByLabel(t('sub.courier')).fill('SF Express');
    await parcel.getByLabel(t('sub.trackingNo')).fill(trackingNo);
    await parcel.getByRole('button', { name: t('action.ship'), exact: true }).click();
    await expect(parcel).toBeHidden();
    await expect(maker.getByRole('region', { name: t('detail.packages') })).toContainText(trackingNo);
  }
  const packages = doctor.getByRole('region', { name: t('detail.packages') });
  await expect(packages).toContainText('SF1020300401');
  await expect(packages.getByRole('link', { name: t('parcel.track') })).toHaveCount(2);
  await maker
    .getByRole('link', { name: t('parcel.label') })
    .first()
    .click();
  await expect(maker.getByText('SF1020300400')).toBeVisible();
  // Its page is as large as the label: what the printer would be given is saved as a PDF.
  await maker.evaluate(() => {
    window.print = () => undefined;
  });
  await maker.getByRole('button', { name: t('parcel.print'), exact: true }).click();
  const sheets = await printedPages(await maker.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(sheets.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[100, 150]]);
  const completed = () => ask<{ rows: Row[] }>(doctor, '/doctor/doc/pagePt?pageSize=100&tab=6');
  await expect.poll(async () => (await completed()).rows.some((row) => row.ptId === ptId)).toBe(true);

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
