import { openScene, VIEWER } from '../../pages/scene.ts';
import { walkedIn } from '../../support/languages.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

for (const lang of walkedIn('zh-CN')) {
  const t = words('remotes/viewer3d', lang);

  test(`standard views, jaws and measuring by keyboard and mouse (${lang})`, async ({ openIn }) => {
    const scene = await openScene(await openIn(lang, VIEWER), lang);
    const canvas = scene.locator('canvas');
    const both = Number(await canvas.getAttribute('data-triangles'));

    await scene.keyboard.press('4');
    await expect(canvas).toHaveAttribute('data-view', 'upper');
    await expect.poll(async () => Number(await canvas.getAttribute('data-triangles'))).toBeLessThan(both);
    await expect(scene.locator('[data-sides="right left"]')).toBeAttached();
    await scene.keyboard.press('2');
    await expect(canvas).toHaveAttribute('data-view', 'right');
    await expect(scene.locator('[data-sides="back front"]')).toBeAttached();
    await scene.keyboard.press('1');
    await expect(canvas).toHaveAttribute('data-triangles', String(both));
    await scene.keyboard.press('l');
    await expect(scene.getByRole('switch', { name: t('jaw.lower'), exact: true })).not.toBeChecked();
    await scene.keyboard.press('l');

    await scene.keyboard.press('m');
    await settled(scene);
    const box = (await canvas.boundingBox())!;
    const click = (x: number, y: number) => scene.mouse.click(box.x + box.width * x, box.y + box.height * y);
    await click(0.42, 0.42);
    await expect(scene.locator('[data-pending="1"]')).toBeVisible();
    await click(0.58, 0.42);
    await expect(canvas).toHaveAttribute('data-measurements', '1');
    await expect(canvas).toHaveAttribute('data-view', 'front');
    const value = await scene.locator('output').first().textContent();
    expect(value).toMatch(/^\d+\.\d{2} mm$/);
    expect(Number.parseFloat(value ?? '')).toBeGreaterThan(5);
    expect(Number.parseFloat(value ?? '')).toBeLessThan(30);
    await click(0.5, 0.42);
    await scene.keyboard.press('Escape');
    await expect(scene.locator('[data-pending="0"]')).toBeAttached();
    await scene
      .getByRole('button', { name: t('measure.removeNamed', { num: '1', value: value ?? '' }) })
      .last()
      .click();
    await expect(canvas).toHaveAttribute('data-measurements', '0');
  });
}

test('an untouched scene draws nothing, and a lost context comes back', async ({ openIn }) => {
  const scene = await openScene(await openIn('en-US', VIEWER), 'en-US');
  const t = words('remotes/viewer3d', 'en-US');
  const frames = () => scene.locator('canvas').getAttribute('data-frames');
  // Whatever draws once more after the scene has come, has done so when nothing was drawn between two looks.
  let before: string | null = 'not looked yet';
  await expect(async () => {
    const last = before;
    before = await frames();
    expect(before).toBe(last);
  }).toPass({ intervals: [800], timeout: 300_000 });
  await scene.waitForTimeout(1500);
  expect(await frames()).toBe(before);

  const loseContext = () =>
    scene
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      );
  await loseContext();
  await expect(scene.getByText(t('context.lost'))).toBeVisible();
  await scene.getByRole('button', { name: t('context.restore') }).click();
  await expect(scene.getByText(t('context.lost'))).toBeHidden();
  await expect(scene.locator('canvas')).toHaveAttribute('data-ready', 'true');
  expect(Number(await frames())).toBeGreaterThan(0);
});

test('a background is kept for the doctor', async ({ openIn }) => {
  const page = await openIn('en-US', VIEWER);
  const scene = await openScene(page, 'en-US');
  const t = words('remotes/viewer3d', 'en-US');
  await scene.getByRole('button', { name: t('tool.settings'), exact: true }).click();
  await scene.getByRole('tab', { name: t('settings.tab.colors') }).click();
  await scene.getByRole('button', { name: t('background.indigoBlue'), exact: true }).click();
  await expect(scene.getByText(t('settings.saved'), { exact: true })).toBeVisible();
  await scene.reload();
  await expect(scene.locator('canvas')).toHaveAttribute('data-ready', 'true');
  await scene.getByRole('button', { name: t('tool.settings'), exact: true }).click();
  await scene.getByRole('tab', { name: t('settings.tab.colors') }).click();
  await expect(scene.getByRole('button', { name: t('background.indigoBlue'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
