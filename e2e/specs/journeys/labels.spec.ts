import { ask } from '../../support/api.ts';
import { printedPages } from '../../support/pdf.ts';
import { readCodes } from '../../support/read-codes.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/production', 'en-US');

interface Row {
  readonly orderId: string;
  readonly orderNo: string;
}

test('labels come out of the printer at their size, and their codes lead back to the plan', async ({ openIn }) => {
  const maker = await openIn('en-US', { as: 'demomaker' });
  // The window of the printer is the system's: what it would be given is saved as a PDF.
  await maker.addInitScript(() => (window.print = () => undefined));
  const { rows } = await ask<{ rows: Row[] }>(maker, '/production/order/page?pageSize=1&status=1');
  const { orderId, orderNo } = rows[0]!;
  await maker.goto(`/order-parent-detail?id=${orderId}`);
  await maker.getByRole('button', { name: t('sheet.ofOrder') }).click();
  const parts = maker.getByRole('list', { name: t('detail.subOrders') }).getByRole('checkbox');
  await expect(parts.first()).toBeChecked();
  for (const part of (await parts.all()).slice(1)) await part.uncheck();
  const print = maker.getByRole('button', { name: /^Print \d+ Labels?$/ });
  await expect(print).toBeEnabled();
  const count = Number(/\d+/.exec((await print.textContent()) ?? '')![0]);
  await print.click();
  await expect(maker.locator('[data-label-page]')).toHaveCount(count);

  const pages = await printedPages(await maker.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
    Array.from({ length: count }, () => [60, 30]),
  );
  const codes = await Promise.all([pages[0]!, pages.at(-1)!].map(({ pixels }) => readCodes(pixels)));
  expect(codes.map((found) => found.length)).toEqual([1, 1]);
  const code = codes[0]![0]!;
  expect(code).toMatch(new RegExp(`^${orderNo}-01-[UL]01$`));

  await maker.goto(`/production-codes?code=${code}`);
  const chain = maker.getByRole('region', { name: t('codes.read') });
  await expect(chain).toContainText(t('planMatch.same'));
  await expect(chain).toContainText(/(Maxillary|Mandibular) 01/);
  await expect(chain.getByRole('link', { name: `${orderNo}-01` })).toBeVisible();

  // A picture of a code is offered once it was read back, and not before.
  await maker.goto('/qr-image');
  const download = maker.getByRole('button', { name: t('qr.download') });
  await maker.getByLabel(t('qr.text')).fill(code);
  await expect(maker.getByText(t('qr.readBack', { text: code }))).toBeVisible();
  await expect(download).toBeEnabled();
  await maker.getByLabel('Left margin (px)').fill('500');
  await expect(maker.getByText(t('qr.failed.notRead'))).toBeVisible();
  await expect(download).toBeDisabled();
});
