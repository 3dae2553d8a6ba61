import type { Browser, Locator, Page } from '@playwright/test';
import { scriptTimes } from './script-times.ts';

/** For a hang only: in software a large plan is drawn in seconds, beside other work in many. */
const PATIENCE_MS = 600_000;
const POLL_MS = 50;
/** A frame that is known to be slow, in ms of script, and what is seen of it at least. */
const SLOW = 30;
const SEEN = 25;
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
  // Whether it would be seen: the same with a page that is busy when it is pressed, and not when it is moved over, as a
  // browser tells that also by itself. By work and not by the clock, for others may have their turn meanwhile.
  await page.evaluate((milliseconds) => {
    addEventListener(
      'pointerdown',
      () => {
        let [fastest, parts, sum] = [Infinity, 0, 0];
        while (parts * fastest < milliseconds) {
          const start = performance.now();
          for (let n = 0; n < 500_000; n++) sum += Math.sqrt(n);
          fastest = Math.min(fastest, performance.now() - start);
          parts++;
        }
        return sum;
      },
      { once: true },
    );
  }, SLOW);
  const slow = Math.max(...(await scriptTimes(browser, page, () => drag(page, slider, total, [0, 1, 2]))));
  if (slow < SEEN) throw new Error(`a frame with ${SLOW} ms of script is read as ${slow.toFixed(1)} ms`);
  return times;
}
