import type { Page } from '@playwright/test';
import { presentationTemplates } from '@archway/contracts';
import { VIEWER } from '../../pages/scene.ts';
import { tell } from '../../support/api.ts';
import { findings } from '../../support/axe.ts';
import { designedCase, shareablePlan } from '../../support/demo-plans.ts';
import { overflowing } from '../../support/overflow.ts';
import { pagesOf } from '../../support/pdf.ts';
import { settled } from '../../support/states.ts';
import { expect, test, type Lang } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const template = presentationTemplates.find(({ key }) => key === 'plan')!;
const thumbs = (page: Page) => page.locator('[data-slide]');
const canvas = (page: Page) => page.getByTestId('slide-canvas');
const order = (page: Page): Promise<(string | null)[]> =>
  thumbs(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-slide')));

/** Begins a presentation of a case whose stages were designed, from the template that explains a plan. */
async function begin(page: Page, lang: Lang): Promise<void> {
  const t = words('remotes/plans', lang);
  const { ptId, version } = await designedCase(page);
  await page.goto(`/patient-detail/${ptId}/${version}?section=presentations`);
  await page.getByRole('button', { name: t('present.new'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('present.newTitle') });
  await settled(page);
  await dialog.getByRole('radio', { name: template.title[lang] }).check();
  await dialog.getByRole('button', { name: t('present.create'), exact: true }).click();
  await expect(thumbs(page)).toHaveCount(template.slides.length);
}

test('a doctor explains a plan to a patient: slides, photos, stages, full screen and PDF', async ({ openIn }) => {
  const t = words('remotes/plans', 'en-US');
  const page = await openIn('en-US', VIEWER);
  await begin(page, 'en-US');
  const saved = page.locator('[data-saved]');

  // The template has taken what the case has: its photo, and both ends of its plan.
  await thumbs(page).nth(1).getByRole('button').click();
  await expect(canvas(page).locator('img')).toHaveCount(1);
  await thumbs(page).nth(2).getByRole('button').click();
  await expect(canvas(page).locator('[data-still="ready"] img')).toHaveCount(2);

  // The third slide is dragged to the top.
  const before = await order(page);
  const [from, to] = [await thumbs(page).nth(2).boundingBox(), await thumbs(page).nth(0).boundingBox()];
  await page.mouse.move(from!.x + 80, from!.y + 40);
  await page.mouse.down();
  await page.mouse.move(to!.x + 80, to!.y + 60, { steps: 12 });
  await page.mouse.move(to!.x + 80, to!.y + 30, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([before[2], before[0], before[1], ...before.slice(3)]);
  await expect(saved).toBeVisible();
  // And back to its place by keys.
  await thumbs(page).nth(0).getByRole('button').focus();
  await page.keyboard.press('Space');
  for (const place of [2, 3]) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(t('present.drag.movedTo', { num: String(place) }))).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect.poll(() => order(page)).toEqual(before);

  // A photo of the case on a slide of its own.
  const add = async (kind: 'photos' | 'stage'): Promise<void> => {
    await page.getByRole('button', { name: t('present.addSlide') }).click();
    await settled(page);
    await page.getByRole('menuitem', { name: t(`present.kind.${kind}`), exact: true }).click();
  };
  await add('photos');
  await page.getByRole('button', { name: t('present.choosePhoto') }).click();
  const picker = page.getByRole('dialog', { name: t('present.choosePhoto') });
  await picker.getByRole('listitem').first().getByRole('button').click();
  await expect(picker).toBeHidden();
  await expect(canvas(page).locator('img')).toHaveCount(1);
  await page.getByLabel(t('present.field.caption')).fill('Before we begin');
  await expect(canvas(page).getByText('Before we begin')).toBeVisible();

  // A stage of the plan, seen from below.
  await add('stage');
  await page
    .getByRole('combobox', { name: new RegExp(`^${t('present.field.step')}`) })
    .fill(t('present.step', { num: '3' }));
  await page.keyboard.press('Enter');
  await expect(canvas(page).getByText('Stage 3 · Front')).toBeVisible();
  await expect(canvas(page).locator('[data-still="ready"] img')).toHaveCount(1);
  // What was chosen last is undone, and done again.
  await page.keyboard.press('Control+z');
  await expect(canvas(page).getByText('Target · Front')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(canvas(page).getByText('Stage 3 · Front')).toBeVisible();
  await expect(saved).toBeVisible();

  const count = template.slides.length + 2;
  await page.reload();
  await expect(thumbs(page)).toHaveCount(count);

  // In full screen by keys, with teeth that move.
  await page.getByRole('button', { name: t('present.show'), exact: true }).click();
  const show = page.getByRole('dialog', { name: template.title['en-US'] });
  await expect(show.getByText(t('present.of', { num: '1', all: String(count) }))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(show.locator('[data-slide-shown="2"]')).toBeVisible();
  await show.getByRole('button', { name: t('present.next') }).click();
  await expect(show.locator('[data-slide-shown="3"]')).toBeVisible();
  await page.keyboard.press('End');
  await expect(show.locator(`[data-slide-shown="${count}"]`)).toBeVisible();
  // Both slides that were added stand before it.
  const moving = template.slides.findIndex((slide) => slide.kind === 'stage') + 1 + 2;
  await page.keyboard.press('Home');
  for (let at = 1; at < moving; at++) await page.keyboard.press('ArrowRight');
  await expect(show.locator('canvas')).toHaveAttribute('data-ready', 'true');
  await show.getByRole('button', { name: t('present.close') }).click();
  await expect(show).toBeHidden();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('present.pdf') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${template.title['en-US']}.pdf`);
  const pages = await pagesOf(download);
  expect(pages).toHaveLength(count);
  expect(pages.join('\n')).toContain('Before we begin');
});

test('a Chinese presentation keeps its letters in the PDF, and is shown on a phone', async ({ openIn }) => {
  const t = words('remotes/plans', 'zh-CN');
  const page = await openIn('zh-CN', { ...VIEWER, phone: true });
  await begin(page, 'zh-CN');
  expect(await overflowing(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('present.pdf') }).click(),
  ]);
  const pages = await pagesOf(download);
  expect(pages).toHaveLength(template.slides.length);
  for (const { heading } of template.slides) expect(pages.join('\n')).toContain(heading['zh-CN']);

  await page.getByRole('button', { name: t('present.show'), exact: true }).click();
  const show = page.getByRole('dialog', { name: template.title['zh-CN'] });
  // Held upright, slides are laid out for it.
  await expect(show.locator('[data-page="tall"]')).toBeVisible();
  await show.getByRole('button', { name: t('present.next') }).tap();
  await expect(show.locator('[data-slide-shown="2"]')).toBeVisible();
  expect(await findings(page, 'presentation on a phone')).toEqual([]);
});

test('a doctor shares a presentation by a link; a patient looks at it on a phone, and it ends with it', async ({
  openIn,
}) => {
  const t = words('remotes/plans', 'en-US');
  const doctor = await openIn('en-US', { as: 'demodoctor' });
  const { ptId, version, schemeId } = await shareablePlan(doctor);
  const teeth = { heading: 'How your teeth move', schemeId, view: 'front' };
  const slides = [
    { kind: 'text', slideId: 'a', heading: 'Your next months', body: '- Wear your aligners day and night' },
    { kind: 'stage', slideId: 'b', step: 2, animated: true, ...teeth },
    { kind: 'summary', slideId: 'c', heading: 'Not finished', schemeId: null },
  ];
  const title = 'For a patient at home';
  const made = { ptId, version: Number(version), title, language: 'en-US', slides };
  const { presentationId } = await tell<{ presentationId: string }>(doctor, '/doctor/pt/presentation', made);

  await doctor.goto(`/presentation?id=${presentationId}`);
  await doctor.getByRole('button', { name: t('present.share.action'), exact: true }).click();
  const dialog = doctor.getByRole('dialog', { name: t('present.share.title', { name: title }) });
  await settled(doctor);
  expect(await findings(doctor, 'sharing a presentation')).toEqual([]);
  await dialog.getByRole('button', { name: t('share.make'), exact: true }).click();
  const address = (await dialog.getByTestId('share-link').getAttribute('data-address')) ?? '';
  expect(address).toMatch(/\/ortho#s\.[\w-]{22}$/);

  const patient = await openIn('zh-CN', { phone: true });
  const zh = words('remotes/plans', 'zh-CN');
  await patient.goto(address);
  await expect(patient.getByRole('heading', { name: title })).toBeVisible();
  const shown = patient.locator('[data-shared-slide]');
  // What is not finished is not shown; the teeth come by leave of the link alone.
  await expect(shown).toHaveCount(2);
  await expect(shown.last().locator('[data-still="ready"] img')).toHaveCount(1);
  expect(await overflowing(patient)).toEqual([]);
  expect(await findings(patient, 'a shared presentation')).toEqual([]);
  await patient.getByRole('button', { name: zh('present.share.fullScreen'), exact: true }).tap();
  const show = patient.getByRole('dialog', { name: title });
  await show.getByRole('button', { name: zh('present.next') }).tap();
  await expect(show.locator('canvas')).toHaveAttribute('data-ready', 'true');
  await show.getByRole('button', { name: zh('present.close') }).tap();
  await expect(show).toBeHidden();

  // With the presentation its links go.
  await doctor.goto(`/patient-detail/${ptId}/${version}?section=presentations`);
  await doctor.getByRole('button', { name: t('present.more', { name: title }) }).click();
  await settled(doctor);
  await doctor.getByRole('menuitem', { name: t('present.remove'), exact: true }).click();
  await settled(doctor);
  await doctor
    .getByRole('dialog')
    .getByRole('button', { name: t('present.remove'), exact: true })
    .click();
  await expect(doctor.getByText(t('present.removed'))).toBeVisible();
  await patient.reload();
  await expect(patient.getByRole('heading', { name: zh('review.page.overTitle') })).toBeVisible();
});
