import type { Page } from '@playwright/test';
import { VIEWER } from '../../pages/scene.ts';
import { tell } from '../../support/api.ts';
import { findings } from '../../support/axe.ts';
import { designedCase, planAddress } from '../../support/demo-plans.ts';
import { untouched } from '../../support/designs.ts';
import { countWhatIsHeld, heldNow } from '../../support/held.ts';
import { walkedIn } from '../../support/languages.ts';
import { overflowing } from '../../support/overflow.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const ready = (page: Page) => expect(page.locator('canvas')).toHaveAttribute('data-ready', 'true');

async function choose(page: Page, choice: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: choice, exact: true }).click();
  await settled(page);
  await page.getByTitle(option, { exact: true }).last().click();
}

for (const lang of walkedIn('en-US')) {
  const t = words('remotes/viewer3d', lang);
  const plans = words('remotes/plans', lang);

  test(`a doctor steps through the stages of a plan and compares it (${lang})`, async ({ openIn }) => {
    const page = await openIn(lang, VIEWER);
    const found = await designedCase(page);
    await page.goto(`/patient-detail/${found.ptId}/${found.version}?section=plans`);
    await page.getByRole('button', { name: plans('in3dOf', { name: found.stages.name }), exact: true }).click();
    await ready(page);
    const canvas = page.locator('canvas');
    const slider = page.getByRole('slider', { name: t('plan.stages') });
    const total = await slider.getAttribute('aria-valuemax');
    expect(Number(total)).toBeGreaterThan(3);

    // Whole stages by keys, and one by pressing it; what rests stands in the address.
    await page.keyboard.press('End');
    await expect(canvas).toHaveAttribute('data-stage', total ?? '');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(canvas).toHaveAttribute('data-stage', '2');
    await expect(page).toHaveURL(/stage=2/);
    await page.getByRole('button', { name: t('plan.play') }).click();
    await expect.poll(async () => Number(await canvas.getAttribute('data-stage'))).toBeGreaterThan(3);
    await page.getByRole('button', { name: t('plan.pause') }).click();
    expect(Number(await canvas.getAttribute('data-stage')) % 1).toBe(0);

    // From the scan to the scan nothing moves, to the last stage something does.
    await page.keyboard.press('Home');
    await page.getByText(t('plan.span.sofar'), { exact: true }).click();
    const first = page.locator('[data-tooth]').first();
    await expect(first).toHaveText(/^\d+(0\.00?)+$/);
    await page.keyboard.press('End');
    await expect(page.locator('[data-tooth]', { hasText: /[1-9]\.\d|0\.[1-9]/ }).first()).toBeVisible();

    const drawn = async (): Promise<number> => Number(await canvas.getAttribute('data-triangles'));
    const both = await drawn();
    await page.getByRole('button', { name: t('view.upper'), exact: true }).click();
    await expect(canvas).toHaveAttribute('data-view', 'upper');
    await expect.poll(drawn).toBeLessThan(both);
    await choose(page, t('plan.overlay'), t('plan.start'));
    await expect(canvas).toHaveAttribute('data-reference', 'start');
    await page.keyboard.press('1');

    // A line of the difference leads to its tooth, in the table and in the picture.
    const number = page.getByRole('combobox', { name: t('plan.comparedWith'), exact: true });
    await number.click();
    await settled(page);
    await page.getByRole('option').nth(1).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/comparedPlanId=\d+/);
    await expect(canvas).toHaveAttribute('data-reference', 'plan');
    const line = page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button');
    await line.click();
    await expect(line).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas).not.toHaveAttribute('data-selected', '');

    // Who is sent the address sees the same.
    await expect(page).toHaveURL(/tooth=\d+/);
    await page.reload();
    await ready(page);
    await expect(canvas).toHaveAttribute('data-reference', 'plan');
    await expect(canvas).not.toHaveAttribute('data-selected', '');
    expect(await findings(page, 'plan with its differences')).toEqual([]);
  });
}

test('who leaves a plan leaves nothing of it behind', async ({ openIn }) => {
  const page = await openIn('en-US', VIEWER);
  const t = words('remotes/viewer3d', 'en-US');
  await page.addInitScript(countWhatIsHeld);
  const found = await designedCase(page);
  await page.goto(planAddress(found));
  await ready(page);
  for (let stage = 0; stage < 5; stage++) await page.keyboard.press('ArrowRight');
  await page.getByRole('link', { name: t('action.backToCase') }).click();
  await expect(page).toHaveURL(/\/patient-detail\//);
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect
    .poll(() => heldNow(page))
    .toMatchObject({ contexts: 0, buffers: 0, textures: 0, programs: 0, workers: 0 });
});

test('on a phone a plan is played under its picture, with its movements below', async ({ openIn }) => {
  const page = await openIn('zh-CN', { ...VIEWER, phone: true });
  const t = words('remotes/viewer3d', 'zh-CN');
  await page.goto(planAddress(await designedCase(page)));
  await ready(page);
  await page.getByRole('slider', { name: t('plan.stages') }).fill('3');
  await expect(page.locator('canvas')).toHaveAttribute('data-stage', '3');
  await expect(page.getByText(t('plan.stage', { num: 3 })).first()).toBeVisible();
  await expect(page.locator('[data-tooth]').first()).toBeVisible();
  expect(await overflowing(page)).toEqual([]);
  expect(await findings(page, 'plan on a phone')).toEqual([]);
});

test('a plan in which nothing was designed says so, and a cut connection is tried again', async ({ openIn }) => {
  const designer = await openIn('en-US', { as: 'demodesigner', coarse: true });
  const t = words('remotes/viewer3d', 'en-US');
  const { ptId, version } = await untouched(designer);
  const plan = await tell<{ schemeId: string }>(designer, '/design/scheme/target', { ptId, version, name: 'Empty' });
  await designer.goto(`/plan-viewer?caseId=${ptId}&version=${version}&planId=${plan.schemeId}`);
  await expect(designer.getByText(t('message.planEmpty.title'))).toBeVisible();
  await designer.goto('/plan-viewer?caseId=x');
  await expect(designer.getByText(t('message.planIncomplete.title'))).toBeVisible();

  const doctor = await openIn('en-US', VIEWER);
  const files = /\.drc(\?|$)/;
  await doctor.route(files, (route) => route.abort('internetdisconnected'));
  await doctor.goto(planAddress(await designedCase(doctor)));
  await expect(doctor.locator('[data-failure="network"]')).toBeVisible();
  await doctor.unroute(files);
  await doctor.getByRole('button', { name: t('action.retry') }).click();
  await ready(doctor);
});
