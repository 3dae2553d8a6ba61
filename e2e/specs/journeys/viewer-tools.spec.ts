import type { Page } from '@playwright/test';
import { openScene, VIEWER } from '../../pages/scene.ts';
import { walkedIn } from '../../support/languages.ts';
import { scans } from '../../support/scans.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const mark = (scene: Page, name: string) => scene.locator('canvas').getAttribute(`data-${name}`);

for (const lang of walkedIn('en-US'))
  test(`section, point, contacts and comparison (${lang})`, async ({ openIn }) => {
    const t = words('remotes/viewer3d', lang);
    const scene = await openScene(await openIn(lang, VIEWER), lang);
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
    await settled(scene);
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
    await expect(scene.locator('[data-contacts]')).toBeVisible();
    await expect(scene.locator('[data-contacts]')).toContainText('mm²');

    const file = scans().lower;
    await scene.getByRole('tab', { name: t('panel.tab.show'), exact: true }).click();
    const before = Number(await mark(scene, 'triangles'));
    await scene.locator('input[type=file]').setInputFiles(file);
    await expect.poll(async () => Number(await mark(scene, 'triangles'))).toBeGreaterThan(before);
    await expect(scene.getByText(t('legend.other'), { exact: true })).toBeVisible();
    await scene.keyboard.press('v');
    await expect(scene.getByText(t('legend.other'), { exact: true })).toBeHidden();
  });

test('alarm distances and colors are kept for the doctor, and can be reset', async ({ openIn }) => {
  const t = words('remotes/viewer3d', 'en-US');
  const scene = await openScene(await openIn('en-US', VIEWER), 'en-US');
  const settings = () => scene.getByRole('button', { name: t('tool.settings'), exact: true }).click();
  await settings();
  await scene.getByRole('tab', { name: t('settings.tab.scene') }).click();
  await scene.getByLabel(t('settings.gapAlarmDistance')).fill('0.25');
  await scene.keyboard.press('Tab');
  await scene.getByRole('tab', { name: t('settings.tab.colors') }).click();
  await scene.getByRole('button', { name: t('attachment.teal'), exact: true }).click();
  await expect(scene.getByText(t('settings.saved'), { exact: true })).toBeVisible();
  await scene.reload();
  await expect(scene.locator('canvas')).toHaveAttribute('data-ready', 'true');
  await settings();
  await scene.getByRole('tab', { name: t('settings.tab.scene') }).click();
  await expect(scene.getByLabel(t('settings.gapAlarmDistance'))).toHaveValue('0.25');
  await scene.getByRole('button', { name: t('settings.reset') }).click();
  await expect(scene.getByLabel(t('settings.gapAlarmDistance'))).toHaveValue('0.10');
});

test('what was measured stays with the tab', async ({ openIn }) => {
  const scene = await openScene(await openIn('en-US', VIEWER), 'en-US');
  const canvas = scene.locator('canvas');
  await scene.keyboard.press('d');
  await settled(scene);
  const box = (await canvas.boundingBox())!;
  await scene.mouse.click(box.x + box.width * 0.42, box.y + box.height * 0.42);
  const value = scene.locator('[data-kind="point"] output');
  await expect(value).toBeVisible();
  const measured = (await value.textContent())!;
  await scene.reload();
  await expect(canvas).toHaveAttribute('data-ready', 'true');
  await expect(canvas).toHaveAttribute('data-measurements', '1');
  await scene.getByRole('tab', { name: words('remotes/viewer3d', 'en-US')('panel.tab.measure'), exact: true }).click();
  await expect(value).toHaveText(measured);
});

/** The address of a scene with more in its parameter, written with the key of this browser, as a share link will be. */
const addressWith = (scene: Page, more: Record<string, unknown>): Promise<string> =>
  scene.evaluate(async (added) => {
    const key = await new Promise<CryptoKey>((resolve) => {
      const opened = indexedDB.open('archway', 1);
      opened.onsuccess = () => {
        const found = opened.result.transaction('keys').objectStore('keys').get('viewer') as IDBRequest<CryptoKey>;
        found.onsuccess = () => resolve(found.result);
      };
    });
    const a = new URLSearchParams(location.search).get('a')!;
    const bytes = Uint8Array.from(atob(a.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
    const [iv, secret] = [bytes.slice(0, 12), bytes.slice(12)];
    const clear = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, secret);
    const parameter = { ...(JSON.parse(new TextDecoder().decode(clear)) as object), ...added };
    const text = new TextEncoder().encode(JSON.stringify(parameter));
    const written = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text));
    const whole = btoa(String.fromCharCode(...iv, ...written));
    return `/viewer?a=${whole.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  }, more);

test('view only keeps nothing, and an address whose time has run out says so', async ({ openIn }) => {
  const t = words('remotes/viewer3d', 'en-US');
  const scene = await openScene(await openIn('en-US', VIEWER), 'en-US');
  const [viewOnly, expired] = [
    await addressWith(scene, { viewOnly: true, noPictures: true }),
    await addressWith(scene, { expiresAt: 1 }),
  ];
  await scene.goto(viewOnly);
  await expect(scene.locator('canvas')).toHaveAttribute('data-ready', 'true');
  await expect(scene.locator('[data-view-only][role="note"]')).toContainText(t('viewOnlyBody.noPictures'));
  await expect(scene.getByRole('button', { name: t('tool.screenshot'), exact: true })).toHaveCount(0);
  let saved = 0;
  scene.on('request', (request) => {
    if (/\/doctor\/setting\//.test(request.url()) && request.method() !== 'GET') saved += 1;
  });
  await scene.getByRole('button', { name: t('tool.settings'), exact: true }).click();
  await scene.getByRole('switch', { name: t('settings.showScale') }).click();
  await expect(scene.getByText(t('settings.notKept'))).toBeVisible();
  await scene.waitForTimeout(1500);
  expect(saved).toBe(0);
  await scene.goto(expired);
  await expect(scene.locator('[data-message="expired"]')).toBeVisible();
});
