import { THOROUGH } from '@archway/build/sampling';
import { basename } from 'node:path';
import type { CaseCbct } from '@archway/contracts';
import type { Page } from '@playwright/test';
import { Wizard } from '../../pages/wizard.ts';
import { ask, caseOf } from '../../support/api.ts';
import { ctFolder } from '../../support/cts.ts';
import { patientPhotoFiles } from '../../support/photos.ts';
import { scans } from '../../support/scans.ts';
import { stands } from '../../support/states.ts';
import { expect, test, type Lang } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const photos = patientPhotoFiles();
const files = scans();
const ct = ctFolder();

interface Intake {
  readonly lang: Lang;
  readonly patient: string;
  readonly by: { readonly account: string; readonly name: string };
  /** Where the case belongs, which for an assistant is not where the wizard begins. */
  readonly practice: string;
  readonly doctor: string;
  /** Of that practice, and of another one. */
  readonly owner: string;
  readonly stranger: string;
}

const all: readonly Intake[] = [
  {
    lang: 'en-US',
    patient: 'Fiona Fullrecord',
    by: { account: 'demodoctor', name: '周明 Zhou Ming' },
    practice: '晨光口腔 Morning Light Dental',
    doctor: '周明 Zhou Ming',
    owner: 'democreator',
    stranger: 'demooutsider',
  },
  {
    lang: 'zh-CN',
    patient: '全资料',
    by: { account: 'demoassistant', name: '何雨 He Yu' },
    practice: '湖畔口腔 Lakeside Dental',
    doctor: '宋词 Song Ci',
    owner: 'demooutsider',
    stranger: 'democreator',
  },
];

/** Before a release both; in a usual run the one that passes through more hands. */
const intakes = THOROUGH ? all : all.slice(-1);

/** An assistant asks to serve another practice, by its code, and its owner agrees. */
async function serves(assistant: Page, owner: Page, number: string, lang: Lang): Promise<void> {
  const account = words('remotes/account', lang);
  await assistant.goto('/account?key=5');
  await assistant.getByRole('button', { name: account('practices.asEmployee') }).click();
  const dialog = assistant.getByRole('dialog');
  await dialog.getByLabel(account('practices.keyword')).fill(number);
  await dialog.getByRole('button', { name: account('practices.find') }).click();
  await dialog.getByRole('button', { name: account('practices.apply') }).click();
  await owner.goto('/account?key=4');
  const requests = owner.getByRole('list', { name: account('requests.title') });
  await requests.getByRole('button', { name: account('requests.approve') }).click();
  await expect(requests).toHaveCount(0);
  await expect(assistant.getByRole('table', { name: account('practices.title') }).getByText(number)).toBeVisible();
}

/** Chooses the CT of a patient, and waits until the server has it. */
async function addCt(page: Page, t: ReturnType<typeof words<'remotes/cases'>>): Promise<CaseCbct> {
  await page.getByLabel(t('cbct.chooseFolder')).setInputFiles(ct.folder);
  if (ct.several) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('cbct.pick.ok') })
      .click();
  }
  const { ptId, version } = caseOf(page);
  const stored = () => ask<CaseCbct | null>(page, `/doctor/pt/cbct/get?ptId=${ptId}&version=${version}`);
  await expect.poll(async () => (await stored()) !== null).toBe(true);
  return (await stored())!;
}

for (const { lang, patient, by, practice, doctor, owner, stranger } of intakes) {
  const t = words('remotes/cases', lang);
  const kind = [photos.some(({ real }) => real), files.real, ct.real].every(Boolean) ? 'real' : 'generated';

  test(`${by.account} takes a patient in with photos, both scans and a CT (${kind}), and the owner reads who did it (${lang})`, async ({
    openIn,
  }) => {
    const page = await openIn(lang, { as: by.account });
    const reader = await openIn(lang, { as: owner });
    const wizard = new Wizard(page, lang);
    if (by.account === 'demoassistant') await serves(page, reader, 'P10002', lang);

    const volume = await test.step('the intake, until it is submitted', async () => {
      await wizard.open();
      await wizard.fillPatient(patient);
      if (by.account === 'demoassistant') {
        await wizard.choose('practiceId', practice);
        await wizard.choose('doctorId', doctor);
      }
      await wizard.next('photos');
      const cbct = await addCt(page, t);
      await wizard.placePhotos(photos);
      await wizard.next('prescription');
      await wizard.prescribe();
      await wizard.next('models');
      await wizard.drop(1, files.upper);
      await wizard.drop(2, files.lower);
      await expect(page.getByText(lang === 'zh-CN' ? /^(已分析|预处理.*)$/ : /^(Analyzed|Preprocess.*)$/)).toHaveCount(
        2,
      );
      await wizard.next('submit');
      await wizard.submit();
      await expect(page).toHaveURL(/\/patient-detail\/\d+\/1/);
      return cbct.volume;
    });
    const detail = new URL(page.url()).pathname;
    const section = async (at: Page, key: string): Promise<void> => {
      await at.goto(`${detail}?section=${key}`);
      await stands(at);
    };

    await test.step('the case has all of it, and belongs where it was opened', async () => {
      await section(page, 'basic');
      for (const fact of [practice, doctor])
        await expect(page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
      await section(page, 'photos');
      for (const { position } of photos) {
        // One of them stands beside the name of the patient, too.
        const picture = page.getByRole('img', { name: t(`photoPosition.${position}`), exact: true }).last();
        // Another element may come in its place while it is scrolled to.
        await expect(async () => {
          await picture.scrollIntoViewIfNeeded();
          expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        }).toPass();
      }
      await section(page, 'models');
      for (const file of [files.upper, files.lower]) await expect(page.getByText(basename(file)).first()).toBeVisible();
      await section(page, 'cbct');
      await expect(page.getByText(volume.size.join(' × ')).first()).toBeVisible();
    });

    await test.step('the owner of the practice reads who did what, and nobody else', async () => {
      await section(reader, 'audit');
      await expect(reader.getByText(t('audit.intact'))).toBeVisible();
      await reader.getByText(t('audit.kind.changed'), { exact: true }).click();
      const trail = reader.getByRole('table', { name: t('section.audit') });
      for (const what of ['create', 'uploadPhotos', 'uploadCbct', 'uploadModel', 'submit'] as const) {
        const entry = trail.getByRole('row').filter({ hasText: t(`record.${what}`) });
        await expect(entry.first()).toContainText(by.name);
      }
      await section(page, 'audit');
      await expect(page.getByRole('table', { name: t('section.audit') })).toHaveCount(0);
      await expect(page.getByText(t('section.audit'), { exact: true })).toHaveCount(0);
      const other = await openIn(lang, { as: stranger });
      await other.goto(`${detail}?section=audit`);
      await expect(other.getByText(t('detail.notFound'))).toBeVisible();
    });
  });
}
