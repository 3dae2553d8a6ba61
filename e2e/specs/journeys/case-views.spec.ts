import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/test.ts';
import { settled, stands } from '../../support/states.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/cases', 'en-US');
const ui = words('shared/ui', 'en-US');

test('a reader arranges columns, keeps a view and takes the list along; another browser shows it so', async ({
  openIn,
}) => {
  const page = await openIn('en-US', { as: 'democreator' });
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/aligner?tab=6&sort=createTime');
  await stands(page);
  const heads = page.locator('thead th');

  await page.getByRole('button', { name: ui('list.columns') }).click();
  await expect(page.getByRole('button', { name: ui('list.moveUp', { name: 'Status' }) })).toBeVisible();
  // A click on what is still opening can be lost.
  await settled(page);
  await page.getByRole('button', { name: ui('list.moveUp', { name: 'Status' }) }).click();
  const kept = page.waitForResponse((response) => response.request().postData()?.includes('"entrust"') ?? false);
  await page.getByRole('checkbox', { name: 'Design' }).uncheck();
  await kept;
  await expect(heads.filter({ hasText: 'Design' })).toHaveCount(0);
  const order = (await heads.allInnerTexts()).map((text) => text.trim());
  expect(order.indexOf('Status')).toBe(order.indexOf('Stages U / L') - 1);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: t('views.button') }).click();
  await page.getByRole('button', { name: t('views.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('views.add') });
  await dialog.getByRole('textbox').fill('Done by age');
  await dialog.getByRole('button', { name: t('labels.save') }).click();
  await expect(dialog).toBeHidden();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('list.export') }).click();
  const lines = readFileSync(await (await downloading).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toContain('Case ID,Patient');
  await expect(page.getByText(t('list.count_other', { count: lines.length - 1 }), { exact: true })).toBeVisible();

  const other = await openIn('en-US', { as: 'democreator' });
  await other.setViewportSize({ width: 1920, height: 900 });
  await other.goto('/aligner');
  await expect(other.locator('thead th').filter({ hasText: 'Design' })).toHaveCount(0);
  await other.getByRole('button', { name: t('views.button') }).click();
  await other.getByRole('button', { name: 'Done by age', exact: true }).click();
  await expect(other).toHaveURL(/tab=6&sort=createTime/);
});

test('what opens is in sight for somebody who asked for less motion', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'democreator' });
  await page.goto('/aligner');
  await stands(page);
  await page.getByRole('button', { name: t('views.button') }).click();
  await expect(page.getByRole('button', { name: t('views.add') })).toBeInViewport();
});
