import { generateJaw, writeStl } from '@archway/mesh';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/production', 'en-US');

const scan = (jaw: 'upper' | 'lower') => ({
  name: `${jaw}.stl`,
  mimeType: 'model/stl',
  buffer: Buffer.from(writeStl(generateJaw({ jaw, triangles: 12_000, seed: 21 })).bytes),
});

test('two models are uploaded, processed, looked at and confirmed; a link tells how far they are', async ({
  openIn,
  browser,
}) => {
  const page = await openIn('en-US', { as: 'demodoctor' });
  await page.goto('/retainer');
  await page.getByRole('button', { name: t('process.create') }).click();
  await page.getByRole('textbox', { name: t('process.field.name') }).fill('Journey models');
  for (const jaw of ['upper', 'lower'] as const)
    await page.getByLabel(t(`process.jaw.${jaw}`)).setInputFiles(scan(jaw));
  const summary = page.getByRole('complementary', { name: t('process.summary') });
  await summary.getByRole('button', { name: t('process.action.submit') }).click();
  await expect(page.getByRole('heading', { name: 'Journey models' })).toBeVisible();

  await page.getByRole('button', { name: t('process.link.title') }).click();
  const dialog = page.getByRole('dialog', { name: t('process.link.title') });
  await dialog.getByRole('button', { name: t('process.link.make') }).click();
  const address = (await dialog.locator('[data-link]').textContent()) ?? '';
  await dialog.getByRole('button', { name: t('process.link.close') }).click();

  await expect(page.getByRole('heading', { name: t('process.confirmTitle') })).toBeVisible();
  await expect(page.getByText(t('process.isWatertight')).first()).toBeVisible();
  const preview = page.getByRole('application', {
    name: t('process.previewOf', { jaw: t('process.jaw.upper') }),
  });
  await expect(preview.locator('canvas')).toBeVisible();

  const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await visitor.goto(address);
  await expect(visitor.getByText(t('process.public.toBeConfirmed'))).toBeVisible();
  await expect(visitor.getByText('Journey models')).toHaveCount(0);

  await page.getByRole('button', { name: t('process.action.confirm') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /charge/i })
    .click();
  await expect(
    page.getByRole('button', { name: t('process.downloadOf', { jaw: t('process.jaw.upper') }) }),
  ).toBeVisible();
  await expect(visitor.getByText(t('process.public.confirmed'))).toBeVisible();
});
