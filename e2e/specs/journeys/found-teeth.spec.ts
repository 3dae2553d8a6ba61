import { analyseFlag } from '@archway/contracts';
import { ask, tell } from '../../support/api.ts';
import { untouched } from '../../support/designs.ts';
import { walkedIn } from '../../support/languages.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

interface Teeth {
  readonly teeth: readonly { readonly fdi: number; readonly faces: number }[];
}
interface Model {
  readonly modelId: string;
  readonly jaw: number;
  readonly analyseFlag: number;
  readonly preparation: { readonly teeth: Teeth; readonly corrected: (Teeth & { missing: number[] }) | null } | null;
}

for (const lang of walkedIn('en-US')) {
  const t = words('remotes/viewer3d', lang);
  const cases = words('remotes/cases', lang);

  test(`a number and a margin are put right, saved, and still there (${lang})`, async ({ openIn }) => {
    const page = await openIn(lang, { as: 'demodesigner', coarse: true });
    const { ptId, version } = await untouched(page);
    const upper = async (): Promise<Model> =>
      (await ask<Model[]>(page, `/doctor/pt/model/list?ptId=${ptId}&version=${version}`)).find(({ jaw }) => jaw === 1)!;
    const { modelId, analyseFlag: flag } = await upper();
    if (flag === analyseFlag.done) await tell(page, '/doctor/pt/model/pretreat', { modelId });
    await expect.poll(async () => (await upper()).analyseFlag).toBe(analyseFlag.prepared);

    await page.goto(`/patient-detail/${ptId}/${version}?section=preprocess`);
    const region = page.getByRole('region', { name: cases('foundTeeth.title.1') });
    await region.getByRole('link', { name: cases('foundTeeth.correct') }).click();
    await expect(page).toHaveURL(/\/model-teeth\?/);
    const canvas = page.locator('canvas').first();
    await expect(canvas).toHaveAttribute('data-teeth', /\b17\b.*\b16\b|\b16\b.*\b17\b/);

    // The last molar is a third one.
    await page.getByRole('button', { name: /^17 / }).click();
    await page.keyboard.press('8');
    await expect(canvas).toHaveAttribute('data-teeth', /\b18\b/);
    await expect(canvas).not.toHaveAttribute('data-teeth', /\b17\b/);
    await page.keyboard.press('Control+z');
    await expect(canvas).toHaveAttribute('data-teeth', /\b17\b/);
    await page.keyboard.press('Control+y');
    await expect(canvas).toHaveAttribute('data-teeth', /\b18\b/);

    // A part of the first molar is gum.
    await page.keyboard.press('o');
    const number = page.locator('[data-tool] span', { hasText: /^16$/ });
    await expect(number).toBeVisible();
    await page.keyboard.press('g');
    const place = (await number.boundingBox())!;
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    const undo = page.getByRole('button', { name: t('teeth.deed.undo'), exact: true });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 6, { steps: 3 });
    await page.mouse.up();
    await expect(page.locator('[data-teeth="ready"]')).toBeVisible();
    await expect(undo).toBeEnabled();

    await page.getByRole('button', { name: t('teeth.save'), exact: true }).click();
    await expect(page.getByText(t('teeth.allSaved'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(canvas).toHaveAttribute('data-teeth', /\b18\b/);
    await expect(canvas).not.toHaveAttribute('data-teeth', /\b17\b/);
    const { preparation } = await upper();
    const facesOf = ({ teeth }: Teeth, fdi: number): number => teeth.find((tooth) => tooth.fdi === fdi)?.faces ?? 0;
    const { teeth: found, corrected } = preparation!;
    expect(facesOf(corrected!, 18)).toBe(facesOf(found, 17));
    expect(facesOf(corrected!, 16)).toBeGreaterThan(0);
    expect(facesOf(corrected!, 16)).toBeLessThan(facesOf(found, 16));
    await page.goto(`/patient-detail/${ptId}/${version}?section=preprocess`);
    await expect(region).toContainText(cases('foundTeeth.correct'));
    await expect(region).not.toContainText(cases('foundTeeth.none'));
  });
}
