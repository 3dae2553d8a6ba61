import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { PDF_CHANNEL } from '@archway/contracts';
import { VIEWER } from '../../pages/scene.ts';
import { ask } from '../../support/api.ts';
import { designedCase } from '../../support/demo-plans.ts';
import { pagesOf, printedPages } from '../../support/pdf.ts';
import { readCodes } from '../../support/read-codes.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

interface Row {
  readonly orderId: string;
  readonly orderNo: string;
  readonly ptNo: string;
  readonly patientName: string;
}

/** A PDF is built in the page that nobody sees, and comes as a file. */
async function saved(page: Page, begin: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download');
  await begin();
  const file = await download;
  await expect(page.locator('[data-pdf-builder]')).toHaveCount(0);
  return file;
}

const makersOrder = async (page: Page): Promise<Row> => {
  const { rows } = await ask<{ rows: Row[] }>(page, '/production/order/page?pageSize=1&status=1');
  return rows[0]!;
};

test('a doctor saves a plan as a PDF: in words, with pictures of its stages', async ({ openIn }) => {
  test.slow();
  const page = await openIn('zh-CN', VIEWER);
  const t = words('remotes/plans', 'zh-CN');
  const said = words('remotes/production', 'zh-CN');
  const { ptId, version, stages } = await designedCase(page);
  await page.goto(`/patient-detail/${ptId}/${version}?section=plans`);
  const file = await saved(page, async () => {
    await page.getByRole('button', { name: t('more', { name: stages.name }) }).click();
    await page.getByRole('menuitem', { name: t('open.savePdf') }).click();
  });
  expect(file.suggestedFilename()).toMatch(/^[^_ ]+_plan-[0-9a-f]{8}_\d+\.pdf$/);
  const pages = await pagesOf(file);
  const whole = pages.join('');
  for (const key of [
    'pdf.plan.title',
    'pdf.patient',
    'pdf.plan.movements',
    'pdf.stage.first',
    'pdf.stage.last',
  ] as const)
    expect(whole).toContain(said(key));
  expect(whole).not.toContain(said('pdf.noPicture'));
  for (const [at, text] of pages.entries())
    expect(text).toContain(said('pdf.page', { page: String(at + 1), of: String(pages.length) }));
});

test('who makes an order saves its report, and labels on sheets at their size', async ({ openIn }) => {
  const t = words('remotes/production', 'en-US');
  const page = await openIn('en-US', { as: 'demomaker' });
  const { orderId, orderNo, patientName } = await makersOrder(page);
  await page.goto(`/order-parent-detail?id=${orderId}`);
  const report = await saved(page, () => page.getByRole('button', { name: t('pdf.report') }).click());
  expect(report.suggestedFilename()).toContain(`_${orderNo}_`);
  const said = (await pagesOf(report)).join('');
  for (const text of [t('pdf.order.title'), orderNo, patientName, `${orderNo}-01-U01`, t('detail.history')])
    expect(said).toContain(text);

  await page.goto(`/print-label?order=${orderId}`);
  const labels = await saved(page, () => page.getByRole('button', { name: t('pdf.save'), exact: true }).click());
  expect(labels.suggestedFilename()).toMatch(new RegExp(`^${orderNo}_labels_01`));
  const sheets = await printedPages(await readFile(await labels.path()));
  expect([sheets[0]!.width, sheets[0]!.height].map(Math.round)).toEqual([210, 297]);
  const codes = await readCodes(sheets[0]!.pixels);
  expect(codes.length).toBeGreaterThan(0);
  for (const code of codes) expect(code).toMatch(new RegExp(`^${orderNo}-\\d{2}-[UL]\\d{2}$`));
});

test('what cannot be built is told, may be tried again, and reaches no other tab', async ({ openIn }) => {
  const t = words('shared/platform', 'en-US');
  const said = words('remotes/production', 'en-US');
  const page = await openIn('en-US', { as: 'demomaker' });
  const { orderId } = await makersOrder(page);
  await page.goto(`/order-parent-detail?id=${orderId}`);
  await expect(page.getByRole('button', { name: said('pdf.report') })).toBeVisible();
  let broken = true;
  await page.route('**/production/subOrder/*/pieces', (route) => (broken ? route.abort() : route.continue()));
  const heard = page.evaluate(
    (name) =>
      new Promise<Record<string, unknown>>((resolve) => {
        const channel = new BroadcastChannel(name);
        channel.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => {
          if (!('progress' in data)) resolve(data);
        };
      }),
    PDF_CHANNEL,
  );
  await page.getByRole('button', { name: said('pdf.report') }).click();
  const told = page.getByRole('alert').filter({ hasText: t('pdf.failed') });
  await expect(told).toBeVisible();
  expect(await heard).toMatchObject({ type: 'pdfBuilder', message: 'Update PDF failed' });
  broken = false;
  // Another tab says that it has one: this one waits for its own.
  const again = await saved(page, async () => {
    await told.getByRole('button', { name: t('pdf.again') }).click();
    await page.evaluate((name) => {
      const channel = new BroadcastChannel(name);
      channel.postMessage({ type: 'pdfBuilder', job: '0'.repeat(32), name: 'other.pdf', pdf: new Blob(['no']) });
      channel.close();
    }, PDF_CHANNEL);
  });
  expect(again.suggestedFilename()).not.toBe('other.pdf');
});
