import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { BenchRow } from '../bench-row.ts';
import { withBenchPage } from '../bench-page.ts';
import { atMost } from '../rated.ts';
import { best, cbctRows } from './cbct-rows.ts';
import type { CbctInputs } from './inputs.ts';

const ROUNDS = 2;
const MEGABYTE = 1e6;

/** The same in a page: files chosen in an input, the workers of the product, and the page's own thread watched. */
export function cbctInChromium({ files, what }: CbctInputs): Promise<BenchRow[]> {
  return withBenchPage(async ({ page, browser }) => {
    await page.setInputFiles('input', files);
    const pack = (warmUp: boolean): Promise<void> =>
      page.evaluate((only) => globalThis.archwayBench.packOnce(only), warmUp);
    await pack(true);
    const peak = await rendererPeak(browser, () => pack(false));
    const found = await page.evaluate((rounds) => globalThis.archwayBench.cbct(rounds), ROUNDS);
    const longest = Math.max(0, ...found.longTasks);
    const rows: BenchRow[] = [
      ...cbctRows(what, best(found.own), best(found.peers)),
      {
        name: 'series to volume: longest task of the page, of more than 50 ms',
        value: Math.round(longest),
        unit: 'ms',
        peer: 'limit',
        peerValue: 50,
        ratio: Math.round((longest / 50) * 100) / 100,
        goal: '<= 1',
        pass: longest <= 50,
      },
      atMost('pack, peak memory', peak / MEGABYTE, 'voxels', found.volumeBytes / MEGABYTE, 2.5, 'MB'),
    ];
    return rows.map((row) => ({ ...row, where: 'Chromium' }));
  });
}

const status = (pid: number, field: string): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** Bytes that the page's process had resident at most beyond what lay there before; Linux keeps the peak. */
async function rendererPeak(browser: Browser, work: () => Promise<void>): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = pids.map((pid) => status(pid, 'VmRSS'));
  await work();
  return Math.max(...pids.map((pid, index) => status(pid, 'VmHWM') - before[index]!));
}
