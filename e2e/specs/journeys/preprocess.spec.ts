import { VIEWER } from '../../pages/scene.ts';
import { ask } from '../../support/api.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/cases', 'en-US');

test('a scan is preprocessed: a repaired one stands beside it, and goes when the scan is analyzed again', async ({
  openIn,
}) => {
  const page = await openIn('en-US', VIEWER);
  const { rows } = await ask<{ rows: { ptId: string; version: number; modelCount: number }[] }>(
    page,
    '/doctor/doc/pagePt?pageSize=20',
  );
  const { ptId, version } = rows.find(({ modelCount }) => modelCount === 2)!;
  await page.goto(`/patient-detail/${ptId}/${version}?section=preprocess`);
  const repaired = page.getByRole('region', { name: t('repaired.2') });
  // The first one of this name is the section itself, the last one belongs to the lower jaw.
  const prepare = page.getByRole('button', { name: t('prepare.action'), exact: true });
  await expect(prepare).toHaveCount(3);
  await prepare.last().click();
  await expect(repaired).toBeVisible();
  const download = page.waitForEvent('download');
  await repaired.getByRole('button', { name: t('prepare.download') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.drc$/);

  // In 3D it lies on its scan and waits until it is asked for.
  const tab = page.context().waitForEvent('page');
  await page
    .getByRole('button', { name: t('action.open3d') })
    .first()
    .click();
  const scene = await tab;
  await expect(scene.locator('canvas')).toHaveAttribute('data-ready', 'true');
  const name = words('remotes/viewer3d', 'en-US')('repairedOf.lower');
  const row = scene.getByRole('listitem').filter({ hasText: name });
  await expect(row).toBeVisible();
  await row.getByRole('switch').first().click();
  await expect(scene.locator('#viewer-model-table').getByText(name)).toBeVisible();
  await scene.close();

  const again = t('ask.analyse.ok');
  await page.getByRole('button', { name: again, exact: true }).last().click();
  const question = page.getByRole('dialog').filter({ hasText: t('prepare.reset') });
  await expect(question).toBeVisible();
  await settled(page);
  await question.getByRole('button', { name: again, exact: true }).click();
  await expect(repaired).toHaveCount(0);
  // Once it is analyzed it is preprocessed by itself, and its teeth are counted.
  await expect(repaired).toBeVisible();
  await expect(page.getByRole('region', { name: t('foundTeeth.title.2') })).toContainText(/\d+ teeth found/);
});
