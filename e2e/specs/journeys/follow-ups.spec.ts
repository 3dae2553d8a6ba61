import type { CasePhoto, LibraryVersion } from '@archway/contracts';
import type { Locator, Page } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { requiredPhotoFiles } from '../../support/photos.ts';
import { hasFocus, settled, stands } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/cases', 'en-US');
const front = t('photoPosition.frontOcc');

interface Row {
  readonly ptId: string;
  readonly version: number;
  readonly patientName: string;
  readonly photoCount: number;
}

const casesOf = async (page: Page): Promise<Row[]> =>
  (await ask<{ rows: Row[] }>(page, '/doctor/doc/pagePt?pageSize=100')).rows;

/** A case of the reader that has a frontal photo in its intake and takes visits. */
async function treated(page: Page): Promise<Row> {
  for (const row of (await casesOf(page)).filter(({ photoCount }) => photoCount > 0)) {
    const { ptId, version } = row;
    const versions = await ask<LibraryVersion[]>(page, `/doctor/pt/archives/library/version/list?ptId=${ptId}`);
    if (!versions.some((each) => each.version === version && each.canAddFollowUp)) continue;
    const photos = await ask<CasePhoto[]>(page, `/doctor/pt/photo/list?ptId=${ptId}&version=${version}`);
    if (photos.some(({ position }) => position === 'frontOcc')) return row;
  }
  throw new Error('no case has a frontal photo and takes visits');
}

/** Adds the drawn frontal photo to a record or visit, and says which view it shows. */
async function addFrontal(page: Page, item: Locator): Promise<void> {
  const { file } = requiredPhotoFiles().find(({ position }) => position === 'frontOcc')!;
  await item.getByRole('combobox').click();
  await page.getByTitle(front, { exact: true }).click();
  await item.getByTestId('archive-pictures').setInputFiles(file);
  await expect(item.locator('[data-picture]')).toHaveCount(1);
  await expect(item.getByRole('button', { name: t('photos.more', { name: front }) })).toBeVisible();
}

const shownPictures = (figures: Locator): Promise<number> =>
  figures
    .locator('img')
    .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);

test('a visit is written down, its picture stands beside the intake, and it is changed and deleted', async ({
  openIn,
}) => {
  const page = await openIn('en-US', { as: 'demodoctor' });
  const { ptId, version } = await treated(page);
  await page.goto(`/patient-detail/${ptId}/${version}`);
  await page.getByRole('button', { name: t('followUp.title') }).click();
  await expect(page).toHaveURL(/section=followUps/);
  const visitWith = (remark: string): Locator =>
    page.locator('li[data-archive]').filter({ has: page.getByText(remark, { exact: true }) });
  const dialog = page.getByRole('dialog');

  await test.step('it is added with what was found', async () => {
    await page.getByRole('button', { name: t('followUp.add') }).click();
    await dialog.getByLabel(t('followUp.field.upperStep')).fill('5');
    await dialog.getByLabel('Attachment lost').check();
    await dialog.getByLabel(t('followUp.field.remarks')).fill('Button at 13 came off.');
    await dialog.getByRole('button', { name: t('archives.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(visitWith('Button at 13 came off.').getByText(t('followUp.upper', { num: 5 }))).toBeVisible();
  });

  const day = (await visitWith('Button at 13 came off.').getByRole('heading').textContent()) ?? '';

  await test.step('its picture stands beside that of the intake', async () => {
    const visit = visitWith('Button at 13 came off.');
    await addFrontal(page, visit);
    await visit.getByRole('button', { name: t('compare.visit', { day }) }).click();
    const figures = dialog.getByRole('figure');
    await expect(figures.first()).toContainText(t('compare.own'));
    await expect(figures.filter({ hasText: t('compare.intake', { stage: t('stage.initial') }) })).toHaveCount(1);
    await expect.poll(() => shownPictures(figures)).toBe(await figures.count());
    await settled(page);
    const [own, intake] = [await figures.nth(0).boundingBox(), await figures.nth(1).boundingBox()];
    expect(own?.y).toBe(intake?.y);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('it is changed, and gone when it is deleted', async () => {
    await visitWith('Button at 13 came off.')
      .getByRole('button', { name: t('followUp.changeAt', { day }) })
      .click();
    await dialog.getByLabel(t('followUp.field.remarks')).fill('Button at 13 bonded again.');
    await dialog.getByRole('button', { name: t('archives.save') }).click();
    await expect(dialog).toBeHidden();
    const changed = visitWith('Button at 13 bonded again.');
    await expect(changed).toBeVisible();
    await expect(page.getByText('Button at 13 came off.')).toBeHidden();
    await changed.getByRole('button', { name: t('followUp.removeAt', { day }) }).click();
    await hasFocus(dialog);
    await page.getByRole('button', { name: t('followUp.remove.ok') }).click();
    await expect(page.getByText('Button at 13 bonded again.')).toBeHidden();
    await page.reload();
    await stands(page);
    await expect(page.getByText('Button at 13 bonded again.')).toBeHidden();
  });
});

test('a record with a picture is kept in the library, renamed, and found by its version', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'demodoctor' });
  const { ptId, version, patientName } = await treated(page);
  await page.goto(`/patient-detail/${ptId}/${version}`);
  await page.getByRole('button', { name: t('library.title') }).click();
  await expect(page).toHaveURL(`/patient-database/${ptId}/${version}`);
  const recordNamed = (name: string): Locator =>
    page.locator('li[data-archive]').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: t('library.add') }).click();
  await dialog.getByLabel(t('library.field.name')).fill('Old pictures');
  await dialog.getByRole('button', { name: t('archives.save') }).click();
  await expect(dialog).toBeHidden();
  await addFrontal(page, recordNamed('Old pictures'));

  await recordNamed('Old pictures')
    .getByRole('button', { name: t('library.change', { name: 'Old pictures' }) })
    .click();
  await dialog.getByLabel(t('library.field.name')).fill('Pictures of 2024');
  await dialog.getByRole('button', { name: t('archives.save') }).click();
  await expect(dialog).toBeHidden();

  await test.step('the way to it leads over the case and its version', async () => {
    await page.getByRole('link', { name: patientName, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/patient-detail/${ptId}/${version}`));
    await page.getByRole('button', { name: t('library.title') }).click();
    const current = page.getByRole('navigation', { name: t('library.versions') }).locator('[aria-current="page"]');
    await expect(current).toHaveAttribute('href', `/patient-database/${ptId}/${version}`);
    const record = recordNamed('Pictures of 2024');
    await record.locator('button[aria-expanded="false"]').click();
    await record.locator('[data-picture]').click();
    await expect(dialog.getByRole('img', { name: front })).toBeVisible();
    // Pictures of the library are looked at: what edits the photos of the intake is not there.
    await expect(dialog.getByRole('button', { name: t('lightbox.crop') })).toBeHidden();
  });
});

test('production is told that the library is not for it, and a stranger that there is no such case', async ({
  openIn,
}) => {
  const maker = await openIn('en-US', { as: 'demomaker' });
  const [produced] = await casesOf(maker);
  if (!produced) throw new Error('production sees no case');
  await maker.goto(`/patient-database/${produced.ptId}/${produced.version}`);
  await expect(maker.getByRole('heading', { name: t('library.closed') })).toBeVisible();
  await maker.getByRole('link', { name: t('library.back') }).click();
  await expect(maker.getByRole('heading', { level: 1, name: produced.patientName })).toBeVisible();
  await expect(maker.getByRole('button', { name: t('library.title') })).toBeHidden();
  await expect(maker.getByRole('button', { name: t('followUp.title') })).toBeHidden();

  const stranger = await openIn('en-US', { as: 'demooutsider' });
  await stranger.goto(`/patient-database/${produced.ptId}/${produced.version}`);
  await expect(stranger.getByRole('heading', { name: t('library.notFound') })).toBeVisible();
});
