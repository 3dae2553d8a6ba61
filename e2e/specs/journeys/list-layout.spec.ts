import type { Page } from '@playwright/test';
import { openCase } from '../../support/api.ts';
import { boxesOf, smallTargets } from '../../support/boxes.ts';
import { settled, stands } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const SHORT_NAME = 'Max';
const LONG_NAME = 'Maximiliana-Theodora von und zu Hohenlohe-Schillingsfürst II';

async function openList(page: Page): Promise<void> {
  await page.goto('/aligner');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await stands(page);
}

/** The heads of the columns, once each has its width: that of the actions follows from what is in it. */
async function measured(page: Page): ReturnType<typeof boxesOf> {
  const narrow = async (): Promise<string[]> =>
    (await boxesOf(page.locator('thead th'))).filter(({ left, right }) => right - left <= 20).map(({ name }) => name);
  await expect.poll(narrow).toEqual([]);
  return boxesOf(page.locator('thead th'));
}

for (const lang of ['en-US', 'zh-CN'] as const) {
  test(`however wide the window is, no column of the list lies below another (${lang})`, async ({ openIn }) => {
    const page = await openIn(lang, { as: 'democreator' });
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await openList(page);
      const heads = await measured(page);
      for (const [index, head] of heads.entries()) {
        const beside = (heads[index - 1]?.right ?? 0) - 0.5;
        if (index > 0) expect(head.left, `${head.name} at ${width} px`).toBeGreaterThanOrEqual(beside);
      }
      const table = await page.locator('table').evaluate((element) => ({
        right: element.getBoundingClientRect().right,
        room: element.parentElement?.getBoundingClientRect().right ?? 0,
      }));
      expect(table.right).toBeLessThanOrEqual(table.room + 0.5);
      await expect(page.locator('th[aria-sort="descending"]')).toBeInViewport({ ratio: 1 });
      // The actions take what they need: beside the widest of them there is nothing but the padding.
      const spare = await page
        .locator('td[data-end]')
        .evaluateAll((cells) =>
          Math.min(...cells.map((cell) => cell.clientWidth - (cell.firstElementChild as HTMLElement).offsetWidth)),
        );
      expect(spare).toBeLessThanOrEqual(34);
    }
  });
}

test('a name of 60 characters widens nothing, is cut, and is read on hover', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'democreator' });
  await openList(page);
  // A case of the same status comes first: its action takes the room that the long name's will.
  await openCase(page, SHORT_NAME);
  await page.reload();
  await expect(page.getByRole('link', { name: SHORT_NAME, exact: true })).toBeVisible();
  await stands(page);
  const before = await boxesOf(page.locator('thead th'));
  await openCase(page, LONG_NAME);
  await page.reload();
  const name = page.getByRole('link', { name: LONG_NAME });
  await expect(name).toBeVisible();
  await stands(page);
  await expect(name).toHaveAttribute('title', LONG_NAME);
  expect(await name.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  const after = await boxesOf(page.locator('thead th'));
  for (const [index, box] of after.entries()) {
    expect(Math.abs(box.left - (before[index]?.left ?? 0)), box.name).toBeLessThan(1);
  }
  const heights = new Set((await boxesOf(page.locator('tbody tr'))).map(({ height }) => Math.round(height)));
  expect([...heights]).toHaveLength(1);
});

test('every row has its picture or a tile, and the pictures of a page are asked for in one question', async ({
  openIn,
}) => {
  const page = await openIn('en-US', { as: 'democreator' });
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('getTmpAccessUrlList')) questions.push(request.url());
  });
  await openList(page);
  const pictures = page.locator('tbody img');
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await pictures.first().getAttribute('loading')).toBe('lazy');
  expect(questions).toHaveLength(1);
});

for (const lang of ['en-US', 'zh-CN'] as const) {
  test(`on a phone the list is made for fingers (${lang})`, async ({ openIn }) => {
    const page = await openIn(lang, { phone: true, as: 'democreator' });
    await page.goto('/aligner');
    await expect(page.locator('li', { hasText: /AW|ML/ }).first()).toBeVisible();
    await stands(page);
    expect(await smallTargets(page)).toEqual([]);
    const bar = page.getByRole('navigation', { name: words('host', lang)('header.menu') });
    await expect(bar.getByRole('link')).toHaveCount(2);
    // How many are left, other journeys decide.
    const [before, after] = words('remotes/account', lang)('credits.short', { num: '#' }).split('#');
    const notice = page.getByRole('button', { name: new RegExp(`^${before}[\\d,]+${after}$`) });
    expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(48);
    await notice.click();
    await expect(page.getByRole('button', { name: words('remotes/account', lang)('credits.later') })).toBeVisible();
    await bar.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/msg-center/);
  });

  test(`on a phone the progress of a case can be read (${lang})`, async ({ openIn }) => {
    const t = words('remotes/cases', lang);
    const page = await openIn(lang, { phone: true, as: 'democreator' });
    await page.goto('/aligner?tab=4');
    await page.locator('main li button').first().click();
    const present = page.getByRole('button', { name: t('phase.of', { num: 4, total: 7 }) });
    await expect(present).toContainText(t('phase.approval'));
    await stands(page);
    expect(await smallTargets(page)).toEqual([]);
    await present.click();
    const steps = page.getByRole('list', { name: t('phase.label') }).getByRole('listitem');
    await expect(steps).toHaveCount(7);
    await settled(page);
    const boxes = await steps.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
    );
    for (const [index, box] of boxes.entries())
      if (index > 0) expect(box.top).toBeGreaterThanOrEqual((boxes[index - 1]?.bottom ?? 0) - 0.5);
  });
}
