import { Wizard } from '../../pages/wizard.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/cases', 'en-US');

test('a prescription says at once what does not go together, and two people who write it lose nothing', async ({
  openIn,
}) => {
  const page = await openIn('en-US', { as: 'demodoctor' });
  const wizard = new Wizard(page, 'en-US');
  await wizard.begin('Rosa Twowriters');
  await wizard.goTo('prescription');
  await wizard.prescribe();

  await test.step('a contradiction stands at its question, until it is mended', async () => {
    const refuse = page.locator('#prescription-extraction').getByRole('radio', { name: t('rx.extraction.refuse') });
    await refuse.check();
    await page.getByRole('option', { name: t('rx.tooth', { tooth: '14' }) }).click();
    await page.keyboard.press('3');
    const said = page.getByText(t('rx.contradiction.extractionRefused', { teeth: '14' }));
    await expect(said).toBeVisible();
    await page.keyboard.press('3');
    await expect(said).toBeHidden();
  });

  const other = await openIn('en-US', { as: 'democreator' });
  await other.goto(page.url());
  const answer = (at: typeof page, question: string, name: string) =>
    at.locator(`#prescription-${question}`).getByRole('radio', { name, exact: true });
  /** Chooses an answer, and waits until the server has said something to it. */
  const choose = async (at: typeof page, question: 'ipr' | 'tads' | 'midline', name: string): Promise<void> => {
    const told = at.waitForResponse((response) => response.request().method() === 'PUT');
    await answer(at, question, name).check();
    await told;
  };

  await test.step('answers to different questions are brought together', async () => {
    await expect(answer(other, 'spacing', t('rx.spacing.later'))).toBeChecked();
    await choose(page, 'ipr', t('rx.ipr.none'));
    await choose(other, 'tads', t('rx.tads.accept'));
    await expect(answer(other, 'ipr', t('rx.ipr.none'))).toBeChecked();
  });

  await test.step('different answers to the same question are chosen from', async () => {
    // The first page knows nothing of the other's answer yet.
    await choose(page, 'midline', t('rx.midline.maintain'));
    await expect(answer(page, 'tads', t('rx.tads.accept'))).toBeChecked();
    await choose(other, 'midline', t('rx.midline.alignToUpper'));
    const card = other.getByRole('region').filter({ has: other.getByRole('button', { name: t('clash.take') }) });
    await other.getByRole('button', { name: t('save.choose') }).click();
    await expect(card).toBeInViewport();
    await card.getByRole('radio', { name: t('rx.midline.maintain') }).check();
    const told = other.waitForResponse((response) => response.request().method() === 'PUT');
    await card.getByRole('button', { name: t('clash.take') }).click();
    await told;
    await expect(card).toBeHidden();
    await other.reload();
    await expect(answer(other, 'midline', t('rx.midline.maintain'))).toBeChecked();
    await expect(answer(other, 'ipr', t('rx.ipr.none'))).toBeChecked();
  });

  await test.step('so it is with the first step', async () => {
    await page.reload();
    for (const at of [page, other]) {
      await new Wizard(at, 'en-US').goTo('patient');
      await expect(at.locator('#patient-patientName')).toHaveValue('Rosa Twowriters');
    }
    const type = async (at: typeof page, field: string, value: string): Promise<void> => {
      const told = at.waitForResponse((response) => response.request().method() === 'PUT');
      await at.locator(`#patient-${field}`).fill(value);
      await told;
    };
    await type(page, 'phone', '138 0013 8000');
    await type(other, 'customClinic', 'Room 4');
    await expect(other.locator('#patient-phone')).toHaveValue('138 0013 8000');
    await type(page, 'customClinic', 'Room 5');
    const card = page.getByRole('region').filter({ has: page.getByRole('button', { name: t('clash.take') }) });
    await card.getByRole('radio', { name: 'Room 4' }).check();
    await card.getByRole('button', { name: t('clash.take') }).click();
    await expect(card).toBeHidden();
    await expect(page.locator('#patient-customClinic')).toHaveValue('Room 4');
  });
});
