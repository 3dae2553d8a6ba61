import { expect, type Page } from '@playwright/test';
import { type Answer, complaintNames, endpoints } from '@archway/contracts';
import { ask, caseOf } from '../support/api.ts';
import type { PhotoFile } from '../support/photos.ts';
import { settled } from '../support/states.ts';
import type { Lang } from '../support/test.ts';
import { type Words, words } from '../support/words.ts';

/** The wizard that adds a patient. */
export class Wizard {
  private readonly t: Words<'remotes/cases'>;
  private readonly side: 'zh' | 'en';

  constructor(
    readonly page: Page,
    lang: Lang,
  ) {
    this.t = words('remotes/cases', lang);
    this.side = lang === 'zh-CN' ? 'zh' : 'en';
  }

  async open(): Promise<void> {
    await this.page.goto('/add-patient');
    await expect(this.page.locator('#patient-patientName')).toBeVisible();
  }

  async fillPatient(name: string): Promise<void> {
    await this.page.locator('#patient-patientName').fill(name);
    await this.page.locator('#patient-gender input').nth(1).check();
    const birthday = this.page.locator('#patient-birthday');
    await birthday.fill('1998-04-12');
    await birthday.press('Enter');
  }

  /** Chooses the practice of a case, or the doctor, by the name. */
  async choose(field: 'practiceId' | 'doctorId', name: string): Promise<void> {
    await this.page.locator(`#patient-${field}`).click();
    await settled(this.page);
    await this.page.locator('.ant-select-dropdown').getByTitle(name, { exact: true }).click();
  }

  /** Opens a case and its photos, the second step. */
  async begin(name: string): Promise<void> {
    await this.open();
    await this.fillPatient(name);
    await this.next('photos');
    await expect(this.page.getByTestId('photo-batch')).toBeAttached();
  }

  async next(step: 'photos' | 'prescription' | 'request' | 'models' | 'submit'): Promise<void> {
    await this.page
      .getByRole('button', { name: this.t('wizard.saveAndNext', { step: this.t(`step.${step}`) }) })
      .click();
  }

  /** Opens a step by the steps above the form. */
  async goTo(step: 'patient' | 'photos' | 'prescription' | 'request' | 'models' | 'submit'): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(`^\\d?\\s*${this.t(`step.${step}`)}`) })
      .first()
      .click();
  }

  /** Chooses a photo for its position, as the tile does. */
  async choosePhoto({ position, file }: PhotoFile): Promise<void> {
    const name = this.t(`photoPosition.${position}`);
    await this.page.getByLabel(this.t('photos.addTo', { name }), { exact: true }).setInputFiles(file);
  }

  /** Waits until a photo stands at its position. */
  async photoStands({ position }: Pick<PhotoFile, 'position'>): Promise<void> {
    const name = this.t(`photoPosition.${position}`);
    await expect(this.page.getByRole('button', { name: this.t('photos.more', { name }), exact: true })).toBeVisible();
  }

  /** Chooses a photo for each position, and waits until all have arrived. */
  async placePhotos(photos: readonly PhotoFile[]): Promise<void> {
    for (const photo of photos) await this.choosePhoto(photo);
    for (const photo of photos) await this.photoStands(photo);
  }

  /** Chooses a file for a jaw, 1 upper or 2 lower, as the file button would. */
  async drop(jaw: 1 | 2, file: string): Promise<void> {
    await this.page.getByLabel(this.t(`drop.${jaw}`)).setInputFiles(file);
  }

  /** Answers what a prescription must say, in its step, and waits until it is saved. */
  async prescribe(): Promise<void> {
    await this.page.getByRole('checkbox', { name: complaintNames.crowding[this.side], exact: true }).check();
    await this.page.locator('#prescription-objectives').fill('Align both arches without extraction.');
    await this.page.locator('#prescription-arches').getByText(this.t('rx.arches.both'), { exact: true }).click();
    const answers = [
      ['movable', this.t('rx.movable.all')],
      ['attachments', this.t('rx.attachments.asNeeded')],
      ['spacing', this.t('rx.spacing.later')],
      ['communication', this.t('rx.communication.after')],
    ] as const;
    for (const [question, name] of answers) {
      await this.page.locator(`#prescription-${question}`).getByRole('radio', { name }).check();
    }
    await expect(this.page.getByText(this.t('save.savedAt').split('{')[0]!.trim()).first()).toBeVisible();
  }

  /** Says of everything that the machine doubts that it is right as it is. */
  async confirmDoubts(): Promise<void> {
    const right = this.page.getByRole('button', { name: new RegExp(`^${this.t('doubt.right')}: `) });
    const settled = this.page.getByText(this.t('check.doubtsNone')).or(this.page.getByText(this.answered));
    // What is still being analysed may bring another doubt, and the page hears of it a moment later.
    await expect.poll(async () => (await this.doubts()).running).toBe(0);
    const open = (await this.doubts()).doubts.filter(({ answer }) => answer === null);
    await expect(right).toHaveCount(open.length);
    while ((await right.count()) > 0) {
      const left = await right.count();
      await right.first().click();
      await expect.poll(() => right.count()).toBeLessThan(left);
    }
    await expect(settled.first()).toBeVisible();
  }

  private async doubts(): Promise<Answer<typeof endpoints.doubts.list>> {
    const { ptId, version } = caseOf(this.page);
    return ask(this.page, `${endpoints.doubts.list.path}?ptId=${ptId}&version=${version}`);
  }

  /** The beginning of what stands there once all doubts are answered. */
  private get answered(): string {
    return this.t('check.doubtsAnswered_other').split(/[（(]/)[0]!.trim();
  }

  /** Submits, and confirms what becomes final. */
  async submit(): Promise<void> {
    await this.confirmDoubts();
    await this.page.getByRole('button', { name: this.t('wizard.submit'), exact: true }).click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.t('submit.confirm.ok') })
      .click();
  }
}
