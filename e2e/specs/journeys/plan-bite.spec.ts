import type { Page } from '@playwright/test';
import { ask, tell } from '../../support/api.ts';
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
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"] input`);
async function type(page: Page, name: string, value: string): Promise<void> {
  await field(page, name).fill(value);
  await field(page, name).press('Enter');
}

test('a designer overcorrects a tooth, corrects its axes, hangs an elastic, and lets the lower jaw jump', async ({
  openIn,
}) => {
  const page = await openIn('en-US', { as: 'demodesigner', coarse: true });
  const draft = await editableDraft(page);
  await page.goto(draft.at);
  await opened(page);

  await row(page, 12).click();
  await page.keyboard.press('o');
  await type(page, 'over-rotation', '3');
  await expect(page.locator('[data-beyond="12"]')).toBeVisible();

  await page.locator('header h1').click();
  await page.keyboard.press('f');
  await type(page, 'axes-tip', '6');
  await expect(page.locator('[data-confidence="1"]')).toBeVisible();
  await page.getByRole('button', { name: t('design.axes.reset') }).click();
  await expect(field(page, 'axes-tip')).toHaveValue('0.0');

  await page.locator('header h1').click();
  await page.keyboard.press('v');
  await row(page, 13).click();
  await page.getByText(t('plan.jaw.lower'), { exact: true }).last().click();
  await row(page, 45).click({ modifiers: ['Control'] });
  await page.keyboard.press('e');
  await expect(page.locator('tr[data-elastic="13-45"]')).toContainText(t('design.elastics.class.classII'));
  await type(page, 'jump-front', '1.5');
  await expect(page.locator('[data-of="jaws"] [data-mark="jump"]')).toBeVisible();
  const timeline = page.getByRole('region', { name: t('design.timeline.title') });
  for (const mark of ['beyond', 'elastic', 'jump'] as const)
    await expect(timeline.getByText(t(`design.timeline.legend.${mark}`), { exact: true })).toBeVisible();
  expect(await findings(page, 'what is between the jaws')).toEqual([]);

  await page.locator('header h1').click();
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-saved]')).toBeVisible();
  await page.reload();
  await opened(page);
  await expect(page.locator('[data-of="jaws"] [data-elastic="13-45"]')).toBeVisible();
  await expect(page.locator('[data-of="jaws"] [data-mark="jump"]')).toBeVisible();
  // Who leaves lays the pen down; a browser that is killed does not, and its pen is free after a minute.
  await page.goto('/');
});

test('where the scans do not say how the jaws bite, it is set by hand and named so', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'demodesigner', coarse: true });
  const draft = await editableDraft(page);
  const at = new URL(draft.at, 'http://localhost').searchParams;
  const key = { ptId: at.get('caseId')!, version: Number(at.get('version')), schemeId: at.get('planId')! };
  const { document, sha256 } = await ask<{ document: Record<string, unknown>; sha256: string }>(
    page,
    `/design/scheme/document?ptId=${key.ptId}&version=${key.version}&schemeId=${key.schemeId}`,
  );
  const unknown = { from: 'none', upper: { q: [0, 0, 0, 1], t: [0, 0, 0] } };
  await tell(page, '/design/scheme/document', { ...key, base: sha256, document: { ...document, bite: unknown } });
  await page.goto(draft.at);
  await opened(page);
  await page.getByRole('tab', { name: t('design.tab.bite') }).click();
  await page.getByRole('button', { name: t('design.bite.begin') }).click();
  await expect(page.locator('[data-bite="manual"]')).toBeVisible();
  await type(page, 'bite-up', '-1.5');
  await expect(page.getByText(t('design.checks.manualBite'))).toBeVisible();
  await page.locator('header h1').click();
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-saved]')).toBeVisible();
});
