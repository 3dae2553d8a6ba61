import type { Page } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/cases', 'en-US');

interface Row {
  readonly ptId: string;
  readonly version: number;
  readonly status: number;
  readonly stage: number;
  readonly patientName: string;
}

/** A case that the reader may restart now, in its initial phase. */
async function restartable(page: Page): Promise<Row> {
  const { rows } = await ask<{ rows: Row[] }>(page, '/doctor/doc/pagePt?pageSize=100');
  for (const row of rows.filter(({ status, stage }) => (status === 31 || status === 34) && stage === 1)) {
    const { mayRestart } = await ask<{ mayRestart: boolean }>(page, `/doctor/pt/detail/${row.ptId}/${row.version}`);
    if (mayRestart) return row;
  }
  throw new Error('no case can be restarted');
}

test('a case is restarted with what went wrong, its intake begins anew, and the phase before can be read', async ({
  openIn,
}) => {
  const page = await openIn('en-US', { as: 'democreator' });
  const { ptId, patientName: name } = await restartable(page);

  await test.step('the dialog asks why, and sends nothing before that is told', async () => {
    await page.goto(`/patient-detail/${ptId}/1`);
    await page.getByRole('button', { name: t('action.more', { name }) }).click();
    await page.getByRole('menuitem', { name: t('action.restart') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('refinement.question'))).toBeVisible();
    await dialog.getByRole('button', { name: t('action.restart') }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await dialog.getByLabel(t('refinement.reason.aligner')).check();
    await dialog.getByLabel('Condition description').fill('Tooth 12 lags behind.');
    for (const jaw of ['Upper', 'Lower']) await dialog.getByLabel(`${jaw} steps worn`).fill('3');
    await dialog.getByRole('option', { name: 'Tooth 12' }).click();
    await dialog.getByRole('button', { name: t('action.restart') }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the intake of the refinement says why records are given anew', async () => {
    await expect(page).toHaveURL(new RegExp(`/add-patient\\?ptId=${ptId}&version=2`));
    await page.goto(`/add-patient?ptId=${ptId}&version=2&step=patient`);
    await expect(page.getByText(t('refinement.anew'))).toBeVisible();
    await expect(page.getByText(/Tooth 12 lags behind\./)).toBeVisible();
  });

  await test.step('the page of the case has its reason and both phases', async () => {
    await page.goto(`/patient-detail/${ptId}/2?section=refinement`);
    await expect(page.getByText('Tooth 12 lags behind.')).toBeVisible();
    await page.getByLabel(t('section.version')).click();
    await page.getByTitle(t('stage.initial')).click();
    await expect(page).toHaveURL(new RegExp(`/patient-detail/${ptId}/1`));
    // A phase that is over can be taken along, and not begun anew.
    await page.getByRole('button', { name: t('action.more', { name }) }).click();
    await expect(page.getByRole('menuitem', { name: t('action.exportCase') })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: t('action.restart') })).toBeHidden();
  });
});
