import type { Page } from '@playwright/test';
import { findings } from '../../support/axe.ts';
import { editableDraft } from '../../support/demo-plans.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/viewer3d', 'en-US');
const opened = async (page: Page): Promise<void> => {
  await expect(page.locator('canvas')).toHaveAttribute('data-ready', 'true');
  await expect(page.locator('[data-pen="mine"]')).toBeVisible();
};
const row = (page: Page, tooth: number) => page.locator(`tr[data-tooth="${tooth}"]`);
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

test('a designer types a movement, takes it back, stages anew, holds a tooth on its way, takes enamel, and finds it again', async ({
  openIn,
}) => {
  const page = await openIn('en-US', { as: 'demodesigner', coarse: true });
  const draft = await editableDraft(page);
  await page.goto(draft.at);
  await opened(page);
  await expect(page.locator('[data-checked]')).toBeVisible();

  await row(page, 15).click();
  await expect(page.locator('canvas')).toHaveAttribute('data-selected', '15');
  const field = page.locator('[data-field="mesial"] input');
  const before = await field.inputValue();
  await field.fill('1.35');
  await field.press('Enter');
  await expect(row(page, 15)).toContainText('M 1.35');
  await page.getByRole('button', { name: t('design.deed.undo'), exact: true }).click();
  await expect(field).toHaveValue(before);
  await page.getByRole('button', { name: t('design.deed.redo'), exact: true }).click();
  await expect(row(page, 15)).toContainText('M 1.35');

  // A stage is what a bar says, and the engine shortens what need not last.
  const bar = page.locator('[data-bar="15"] button').first();
  const drawn = await bar.getAttribute('aria-label');
  await page.keyboard.press('Escape');
  await page.locator('header h1').click();
  await page.keyboard.press('s');
  await expect(bar).not.toHaveAttribute('aria-label', drawn ?? '');
  await expect(page.locator('[data-checked]')).toBeVisible();

  // A key frame goes to another stage by keys, and stays there when the others are staged one after another.
  await row(page, 15).click();
  await page.locator('header h1').click();
  await page.keyboard.press('Home');
  for (let stage = 0; stage < 3; stage++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('d');
  const key = page.locator('[data-bar="15"] [data-key-frame]');
  await expect(key).toHaveAttribute('data-key-frame', '3');
  await key.press('ArrowRight');
  await expect(key).toHaveAttribute('data-key-frame', '4');
  const staged = await bar.getAttribute('aria-label');
  const incisor = page.locator('[data-bar="11"] button').first();
  const together = await incisor.getAttribute('aria-label');
  await page.getByRole('combobox', { name: t('design.restageOrder') }).click();
  await page.getByTitle(t('design.order.sequence'), { exact: true }).last().click();
  await page
    .getByRole('button', { name: t('design.deed.restage'), exact: true })
    .last()
    .click();
  await expect(incisor).not.toHaveAttribute('aria-label', together ?? '');
  await expect(key).toHaveAttribute('data-key-frame', '4');
  await expect(bar).toHaveAttribute('aria-label', staged ?? '');

  await row(page, 15).click();
  await row(page, 14).click({ modifiers: ['Control'] });
  await page.keyboard.press('i');
  await expect(page.locator('[data-ipr="15-14"]')).toBeVisible();

  // The arch by number and by a form, each one step back; a stage in which the jaw rests.
  await tab(page, t('design.tab.movement')).click();
  await page.keyboard.press('u');
  await expect(page.locator('svg[data-arch="upper"]')).toBeVisible();
  const width = page.locator('[data-field="arch-molars"] input');
  const wide = Number(await width.inputValue());
  await width.fill(String(wide + 0.6));
  await width.press('Enter');
  await expect.poll(async () => Math.abs(Number(await width.inputValue()) - wide - 0.6)).toBeLessThan(0.3);
  await page.locator('[data-form="ovoid"]').click();
  await expect(page.locator('svg[data-arch="upper"][data-busy]')).toBeHidden();
  const undo = page.getByRole('button', { name: t('design.deed.undo'), exact: true });
  await undo.click();
  await undo.click();
  await expect(width).toHaveValue(wide.toFixed(2));
  await page.keyboard.press('Escape');
  await page.locator('header h1').click();
  await page.keyboard.press('v');
  await page.keyboard.press('p');
  await expect(page.locator('[data-rest="true"]')).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.locator('[data-rest="false"]')).toBeVisible();

  // Bonded to the middle of a tooth and turned; what movements ask for; and a lock, which is saved with the plan.
  await tab(page, t('design.tab.movement')).click();
  await row(page, 11).click();
  await page.keyboard.press('a');
  const angle = page.locator('[data-attachment="11"] [data-field="angle"] input');
  await angle.fill('20');
  await angle.press('Enter');
  await page.locator('header h1').click();
  await page.keyboard.press('w');
  await expect(page.locator('[data-ruled]')).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-saved]')).toBeVisible();
  expect(await findings(page, 'a plan that is designed')).toEqual([]);

  await page.reload();
  await opened(page);
  await expect(row(page, 15)).toContainText('M 1.35');
  await expect(bar).toHaveAttribute('aria-label', staged ?? '');
  await expect(key).toHaveAttribute('data-key-frame', '4');
  await expect(row(page, 11).getByRole('img', { name: t('design.locked') })).toBeVisible();
  await tab(page, t('design.tab.ipr')).click();
  await expect(page.locator('[data-ipr="15-14"]')).toBeVisible();
  await tab(page, t('design.tab.attachments')).click();
  await page.locator('[data-attachment="11"] th button').click();
  await expect(angle).toHaveValue('20.0');
});
