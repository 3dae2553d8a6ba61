import { findings } from '../../support/axe.ts';
import { unfinishedStages } from '../../support/demo-plans.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/viewer3d', 'en-US');
const plans = words('remotes/plans', 'en-US');

test('stages get their cut lines, are saved, completed and opened again', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'demodesigner', coarse: true });
  const { section, name } = await unfinishedStages(page);
  await page.goto(section);
  const link = page.getByRole('link', {
    name: plans('finish.openOf', { what: plans('finish.kind.postProcess'), name }),
    exact: true,
  });
  await link.click();
  await expect(page.locator('canvas')).toHaveAttribute('data-ready', 'true');
  const bench = page.locator('[data-finish]');
  await expect(bench).not.toHaveAttribute('data-drawn', '0');
  expect(await findings(page, 'a plan that is post-processed')).toEqual([]);

  // Less of the scallops, a point that is moved by hand, and both taken back and done again.
  await page.keyboard.press(']');
  await expect(page.locator('[data-field="shape"] output')).toHaveText('0.10');
  // One side straight, farther from the teeth; taken back like everything else.
  await page.getByText(t('finish.buccalStraight'), { exact: true }).click();
  await page.locator('[data-field="buccalStraight"] input').fill('1');
  await page.locator('[data-field="buccalStraight"] input').press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-field="buccalStraight"] input')).toHaveValue(/^1/);
  const point = page.locator('[data-point]:visible').first();
  await point.focus();
  await point.press('ArrowDown');
  await expect(page.getByText(t('finish.edited'))).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(t('finish.auto'))).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(page.getByText(t('finish.edited'))).toBeVisible();
  await page.locator('[data-field="textContent"] input').fill('P-12');
  await expect(page.locator('[data-text]')).toHaveText('P-12');
  await page.getByRole('button', { name: t('finish.save'), exact: true }).click();
  await expect(bench).toHaveAttribute('data-unsaved', 'false');

  await page.reload();
  await expect(page.getByText(t('finish.edited'))).toBeVisible();
  await page.getByRole('button', { name: t('finish.complete'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('finish.complete'), exact: true })
    .click();
  const done = page.locator('[data-finish="postProcess"]').first();
  await expect(done).toContainText(plans('finish.state.completed'));

  // Until the doctor confirms it, it can be opened again.
  await link.click();
  await page.getByRole('button', { name: t('finish.reopen'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('finish.reopen'), exact: true })
    .click();
  await expect(page.getByRole('button', { name: t('finish.complete'), exact: true })).toBeVisible();
});
