import type { Browser, Locator, Page } from '@playwright/test';
import { scriptTimes } from './script-times.ts';

/** For a hang only: in software a large plan is drawn in seconds, beside other work in many. */
const PATIENCE_MS = 600_000;
const POLL_MS = 50;
/** Roots that are drawn in a frame that is known to be slow, for 30 ms or more; and what is seen of it at least, in ms. */
const SLOW = 40_000_000;
const SEEN = 16;
/** Stages that go by at once on the way back. */
const JUMP = 5;

/** Stage and number of the frame that is shown. */
const shown = (canvas: Locator): Promise<readonly [string, number]> =>
  canvas.evaluate(({ dataset: { stage, frames } }) => [stage ?? '', Number(frames)] as const);

/** Draws the pointer over the stages, and goes on once each is drawn. */
async function drag(page: Page, slider: Locator, total: number, stages: readonly number[]): Promise<void> {
  const canvas = page.locator('canvas[data-frames]');
  const cells = await slider.locator('[data-jaw="upper"] > span').last().boundingBox();
  if (!cells) throw new Error('the stages are not on the screen');
  const y = cells.y + cells.height / 2;
  const place = (stage: number): number => cells.x + ((stage + 0.5) / (total + 1)) * cells.width;
  const [first = 0, ...others] = stages;
  await page.mouse.move(place(first), y);
  await page.mouse.down();
  for (const stage of others) {
    const [, before] = await shown(canvas);
    await page.mouse.move(place(stage), y);
    for (let waited = 0; ; waited += POLL_MS) {
      const [there, frame] = await shown(canvas);
      if (there === String(stage) && frame > before) break;
      if (waited > PATIENCE_MS) throw new Error(`stage ${stage} was not drawn`);
      await page.waitForTimeout(POLL_MS);
    }
  }
  await page.mouse.up();
}

/**
 * Script of each frame while the stages of the plan that is shown are scrubbed: one after another to the last one, and in
 * leaps back, in ms.
 * @throws Error when what it reads would not show a slow frame
 */
export async function scrubbed(browser: Browser, page: Page, total: number): Promise<number[]> {
  const slider = page.locator('[role="slider"][aria-valuemax]');
  const there = Array.from({ length: total + 1 }, (_, stage) => stage);
  const back = there.filter((stage) => stage % JUMP === 0).reverse();
  // What asks the page brings a script of its own along, once.
  await shown(page.locator('canvas[data-frames]'));
  const times = await scriptTimes(browser, page, () => drag(page, slider, total, [...there, ...back.slice(1)]));
  // Whether it would be seen: the same with a page that is busy when it is pressed. By work and not by the clock, for others
  // may have their turn meanwhile; and when it is pressed, as a browser tells of movements also by itself.
  await page.evaluate((work) => {
    addEventListener(
      'pointerdown',
      () => {
        let sum = 0;
        for (let n = 0; n < work; n++) sum += Math.sqrt(n);
        return sum;
      },
      { once: true },
    );
  }, SLOW);
  const slow = Math.max(...(await scriptTimes(browser, page, () => drag(page, slider, total, [0, 1, 2]))));
  if (slow < SEEN) throw new Error(`a frame with work for 30 ms is read as one of ${slow.toFixed(1)} ms`);
  return times;
}
