import { expect, type Locator, type Page } from '@playwright/test';

/** Frames come from the screen; a page that the browser does not draw just now gets none, and goes on by the clock. */
const A_FRAME_MS = 1000;
/** So long a page is watched before what moves in it is named. */
const WATCH_MS = 20_000;

/** What still moves when a page has been watched for a while, by the classes of its elements; nothing once it is at rest. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ([frameMs, watchMs]) => {
      const AT_REST = 3;
      const begins = /^ant-.*-(enter|appear|leave)(-prepare|-start|-active)?$/;
      const classes = (element: Element | null | undefined): string =>
        element?.getAttribute('class') ?? 'without a class';
      const moves = (): string[] => [
        ...document
          .getAnimations()
          .filter(
            ({ effect, playState, pending }) =>
              effect?.getComputedTiming().iterations !== Infinity && (pending || playState === 'running'),
          )
          .map(({ effect }) => classes(effect instanceof KeyframeEffect ? effect.target : null)),
        ...[...document.querySelectorAll('[class*="-enter"], [class*="-appear"], [class*="-leave"]')]
          .filter((element) => [...element.classList].some((name) => begins.test(name)))
          .map(classes),
      ];
      const frame = (): Promise<unknown> =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, frameMs);
        });
      const end = performance.now() + watchMs;
      let found: string[] = [];
      for (let atRest = 0; atRest < AT_REST && performance.now() < end; atRest = found.length > 0 ? 0 : atRest + 1) {
        await frame();
        found = moves();
      }
      return found;
    },
    [A_FRAME_MS, WATCH_MS] as const,
  );

/**
 * Waits until what moves has arrived: half transparent, words have the colours of no design. On a busy machine a movement
 * begins some frames after its element is there; until then only the classes that lead to it tell.
 */
export const settled = (page: Page): Promise<void> => expect.poll(() => moving(page)).toEqual([]);

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
