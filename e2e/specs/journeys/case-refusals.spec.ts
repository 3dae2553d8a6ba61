import { errorText } from '@archway/contracts';
import { Wizard } from '../../pages/wizard.ts';
import { openCase } from '../../support/api.ts';
import { walkedIn } from '../../support/languages.ts';
import { requiredPhotoFiles } from '../../support/photos.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const ZHOU = '周明 Zhou Ming';

for (const lang of walkedIn('zh-CN')) {
  const t = words('remotes/cases', lang);
  const ui = words('shared/ui', lang);
  const key = lang.slice(0, 2);

  test(`of a batch the case that is refused is named with its reason, and the others are done (${lang})`, async ({
    openIn,
  }) => {
    const [own, others] = [`Refused ${key} Own`, `Refused ${key} Others`];
    await openCase(await openIn(lang, { as: 'demodoctor' }), own);
    const page = await openIn(lang, { as: 'democreator' });
    await openCase(page, others);
    await page.goto(`/aligner?keyword=${encodeURIComponent(`Refused ${key}`)}`);
    const rowOf = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(rowOf(own)).toContainText(ZHOU);
    await expect(rowOf(others)).not.toContainText(ZHOU);
    await page.getByRole('checkbox', { name: ui('list.selectAll') }).check({ force: true });

    await page
      .getByRole('toolbar')
      .getByRole('button', { name: t('transfer.button') })
      .click();
    const asked = page.getByRole('dialog', { name: t('transfer.ofCases_other', { count: 2 }) });
    await settled(page);
    await asked.getByRole('combobox').fill('Zhou Ming');
    await asked.getByRole('combobox').press('Enter');
    await asked.getByRole('button', { name: t('transfer.ok') }).click();

    const told = page.getByRole('dialog').filter({ hasText: t('batch.refusedBody') });
    await expect(told).toBeVisible();
    const refused = told.getByRole('list').getByRole('listitem');
    await expect(refused).toHaveCount(1);
    await expect(refused).toContainText(own);
    await expect(refused).toContainText(errorText('sameDoctor', lang));
    await settled(page);
    await told
      .getByRole('button', { name: ui('close') })
      .last()
      .click();
    await expect(told).toBeHidden();
    await expect(rowOf(others)).toContainText(ZHOU);
  });

  test(`all photos of a case are deleted once that is confirmed, and the list follows (${lang})`, async ({
    openIn,
  }) => {
    const page = await openIn(lang, { as: 'demodoctor' });
    const wizard = new Wizard(page, lang);
    const name = `Clear ${key}`;
    const photos = requiredPhotoFiles().slice(0, 2);
    await wizard.begin(name);
    await wizard.placePhotos(photos);
    const list = await openIn(lang, { as: 'demodoctor' });
    await list.goto(`/aligner?keyword=${encodeURIComponent(name)}`);
    const has = (count: number) => {
      const [start = ''] = t('note.data', { photos: count, allPhotos: 10, models: 0, allModels: 2 }).split(/[,，]/);
      return expect(list.getByRole('row').filter({ hasText: name })).toContainText(start);
    };
    await has(2);

    const clear = page.getByRole('button', { name: t('photos.clear.action') });
    const asked = page.getByRole('dialog', { name: t('photos.clear.title_other', { count: 2 }) });
    await clear.click();
    await settled(page);
    await asked.getByRole('button', { name: words('host', lang)('confirm.cancel') }).click();
    await expect(asked).toBeHidden();
    await wizard.photoStands(photos[0]!);

    await clear.click();
    await settled(page);
    await asked.getByRole('button', { name: t('photos.clear.ok') }).click();
    await expect(page.getByText(t('photos.clear.done_other', { count: 2 }))).toBeVisible();
    for (const { position } of photos) {
      const place = page.getByRole('button', { name: t('photos.more', { name: t(`photoPosition.${position}`) }) });
      await expect(place).toBeHidden();
    }
    await expect(clear).toBeHidden();
    // Nobody touches the list: its stream tells it.
    await has(0);
  });
}
