import type { CaseCbct } from '@archway/contracts';
import type { Page } from '@playwright/test';
import { Wizard } from '../../pages/wizard.ts';
import { ask, caseOf, caseWithCt } from '../../support/api.ts';
import { ctFolder } from '../../support/cts.ts';
import { settled } from '../../support/states.ts';
import { expect, test, type Lang } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const upload = words('remotes/cases', 'en-US');
const ct = ctFolder();
/** Begins a case, uploads a CT, and gives the address of its preview. */
async function withCt(page: Page, lang: Lang): Promise<string> {
  await new Wizard(page, lang).begin('CT Preview');
  const { ptId, version } = caseOf(page);
  await page.getByLabel(words('remotes/cases', lang)('cbct.chooseFolder')).setInputFiles(ct.folder);
  if (ct.several) {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().waitFor();
    await dialog.getByRole('button', { name: words('remotes/cases', lang)('cbct.pick.ok') }).click();
  }
  const stored = (): Promise<CaseCbct | null> => ask(page, `/doctor/pt/cbct/get?ptId=${ptId}&version=${version}`);
  await expect.poll(async () => (await stored()) !== null).toBe(true);
  return `/patient-detail/${ptId}/${version}?section=cbctPreview`;
}

const stage = (page: Page) => page.locator('[data-cbct]');
const pane = (page: Page, name: string) => page.locator(`[data-pane="${name}"]`);

async function isWhole(page: Page): Promise<void> {
  await expect(stage(page)).toHaveAttribute('data-cbct', 'ready');
  await expect(stage(page)).not.toHaveAttribute('data-drawn', '0');
  await expect(pane(page, 'axial').locator('[data-position]')).toBeVisible();
}

test('a CT is seen in three planes: sides, values, slices, lengths, windows, and in a tab of its own', async ({
  openIn,
}) => {
  const page = await openIn('en-US', { as: 'demodoctor', coarse: true });
  const t = words('remotes/viewer3d', 'en-US');
  await page.goto(await withCt(page, 'en-US'));
  await isWhole(page);

  // The patient's right is at the left of the axial and the coronal slice.
  for (const name of ['axial', 'coronal']) {
    await expect(pane(page, name).locator('[data-side="left"]')).toHaveText('R');
    await expect(pane(page, name).locator('[data-side="right"]')).toHaveText('L');
  }
  await expect(pane(page, 'axial').locator('[data-side="top"]')).toHaveText('A');
  await expect(pane(page, 'coronal').locator('[data-side="top"]')).toHaveText('S');

  await pane(page, 'axial').hover({ position: { x: 120, y: 120 } });
  await expect(pane(page, 'axial').locator('[data-value]')).toHaveText(/HU$/);

  const position = pane(page, 'axial').locator('[data-position]');
  const before = await position.textContent();
  await pane(page, 'axial').focus();
  await page.keyboard.press('PageUp');
  await expect(position).not.toHaveText(before ?? '');

  await page.keyboard.press('l');
  await settled(page);
  const box = (await pane(page, 'axial').boundingBox())!;
  await page.mouse.move(box.x + 80, box.y + 90);
  await page.mouse.down();
  await page.mouse.move(box.x + 150, box.y + 120, { steps: 5 });
  await page.mouse.up();
  await expect(pane(page, 'axial').locator('svg text').first()).toHaveText(/^\d+\.\d{2} mm$/);

  await pane(page, 'coronal').focus();
  await page.keyboard.press('2');
  await expect(pane(page, 'coronal')).toHaveAttribute('data-maximised', 'true');
  await page.keyboard.press('2');

  await page.getByText(t('cbct.mode.panorama'), { exact: true }).click();
  await page
    .getByRole('button', { name: t('cbct.panorama.draw'), exact: true })
    .last()
    .click();
  await settled(page);
  const axial = (await pane(page, 'axial').boundingBox())!;
  for (const [x, y] of [
    [0.35, 0.6],
    [0.45, 0.4],
    [0.55, 0.4],
    [0.65, 0.6],
  ] as const)
    await page.mouse.click(axial.x + axial.width * x, axial.y + axial.height * y);
  await expect(page.locator('[data-points="4"]')).toBeVisible();
  await page.getByRole('button', { name: t('cbct.panorama.done'), exact: true }).click();
  await expect(pane(page, 'panorama').getByRole('img')).toBeVisible();
  await expect(pane(page, 'sections').getByRole('img')).toHaveCount(3);
  await page.getByText(t('cbct.mode.mpr'), { exact: true }).click();

  const tab = page.context().waitForEvent('page');
  await page.getByRole('button', { name: t('cbct.tool.newTab'), exact: true }).click();
  await isWhole(await tab);
});

test('opened and left again and again, nothing is left behind', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'democreator', coarse: true });
  // What is left behind does not depend on the size of the picture, and a small one is drawn quickly.
  await page.setViewportSize({ width: 1024, height: 480 });
  const t = words('remotes/viewer3d', 'en-US');
  const lost: string[] = [];
  page.on('console', (message) => {
    if (/context/i.test(message.text()) && /lost|too many/i.test(message.text())) lost.push(message.text());
  });
  const { ptId, version } = await caseWithCt(page);
  await page.goto(`/patient-detail/${ptId}/${version}?section=cbctPreview`);
  await isWhole(page);
  for (let round = 0; round < 6; round += 1) {
    await page.getByText(upload('section.basic'), { exact: true }).first().click();
    await expect(stage(page)).toHaveCount(0);
    await page.getByText('CBCT Preview', { exact: true }).first().click();
    await expect(stage(page)).not.toHaveAttribute('data-drawn', '0');
  }
  await isWhole(page);
  await expect(page.getByText(t('cbct.context.lost'))).toHaveCount(0);
  expect(lost.filter((text) => /too many/i.test(text))).toEqual([]);
});
