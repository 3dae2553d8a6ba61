import type { Page } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { settled, stands } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/cases', 'en-US');

interface Row {
  readonly ptId: string;
  readonly version: number;
  readonly status: number;
  readonly photoCount: number;
}

/** A case with photos that waits for its inspection by the reader. */
async function waiting(page: Page): Promise<string> {
  const { rows } = await ask<{ rows: Row[] }>(page, '/doctor/doc/pagePt?pageSize=100');
  const row = rows.find(({ status, photoCount }) => status === 1 && photoCount > 0);
  if (!row) throw new Error('no case waits for its inspection');
  return `/patient-detail/${row.ptId}/${row.version}`;
}

test('what is found wrong is told when the inspection ends, and the practice is led to where it is put right', async ({
  openIn,
}) => {
  const inspector = await openIn('en-US', { as: 'demodesigner' });
  const path = await waiting(inspector);
  await inspector.goto(`${path}?section=quality`);
  await inspector.getByRole('button', { name: t('action.startInspection') }).click();

  await test.step('a photo is not good enough, and nothing passes any more', async () => {
    const photo = t('photoPosition.frontOcc');
    await inspector.getByRole('button', { name: t('quality.addAbout', { name: photo }) }).click();
    const dialog = inspector.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // A click on what is still opening can be lost.
    await settled(inspector);
    await dialog.getByLabel(t('quality.field.reason')).click();
    await inspector.getByTitle(t('finding.blurred')).click();
    await dialog.getByLabel(t('quality.field.words')).fill('Focus on the molars.');
    await settled(inspector);
    await dialog.getByRole('button', { name: t('quality.keep') }).click();
    await expect(dialog).toBeHidden();
    await expect(inspector.getByText('Focus on the molars.')).toBeVisible();
    await inspector.getByRole('button', { name: t('action.passInspection') }).click();
    await expect(inspector.getByText(/The quality report asks for other data/)).toBeVisible();
    await inspector
      .getByTestId('notices')
      .getByRole('button', { name: words('host', 'en-US')('notice.close') })
      .last()
      .click();
    await expect(inspector.getByText(/The quality report asks for other data/)).toBeHidden();
  });

  await test.step('the inspection fails by the report alone, and the practice goes to the photos', async () => {
    const practice = await openIn('en-US', { as: 'democreator' });
    await practice.goto(`${path}?section=quality`);
    await stands(practice);
    await expect(practice.getByText('Focus on the molars.')).toBeHidden();
    await inspector.getByRole('button', { name: t('action.failInspection') }).click();
    const dialog = inspector.getByRole('dialog');
    await dialog.getByRole('button', { name: t('say.failInspection.ok') }).click();
    await expect(dialog).toBeHidden();
    // Nobody reloads the page of the practice.
    await expect(practice.getByText(t('finding.blurred'))).toBeVisible();
    await practice
      .getByRole('listitem')
      .getByRole('button', { name: t('action.supply') })
      .click();
    await expect(practice).toHaveURL(/add-patient.*step=photos/);
  });
});
