import { basename } from 'node:path';
import { type CaseModel, type CasePhoto, endpoints } from '@archway/contracts';
import type { Page } from '@playwright/test';
import { Wizard } from '../../pages/wizard.ts';
import { ask, caseOf } from '../../support/api.ts';
import { bytesKept, closeAndOpen, cutAnswer, holdFiles, loseAnswer, loseCall } from '../../support/faults.ts';
import { type PhotoFile, requiredPhotoFiles } from '../../support/photos.ts';
import { scans } from '../../support/scans.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const files = scans();
const photos = requiredPhotoFiles();
const [first, second, third, ...others] = photos as [PhotoFile, PhotoFile, PhotoFile, ...PhotoFile[]];

const ofCase = <T>(page: Page, path: string): Promise<T> => {
  const { ptId, version } = caseOf(page);
  return ask<T>(page, `${path}?ptId=${ptId}&version=${version}`);
};

const photosOf = (page: Page) => ofCase<CasePhoto[]>(page, '/doctor/pt/photo/list');

/** Each position has its one photo, each jaw its one model. */
async function nothingDoubled(page: Page): Promise<void> {
  const placed = (await photosOf(page)).map(({ position, fileName }) => `${position} ${fileName}`);
  expect(placed.sort()).toEqual(photos.map(({ position, file }) => `${position} ${basename(file)}`).sort());
  const models = await ofCase<CaseModel[]>(page, '/doctor/pt/model/list');
  expect(models.map(({ jaw, fileName }) => [jaw, fileName])).toEqual([
    [1, basename(files.upper)],
    [2, basename(files.lower)],
  ]);
}

/** The patient has one case, and that was submitted once. */
async function submittedOnce(page: Page, patient: string): Promise<void> {
  const { rows } = await ask<{ rows: { ptId: string; patientName: string }[] }>(
    page,
    '/doctor/doc/pagePt?pageSize=100',
  );
  const cases = rows.filter(({ patientName }) => patientName === patient);
  expect(cases).toHaveLength(1);
  const log = await ask<{ action: string }[]>(page, `/design/record/ptSpeedRecord?ptId=${cases[0]!.ptId}`);
  const actions = log.map(({ action }) => action);
  expect(actions.filter((action) => action === 'create' || action === 'submit')).toEqual(['submit', 'create']);
}

test('a page that is closed in the middle of any step of an intake loses nothing, and the next one doubles nothing', async ({
  openIn,
}) => {
  const lang = 'zh-CN';
  const t = words('remotes/cases', lang);
  const name = '关页面';
  let page = await openIn(lang, { as: 'demodoctor' });
  let wizard = new Wizard(page, lang);
  /** The page goes as it is; another one of the same login opens an address. */
  const reopen = async (address = page.url()): Promise<void> => {
    page = await closeAndOpen(page, address);
    wizard = new Wizard(page, lang);
  };

  await test.step('a patient who was typed and not saved, and one who was saved without the page hearing of it', async () => {
    await wizard.open();
    await wizard.fillPatient(name);
    await reopen();
    await expect(page.getByText(t('wizard.begun.of', { name, time: '…' }).split('…')[0]!)).toBeVisible();
    await page.getByRole('button', { name: t('wizard.begun.goOn') }).click();
    await expect(page.locator('#patient-patientName')).toHaveValue(name);
    const { done } = await loseAnswer(page, endpoints.cases.create);
    await wizard.next('photos');
    await done;
    await reopen();
    await page.getByRole('button', { name: t('wizard.begun.goOn') }).click();
    await page.locator('#patient-phone').fill('138 0013 8000');
    await wizard.next('photos');
    await expect(page).toHaveURL(/step=photos/);
    // Nothing is offered once it is a case.
    const address = page.url();
    await reopen('/add-patient');
    await expect(page.locator('#patient-patientName')).toHaveValue('');
    await expect(page.getByRole('button', { name: t('wizard.begun.goOn') })).toBeHidden();
    await reopen(address);
  });

  await test.step('photos: one has arrived, one is registered without the page hearing of it, one is on its way', async () => {
    await wizard.placePhotos([first]);
    const { done } = await loseAnswer(page, endpoints.photos.register);
    await wizard.choosePhoto(second);
    await done;
    const held = await holdFiles(page);
    await wizard.choosePhoto(third);
    await held.setOut(/_image\./);
    await reopen();
    await wizard.photoStands(first);
    await wizard.photoStands(second);
    const lost = page.getByText(t('photos.lost_other', { count: 1, names: basename(third.file) }));
    await expect(lost).toBeVisible();
    await wizard.choosePhoto(third);
    await wizard.photoStands(third);
    await expect(lost).toBeHidden();
    await wizard.placePhotos(others);
  });

  await test.step('a prescription that was typed and not saved, and one that was saved without the page hearing of it', async () => {
    await wizard.next('prescription');
    const objectives = page.locator('#prescription-objectives');
    await objectives.fill('Align the upper arch.');
    await reopen();
    await expect(page.locator('#prescription-objectives')).toHaveValue('Align the upper arch.');
    await wizard.prescribe();
    const { done } = await loseAnswer(page, endpoints.prescription.save);
    await page.locator('#prescription-objectives').fill('Align both arches.');
    await done;
    await reopen();
    await expect(page.locator('#prescription-objectives')).toHaveValue('Align both arches.');
    await expect(page.getByRole('button', { name: t('save.choose') })).toBeHidden();
  });

  await test.step('models: one has arrived, one is stored and not registered, one is on its way', async () => {
    await wizard.next('models');
    await wizard.drop(1, files.upper);
    await expect(page.getByText(/^(已分析|预处理.*)$/)).toHaveCount(1);
    const { done } = await loseCall(page, endpoints.models.register);
    await wizard.drop(2, files.lower);
    await done;
    await reopen();
    await expect(page.getByText(t('models.lost_other', { count: 1, names: basename(files.lower) }))).toBeVisible();
    const held = await holdFiles(page);
    await wizard.drop(2, files.lower);
    await held.setOut(/\.drc/);
    await bytesKept(page);
    await reopen();
    await page.getByRole('button', { name: t('upload.resume') }).click();
    await expect(page.getByText(/^(已分析|预处理.*)$/)).toHaveCount(2);
    await nothingDoubled(page);
  });

  await test.step('a submission that the page does not hear of', async () => {
    await wizard.next('submit');
    const { done } = await loseAnswer(page, endpoints.cases.submit);
    await wizard.submit();
    await done;
    await reopen();
    await expect(page.getByText(t('wizard.submittedTitle', { name }))).toBeVisible();
    await page.getByRole('button', { name: t('wizard.openCase') }).click();
    await expect(page).toHaveURL(/\/patient-detail\/\d+\/1/);
    await submittedOnce(page, name);
  });
});

test('a network that is cut in any step of an intake is told, and what was under way is done once when it is back', async ({
  openIn,
}) => {
  const lang = 'en-US';
  const t = words('remotes/cases', lang);
  const name = 'Nora Nonet';
  const page = await openIn(lang, { as: 'demodoctor' });
  const wizard = new Wizard(page, lang);
  const context = page.context();
  const gone = page.getByText(words('host', lang)('offline.body'));
  /** Without network the page says so, and what it says goes when the network is back. */
  const cut = async (): Promise<void> => {
    await context.setOffline(true);
    await expect(gone).toBeInViewport();
  };
  const back = async (): Promise<void> => {
    await context.setOffline(false);
    await expect(gone).toHaveCount(0);
  };
  const notice = page.getByRole('alert').filter({ hasText: words('shared/platform', lang)('checkNetworkDevice') });
  /** What cannot be done is told, and what is told is read. */
  const told = async (): Promise<void> => {
    await expect(notice).toHaveCount(1);
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
  };
  const kept = page.getByText(t('save.kept'));
  const retry = page.getByRole('button', { name: t('upload.retry'), exact: true });

  await test.step('opening the case', async () => {
    await wizard.open();
    await wizard.fillPatient(name);
    await cut();
    await wizard.next('photos');
    await told();
    await back();
    await cutAnswer(page, endpoints.cases.create);
    await wizard.next('photos');
    await told();
    await expect(page.locator('#patient-patientName')).toHaveValue(name);
    await back();
    await wizard.next('photos');
    await expect(page).toHaveURL(/step=photos/);
  });

  await test.step('basic info of the case', async () => {
    await wizard.goTo('patient');
    await cut();
    await page.locator('#patient-phone').fill('138 0013 8000');
    await wizard.next('photos');
    await expect(kept).toBeVisible();
    await expect(page).toHaveURL(/step=patient/);
    await back();
    await wizard.next('photos');
    await expect(page).toHaveURL(/step=photos/);
  });

  await test.step('photos', async () => {
    await cut();
    await wizard.choosePhoto(first);
    // The program that prepares photos has not been fetched yet.
    await expect(retry).toBeVisible();
    await back();
    await retry.click();
    await wizard.photoStands(first);
    await cut();
    await wizard.choosePhoto(second);
    await back();
    await wizard.photoStands(second);
    await cutAnswer(page, endpoints.photos.register);
    await wizard.choosePhoto(third);
    await expect(gone).toBeInViewport();
    await expect(retry).toBeVisible();
    await back();
    await retry.click();
    await wizard.photoStands(third);
    await wizard.placePhotos(others);
  });

  await test.step('prescription', async () => {
    await wizard.next('prescription');
    await cut();
    await page.locator('#prescription-objectives').fill('Align the upper arch.');
    await expect(kept).toBeVisible();
    await back();
    await expect(kept).toBeHidden();
    await wizard.prescribe();
  });

  await test.step('models', async () => {
    await wizard.next('models');
    await cut();
    await wizard.drop(1, files.upper);
    await expect(retry).toBeVisible();
    await back();
    await retry.click();
    await expect(page.getByText(/^(Analyzed|Preprocess.*)$/)).toHaveCount(1);
    await cutAnswer(page, endpoints.models.register);
    await wizard.drop(2, files.lower);
    await expect(gone).toBeInViewport();
    await expect(retry).toBeVisible();
    await back();
    await retry.click();
    await expect(page.getByText(/^(Analyzed|Preprocess.*)$/)).toHaveCount(2);
    await nothingDoubled(page);
  });

  await test.step('submission', async () => {
    await wizard.next('submit');
    await wizard.confirmDoubts();
    const complete = page.getByRole('button', { name: t('wizard.submit'), exact: true });
    const sure = page.getByRole('dialog').getByRole('button', { name: t('submit.confirm.ok') });
    await cut();
    await complete.click();
    await back();
    // What asks is fetched when it is first needed, which was without network.
    await expect(sure).toBeVisible();
    await settled(page);
    await context.setOffline(true);
    await sure.click();
    await told();
    await expect(page).toHaveURL(/step=submit/);
    await back();
    await cutAnswer(page, endpoints.cases.submit);
    await wizard.submit();
    await expect(gone).toBeInViewport();
    await back();
    await expect(page.getByText(t('wizard.submittedTitle', { name }))).toBeVisible();
    await submittedOnce(page, name);
  });
});
