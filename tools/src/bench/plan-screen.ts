import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ArchwayServer, freePort } from '@archway/e2e/server';
import type { BenchRow } from './bench-row.ts';
import { quantile } from './design/frames-of-scans.ts';
import { launch } from './launch.ts';
import { login } from './login.ts';
import { LARGE, servePlansLarge } from './plan-screen/large-plan.ts';
import { longestPlan } from './plan-screen/longest-plan.ts';
import { scrubbed } from './plan-screen/scrub.ts';
import { reported, staying } from './rated.ts';

/** Frames that are drawn of each kind. */
const FRAMES = 60;
/** For a hang only: in software a whole plan is drawn in half a minute, beside other work in several. */
const PATIENCE_MS = 600_000;
/** Script that a frame may take, so that sixty of them fit into a second. */
const FRAME_MS = 16;
/** 3D without a graphics card: the processor draws, so only what is done besides can be compared. */
const SOFTWARE = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Milliseconds from a key to the frame that it draws, the middle of many. */
const frameTime = (page: Page, keys: readonly string[], shift: boolean): Promise<number> =>
  page.evaluate(
    async ({ keys: asked, shift: shiftKey, frames }) => {
      const canvas = document.querySelector('canvas')!;
      const times: number[] = [];
      for (let at = 0; at < frames; at++) {
        const before = canvas.dataset['frames'];
        const start = performance.now();
        const key = asked[at % asked.length]!;
        canvas.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
        while (canvas.dataset['frames'] === before) await new Promise((resolve) => requestAnimationFrame(resolve));
        times.push(performance.now() - start);
      }
      return times.sort((one, other) => one - other)[Math.floor(frames / 2)]!;
    },
    { keys, shift, frames: FRAMES },
  );

/** Opens a plan. @returns milliseconds from the navigation to its first frame, and to all of it */
async function opened(page: Page, url: string): Promise<{ first: number; whole: number }> {
  const start = performance.now();
  await page.goto(url, { timeout: PATIENCE_MS });
  await page.locator('canvas[data-frames]').waitFor({ timeout: PATIENCE_MS });
  const first = performance.now() - start;
  await page.locator('canvas[data-ready="true"]').waitFor({ timeout: PATIENCE_MS });
  return { first, whole: performance.now() - start };
}

/** Opening the longest plan of the demonstration, and scrubbing through it beside turning the same scene. */
export async function benchPlanScreen(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-bench-'));
  const server = new ArchwayServer(await freePort(), folder, {});
  const browser = await launch(...SOFTWARE);
  try {
    await server.start();
    const token = await login(server.url, 'democreator');
    const { path, stages } = await longestPlan(server.url, token);
    const context = await browser.newContext({
      ...{ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5, serviceWorkers: 'block' },
    });
    await context.addInitScript((value) => {
      localStorage.setItem('token', value);
      localStorage.setItem('lang', 'en-US');
    }, token);
    const page = await context.newPage();
    const { first, whole } = await opened(page, server.url + path);
    const turn = await frameTime(page, ['ArrowUp', 'ArrowDown'], true);
    // To the last stage and back again.
    const there = Array.from({ length: stages }, () => 'ArrowRight');
    const scrub = await frameTime(page, [...there, ...there.map(() => 'ArrowLeft')], false);
    await servePlansLarge(page);
    await opened(page, server.url + path);
    const triangles = Number(await page.locator('canvas').getAttribute('data-triangles'));
    const script = await scrubbed(browser, page, LARGE.stages);
    const slow = script.filter((milliseconds) => milliseconds > FRAME_MS).length;
    const large = `${LARGE.stages} stages, ${Math.round(triangles / 1000)}k triangles`;
    const plan = `plan of ${stages} stages`;
    return [
      reported(`${plan}, navigation to all teeth and gum`, whole, 'to its first frame', first),
      reported(`${plan}, a stage to its frame`, scrub, 'turning the same scene', turn),
      staying(`${large}: most script of a frame while scrubbing`, Math.max(...script), FRAME_MS, 'ms'),
      reported(`${large}: frames over ${FRAME_MS} ms of script`, slow, 'frames', script.length, ''),
      reported(`${large}: script of a frame, 95 %`, quantile(script, 0.95), 'in the middle', quantile(script, 0.5)),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
