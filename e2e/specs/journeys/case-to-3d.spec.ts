import { basename } from 'node:path';
import { Wizard } from '../../pages/wizard.ts';
import { walkedIn } from '../../support/languages.ts';
import { requiredPhotoFiles } from '../../support/photos.ts';
import { badFiles, scans } from '../../support/scans.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const files = scans();
const photos = requiredPhotoFiles();

for (const lang of walkedIn('en-US')) {
  const cases = words('remotes/cases', lang);
  const viewer = words('remotes/viewer3d', lang);

  test(`a doctor adds a patient with photos, uploads ${files.real ? 'a real scan' : 'a generated scan'}, and turns it in 3D (${lang})`, async ({
    openIn,
  }) => {
    const page = await openIn(lang, { as: 'demodoctor', coarse: true });
    const wizard = new Wizard(page, lang);
    const name = lang === 'zh-CN' ? '旅程一' : 'Journey One';
    await wizard.begin(name);
    await wizard.placePhotos(photos);
    await wizard.next('prescription');
    await wizard.prescribe();
    await wizard.next('models');

    for (const [jaw, file] of [
      [1, files.upper],
      [2, files.lower],
    ] as const) {
      await wizard.drop(jaw, file);
      await expect(page.getByText(basename(file)).first()).toBeVisible();
    }
    // Both have arrived, and the server has looked at them while the page watched.
    await expect(page.getByText(lang === 'zh-CN' ? /^(已分析|预处理.*)$/ : /^(Analyzed|Preprocess.*)$/)).toHaveCount(2);
    await wizard.next('submit');
    await wizard.submit();
    await expect(page).toHaveURL(/\/patient-detail\/\d+\/1/);
    await expect(page.getByRole('heading', { name: new RegExp(name) }).first()).toBeVisible();

    const tab = page.context().waitForEvent('page');
    await page
      .getByRole('button', { name: cases('action.open3d') })
      .first()
      .click();
    const scene = await tab;
    await expect(scene).toHaveURL(/\/viewer\?a=/);
    // Nobody can read the login out of the address.
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? 'none';
    expect(scene.url()).not.toContain(token);
    const canvas = scene.locator('canvas').first();
    await expect(canvas).toHaveAttribute('data-ready', 'true');
    expect(Number(await canvas.getAttribute('data-triangles'))).toBeGreaterThan(10_000);

    const frames = async (): Promise<number> => Number(await canvas.getAttribute('data-frames'));
    const before = await frames();
    const box = (await canvas.boundingBox())!;
    await scene.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await scene.mouse.down();
    await scene.mouse.move(box.x + box.width / 2 + 160, box.y + box.height / 2 + 20, { steps: 6 });
    await scene.mouse.up();
    await expect.poll(frames).toBeGreaterThan(before);

    await scene.getByText(viewer('view.upper'), { exact: true }).first().click();
    await expect(canvas).toHaveAttribute('data-view', 'upper');
    await scene.close();
  });
}

test('files that are no scans are refused in words, and nothing is lost', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'demodoctor' });
  const wizard = new Wizard(page, 'en-US');
  await wizard.begin('Refused Files');
  await wizard.goTo('models');
  const { photo, cut } = badFiles();
  await wizard.drop(1, photo);
  await expect(page.getByText(/File format incorrect, please upload .* format file/).first()).toBeVisible();
  await wizard.drop(1, cut);
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Refused Files').first()).toBeVisible();
});
