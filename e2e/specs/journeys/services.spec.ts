import type { Page } from '@playwright/test';
import { answerNames } from '@archway/contracts';
import { Wizard } from '../../pages/wizard.ts';
import { scans } from '../../support/scans.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/cases', 'en-US');

/** Adds a patient from the list of a service, as far as the second step. */
async function add(page: Page, list: string, service: 'crown' | 'implant' | 'report', name: string): Promise<Wizard> {
  await page.goto(list);
  await page.getByRole('button', { name: t(`list.add.${service}`) }).click();
  const wizard = new Wizard(page, 'en-US');
  await wizard.fillPatient(name);
  await wizard.next('photos');
  await expect(page).toHaveURL(/step=photos/);
  return wizard;
}

/** Chooses teeth in the chart of a request. */
async function choose(page: Page, ...teeth: string[]): Promise<void> {
  for (const tooth of teeth) await page.getByRole('option', { name: t('rx.tooth', { tooth }), exact: true }).click();
}

const answer = (page: Page, field: 'restoration' | 'material' | 'guide', name: string) =>
  page.locator(`#request-${field}`).getByRole('radio', { name, exact: true }).check();

test('a crown is asked for with teeth, material, shade and both jaws, and goes out without photos', async ({
  openIn,
}) => {
  const page = await openIn('en-US', { as: 'demodoctor' });
  const wizard = await add(page, '/crowDesign', 'crown', 'Cora Crownwell');
  await wizard.next('request');
  await choose(page, '16', '26', '26');
  await answer(page, 'restoration', answerNames.restoration.crown.en);
  await answer(page, 'material', answerNames.material.zirconia.en);
  await page.locator('#request-shade').fill('2M2');
  await page.keyboard.press('Enter');
  await wizard.next('models');
  const { upper, lower } = scans();
  await wizard.drop(1, upper);
  await expect(page.getByText(t('wizard.bothModelsLater'))).toBeVisible();
  await wizard.drop(2, lower);
  await expect(page.getByText(t('wizard.bothModelsLater'))).toBeHidden();
  await wizard.next('submit');
  await expect(page.getByText(t('check.request'))).toBeVisible();
  await wizard.submit();
  await expect(page).toHaveURL(/\/patient-detail\/\d+\/1/);
  await page.getByRole('button', { name: t('request.name'), exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^2M2$/ })).toBeVisible();
  await page
    .getByRole('link', { name: t('title.crown') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/crowDesign/);
  await expect(page.getByRole('link', { name: 'Cora Crownwell' })).toBeVisible();
});

test('an implant is asked for with positions, system and guide, and waits for its CBCT', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'demoplanner' });
  const wizard = await add(page, '/plant', 'implant', 'Ivo Implantson');
  await expect(page.getByText(t('wizard.cbctLater'))).toBeVisible();
  await wizard.next('request');
  await choose(page, '36');
  await page.locator('#request-system').fill('BLT 4.1 × 10');
  await answer(page, 'guide', answerNames.guide.full.en);
  await wizard.goTo('submit');
  for (const key of ['check.request', 'check.cbctMissing', 'check.noModel'] as const) {
    await expect(page.getByText(t(key)).first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: t('wizard.submit'), exact: true })).toBeDisabled();
  await page.reload();
  await wizard.goTo('request');
  await expect(page.locator('#request-system')).toHaveValue('BLT 4.1 × 10');
});

test('a report patient is added beside the reports, with a prescription', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'demoplanner' });
  const wizard = await add(page, '/report', 'report', 'Rhea Reporter');
  await expect(page).toHaveURL(/\/add-report\?/);
  await wizard.goTo('prescription');
  await expect(page.locator('#prescription-objectives')).toBeVisible();
  await page.getByRole('button', { name: t('wizard.saveAndLeave') }).click();
  await expect(page).toHaveURL(/\/report/);
  await expect(page.getByRole('link', { name: 'Rhea Reporter' })).toBeVisible();
});
