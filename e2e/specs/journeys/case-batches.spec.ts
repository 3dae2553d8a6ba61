import { openCase } from '../../support/api.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/cases', 'en-US');
const ui = words('shared/ui', 'en-US');

test('a creator makes a label, puts it on two cases at once, filters by it, and deletes it', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'democreator' });
  await openCase(page, 'Batch One');
  await openCase(page, 'Batch Two');
  await page.goto('/aligner');
  const rowOf = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(rowOf('Batch Two')).toBeVisible();

  await page.getByRole('button', { name: t('labels.button'), exact: true }).click();
  const manage = page.getByRole('dialog', { name: t('labels.manage') });
  await manage.getByRole('button', { name: t('labels.addCategory') }).click();
  const category = page.getByRole('dialog', { name: t('labels.new.category') });
  await category.getByRole('textbox').fill('Insurance');
  await category.getByRole('button', { name: t('labels.save') }).click();
  await manage.getByRole('button', { name: t('labels.addTo', { name: 'Insurance' }) }).click();
  const label = page.getByRole('dialog', { name: t('labels.new.label') });
  await label.getByRole('textbox').fill('Private');
  await label.getByTitle(t('labels.colors.purple')).click();
  await expect(label.getByRole('radio', { name: t('labels.colors.purple') })).toBeChecked();
  await label.getByRole('button', { name: t('labels.save') }).click();
  await expect(manage.getByRole('region', { name: 'Insurance' })).toContainText('Private');
  await manage.getByRole('button', { name: 'Close' }).click();
  await expect(manage).toBeHidden();

  for (const name of ['Batch One', 'Batch Two']) await rowOf(name).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar');
  await expect(bar).toContainText('2');
  await bar.getByRole('button', { name: t('labels.button') }).click();
  const choice = page.getByRole('dialog', { name: t('labels.ofCases_other', { count: 2 }) });
  await choice.getByRole('checkbox', { name: 'Private' }).check();
  await choice.getByRole('button', { name: t('labels.save') }).click();
  await expect(rowOf('Batch One')).toContainText('Private');
  await expect(bar).toBeHidden();

  const filter = page.getByRole('combobox', { name: t('filter.label') });
  await filter.click();
  await filter.fill('Priv');
  await filter.press('Enter');
  await expect(page).toHaveURL(/label=\d+/);
  await expect(page.locator('tbody tr')).toHaveCount(2);

  await page
    .getByRole('button', { name: t('labels.button'), exact: true })
    .first()
    .click();
  await manage.getByRole('button', { name: t('labels.removeName', { name: 'Private' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('labels.remove'), exact: true })
    .click();
  await expect(manage.getByRole('region', { name: 'Insurance' })).not.toContainText('Private');
});

test('two cases are handed on to another doctor at once, who is told and has them', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'democreator' });
  await openCase(page, 'Handed One');
  await openCase(page, 'Handed Two');
  const doctor = await openIn('en-US', { as: 'demodoctor' });
  await doctor.goto('/aligner?keyword=Handed');
  await page.goto('/aligner?keyword=Handed');
  await page.getByRole('checkbox', { name: ui('list.selectAll') }).check({ force: true });
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: t('transfer.button') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('transfer.ofCases_other', { count: 2 }) });
  await dialog.getByRole('combobox').fill('Zhou Ming');
  await dialog.getByRole('combobox').press('Enter');
  await dialog.getByRole('button', { name: t('transfer.ok') }).click();
  await expect(page.getByText(t('transfer.done_other', { count: 2 }))).toBeVisible();
  // Nobody touches the other page: its stream tells it.
  await expect(doctor.getByRole('link', { name: 'Handed Two', exact: true })).toBeVisible();
});
