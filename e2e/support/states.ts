import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until what moves has arrived: half transparent, words have the colours of no design. On a busy machine a movement
 * begins some frames after its element is there; until then only the classes that lead to it tell.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const AT_REST = 3;
    const begins = /^ant-.*-(enter|appear|leave)(-prepare|-start|-active)?$/;
    const isMoving = (): boolean =>
      document
        .getAnimations()
        .some(
          ({ effect, playState, pending }) =>
            effect?.getComputedTiming().iterations !== Infinity && (pending || playState === 'running'),
        ) ||
      [...document.querySelectorAll('[class*="-enter"], [class*="-appear"], [class*="-leave"]')].some((element) =>
        [...element.classList].some((name) => begins.test(name)),
      );
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let atRest = 0; atRest < AT_REST; atRest = isMoving() ? 0 : atRest + 1) await frame();
  });

/** Waits until the keys that are pressed now go to what is open: a dialog takes the focus after it is seen, a sheet its frame. */
export async function hasFocus(open: Locator): Promise<void> {
  await settled(open.page());
  const takesKeys = (element: Element): boolean => {
    const { activeElement: active, body } = document;
    return element.contains(active) || (active !== body && active?.contains(element) === true);
  };
  await expect.poll(() => open.evaluate(takesKeys)).toBe(true);
}

/** Waits until a screen stands: its heading is there, and nothing stands for what is still to come. */
export async function stands(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[data-skeleton], .ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settled(page);
}
