import type { Page } from '@playwright/test';
import { openScene, VIEWER } from '../../pages/scene.ts';
import { countWhatIsHeld, type Held, heldNow } from '../../support/held.ts';
import { expect, test } from '../../support/test.ts';

/** 50 before a release; fewer in every run. */
const ROUNDS = Number(process.env['ARCHWAY_VIEWER_ROUNDS'] ?? 15);
const FIRST = 5;

async function heap(scene: Page): Promise<number> {
  const session = await scene.context().newCDPSession(scene);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  await session.detach();
  return usedSize;
}

test(`${ROUNDS} times opened and left, the 3D page gives everything back`, async ({ openIn }) => {
  const page = await openIn('en-US', VIEWER);
  await page.context().addInitScript(countWhatIsHeld);
  const scene = await openScene(page, 'en-US');
  // What is held does not depend on the size of the picture, and a small one is drawn quickly.
  await scene.setViewportSize({ width: 640, height: 400 });
  const address = new URL(scene.url());
  // As the browser's buttons do: within the page, without loading it anew.
  const leave = async (): Promise<void> => {
    await scene.evaluate(() => {
      history.pushState(null, '', '/account');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(scene.locator('canvas')).toHaveCount(0);
  };
  const enter = async (): Promise<void> => {
    await scene.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address.pathname + address.search);
    await expect(scene.locator('canvas')).toHaveAttribute('data-ready', 'true');
  };
  const after: { held: Held; heap: number }[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    if (round % 10 === 1) {
      await scene.keyboard.press('x');
      await expect(scene.locator('canvas')).not.toHaveAttribute('data-section', '');
      await scene.keyboard.press('x');
    }
    await leave();
    if (round === FIRST || round === ROUNDS) after.push({ held: await heldNow(scene), heap: await heap(scene) });
    await enter();
  }
  await leave();
  const [early, late] = after as [(typeof after)[0], (typeof after)[0]];
  expect(late.held).toMatchObject({ contexts: 0, workers: early.held.workers });
  // What measures the page's vitals stops listening once they are certain.
  expect(late.held.listeners).toBeLessThanOrEqual(early.held.listeners);
  expect([late.held.buffers, late.held.textures, late.held.programs]).toEqual([0, 0, 0]);
  // What 45 rounds may leave, for as many as there were.
  expect(late.heap - early.heap).toBeLessThan((12_000_000 * (ROUNDS - FIRST)) / 45);
});
