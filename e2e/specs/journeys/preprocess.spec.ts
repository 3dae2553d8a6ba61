import { analyseFlag, caseStatus } from '@archway/contracts';
import type { Page } from '@playwright/test';
import { VIEWER } from '../../pages/scene.ts';
import { ask } from '../../support/api.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/cases', 'en-US');

interface Row {
  readonly ptId: string;
  readonly version: number;
  readonly modelCount: number;
  readonly status: number;
}

/** A case that is designed, both of whose scans wait for their preprocessing: other journeys prepare some, and go on. */
async function unprepared(page: Page): Promise<Row> {
  const { rows } = await ask<{ rows: Row[] }>(page, '/doctor/doc/pagePt?pageSize=100');
  for (const row of rows.filter(({ status, modelCount }) => status === caseStatus.designing && modelCount === 2)) {
    const at = `ptId=${row.ptId}&version=${row.version}`;
    const models = await ask<{ analyseFlag: number }[]>(page, `/doctor/pt/model/list?${at}`);
    if (models.every((model) => model.analyseFlag === analyseFlag.done)) return row;
  }
  throw new Error('no case waits for its preprocessing');
}

test('a scan is preprocessed: a repaired one stands beside it, and goes when the scan is analyzed again', async ({
  openIn,
}) => {
  const page = await openIn('en-US', VIEWER);
  const { ptId, version } = await unprepared(page);
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
