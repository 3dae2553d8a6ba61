import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openScene } from '../../pages/scene.ts';
import { scans } from '../../support/scans.ts';
import { expect, test, type Lang } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const mark = (scene: Page, name: string) => scene.locator('canvas').getAttribute(`data-${name}`);

for (const lang of ['zh-CN', 'en-US'] as Lang[])
  test(`section, point, contacts and comparison (${lang})`, async ({ openIn }) => {
    test.setTimeout(240_000);
    const t = words('remotes/viewer3d', lang);
    const scene = await openScene(await openIn(lang), lang);
    const canvas = scene.locator('canvas');

    await scene.keyboard.press('x');
    await expect(canvas).toHaveAttribute('data-section', 'sagittal');
    await expect(scene.locator('[data-section-mm="0.00"]')).toBeVisible();
    await scene.keyboard.press(']');
    await expect(scene.locator('[data-section-mm="0.50"]')).toBeVisible();
    expect((await mark(scene, 'contour'))!.split(' ').every((length) => Number(length) > 10)).toBe(true);
    await scene.getByRole('button', { name: t('section.turn') }).focus();
    await scene.keyboard.press('ArrowRight');
    await expect(canvas).toHaveAttribute('data-section', 'free');
    await scene.keyboard.press('x');
    await expect(canvas).toHaveAttribute('data-section', '');

    await scene.keyboard.press('d');
    const box = (await canvas.boundingBox())!;
    await scene.mouse.click(box.x + box.width * 0.42, box.y + box.height * 0.42);
    await expect(scene.locator('[data-kind="point"] output')).toHaveText(
      /^−?\d+\.\d{2} · −?\d+\.\d{2} · −?\d+\.\d{2} mm$/,
    );
    await scene.keyboard.press('Control+z');
    await expect(canvas).toHaveAttribute('data-measurements', '0');
    await scene.keyboard.press('Control+y');
    await expect(canvas).toHaveAttribute('data-measurements', '1');
    await scene.keyboard.press('Escape');

    await scene.keyboard.press('c');
    await scene
      .getByRole('tabpanel', { name: t('panel.tab.contacts') })
      .getByText(t('jaw.lower'), { exact: true })
      .click();
    await expect(scene.locator('[data-contacts]')).toBeVisible({ timeout: 60_000 });
    await expect(scene.locator('[data-contacts]')).toContainText('mm²');

    const file = scans().lower;
    test.skip(!existsSync(file), 'no scan');
    await scene.getByRole('tab', { name: t('panel.tab.show'), exact: true }).click();
    const before = Number(await mark(scene, 'triangles'));
    await scene.locator('input[type=file]').setInputFiles(file);
    await expect.poll(async () => Number(await mark(scene, 'triangles')), { timeout: 60_000 }).toBeGreaterThan(before);
    await expect(scene.getByText(t('legend.other'), { exact: true })).toBeVisible();
    await scene.keyboard.press('v');
    await expect(scene.getByText(t('legend.other'), { exact: true })).toBeHidden();
  });

test('alarm distances and colors are kept for the doctor, and can be reset', async ({ openIn }) => {
  test.setTimeout(180_000);
  const t = words('remotes/viewer3d', 'en-US');
  const scene = await openScene(await openIn('en-US'), 'en-US');
  const settings = () => scene.getByRole('button', { name: t('tool.settings'), exact: true }).click();
  await settings();
  await scene.getByRole('tab', { name: t('settings.tab.scene') }).click();
  await scene.getByLabel(t('settings.gapAlarmDistance')).fill('0.25');
  await scene.keyboard.press('Tab');
  await scene.getByRole('tab', { name: t('settings.tab.colors') }).click();
  await scene.getByRole('button', { name: t('attachment.teal'), exact: true }).click();
  await expect(scene.getByText(t('settings.saved'), { exact: true })).toBeVisible();
  await scene.reload();
  await expect(scene.locator('canvas')).toHaveAttribute('data-ready', 'true', { timeout: 120_000 });
  await settings();
  await scene.getByRole('tab', { name: t('settings.tab.scene') }).click();
  await expect(scene.getByLabel(t('settings.gapAlarmDistance'))).toHaveValue('0.25');
  await scene.getByRole('button', { name: t('settings.reset') }).click();
  await expect(scene.getByLabel(t('settings.gapAlarmDistance'))).toHaveValue('0.10');
});
