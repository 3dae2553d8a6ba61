import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { API_BASE, type Answer, endpoints, fromWire, toWire } from '@archway/contracts';
import { ArchwayServer, freePort } from '@archway/e2e/server';
import type { BenchRow } from './bench-row.ts';
import { launch } from './launch.ts';
import { login } from './login.ts';
import { reported } from './rated.ts';

/** Frames that are drawn of each kind. */
const FRAMES = 60;
/** For a hang only: in software a whole plan is drawn in half a minute, beside other work in several. */
const PATIENCE_MS = 600_000;
/** 3D without a graphics card: the processor draws, so only what is done besides can be compared. */
const SOFTWARE = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** The plan of the demonstration with the most stages, as an address of the page. */
async function longestPlan(url: string, token: string): Promise<{ path: string; stages: number }> {
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(url + API_BASE + path, { headers: { authorization: `Bearer ${token}`, lang: 'en-US' } });
    return fromWire(((await answer.json()) as { data: unknown }).data) as T;
  };
  const page = `${endpoints.cases.page.path}?pageSize=100`;
  const { rows } = await ask<Answer<typeof endpoints.cases.page>>(page);
  let found = { path: '', stages: 0 };
  for (const { caseId, version } of rows) {
    const key = new URLSearchParams(toWire({ caseId, version: String(version) }) as Record<string, string>);
    const plans = await ask<Answer<typeof endpoints.plans.list>>(`${endpoints.plans.list.path}?${key.toString()}`);
    for (const { planId, documentHash, upperSteps } of plans)
      if (documentHash && (upperSteps ?? 0) > found.stages)
        found = {
          path: `/plan-viewer?caseId=${caseId}&version=${version}&planId=${planId}`,
          stages: upperSteps ?? 0,
        };
  }
  if (found.stages === 0) throw new Error('the demonstration has no designed stages');
  return found;
}

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

/** Opening the longest plan of the demonstration, and scrubbing through it beside turning the same scene. */
export async function benchPlanScreen(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-bench-'));
  const server = new ArchwayServer(await freePort(), folder, {});
  const browser = await launch(...SOFTWARE);
  try {
    await server.start();
    const token = await login(server.url, 'democreator');
    const { path, stages } = await longestPlan(server.url, token);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 });
    await context.addInitScript((value) => {
      localStorage.setItem('token', value);
      localStorage.setItem('lang', 'en-US');
    }, token);
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(server.url + path);
    await page.locator('canvas[data-frames]').waitFor({ timeout: PATIENCE_MS });
    const first = performance.now() - start;
    await page.locator('canvas[data-ready="true"]').waitFor({ timeout: PATIENCE_MS });
    const whole = performance.now() - start;
    const turn = await frameTime(page, ['ArrowUp', 'ArrowDown'], true);
    // To the last stage and back again.
    const there = Array.from({ length: stages }, () => 'ArrowRight');
    const scrub = await frameTime(page, [...there, ...there.map(() => 'ArrowLeft')], false);
    const plan = `plan of ${stages} stages`;
    return [
      reported(`${plan}, navigation to all teeth and gum`, whole, 'to its first frame', first),
      reported(`${plan}, a stage to its frame`, scrub, 'turning the same scene', turn),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
