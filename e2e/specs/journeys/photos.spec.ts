import { THOROUGH } from '@archway/build/sampling';
import type { CasePhoto } from '@archway/contracts';
import { Wizard } from '../../pages/wizard.ts';
import { ask, caseOf } from '../../support/api.ts';
import { manyPhotoFiles } from '../../support/photos.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

/** Of two patients, or as many as a camera card holds. */
const MANY = THOROUGH ? 50 : 24;
/** Placed photos that may stand at a wrong position. */
const MISTAKES = 0.05;

test('many photos are dropped at once, classified, placed or left to the reader, and corrected', async ({ openIn }) => {
  const t = words('remotes/cases', 'en-US');
  const page = await openIn('en-US', { as: 'demodoctor' });
  await new Wizard(page, 'en-US').begin('Many Photos');
  const { ptId, version } = caseOf(page);
  const list = () => ask<CasePhoto[]>(page, `/doctor/pt/photo/list?ptId=${ptId}&version=${version}`);

  const files = manyPhotoFiles(MANY);
  await page.getByTestId('photo-batch').setInputFiles(files.map(({ file }) => file));
  await expect.poll(async () => (await list()).length, { timeout: 1_800_000, intervals: [2000] }).toBe(MANY);

  const photos = await list();
  const truth = new Map(files.map(({ file, position }) => [file.split('/').at(-1), position]));
  const placed = photos.filter(({ position }) => position !== null);
  const wrong = placed.filter(({ position, fileName }) => position !== truth.get(fileName));
  expect(placed.length).toBeGreaterThanOrEqual(9);
  expect(
    wrong.length / placed.length,
    wrong.map(({ fileName, position }) => `${fileName}→${position}`).join(),
  ).toBeLessThanOrEqual(MISTAKES);
  // Each place has one photo; what came second waits in the pool.
  expect(new Set(placed.map(({ position }) => position)).size).toBe(placed.length);

  // A placed photo is carried to the pool by its menu, and a photo of the pool to the free position by mouse.
  const front = t('photoPosition.frontOcc');
  await page.getByRole('button', { name: t('photos.more', { name: front }), exact: true }).click();
  await page.getByRole('menuitem', { name: t('photos.backToPool') }).click();
  const empty = page.getByLabel(t('photos.addTo', { name: front }), { exact: true });
  await expect(empty).toBeAttached();
  const waiting = page.getByRole('button', {
    name: new RegExp(`^(${t('photos.changePlace')}|${t('photos.choosePlace')})$`),
  });
  const pool = page.locator('li[draggable="true"]').filter({ has: waiting }).first();
  await pool.dragTo(page.locator('li').filter({ has: empty }));
  await expect(empty).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: t('photos.more', { name: front }), exact: true })).toBeVisible();
  const after = await list();
  expect(after.length).toBe(MANY);
  expect(after.find(({ position }) => position === 'frontOcc')?.automatic).toBe(false);
});
