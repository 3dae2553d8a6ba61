import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../check/workspace-packages.ts';
import { collectGarbage } from './node-garbage.ts';

const MEGABYTE = 1e6;

const field = (name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) * 1024;

/** Prints the most bytes that the work had resident beyond what lay there before. Linux keeps the peak, and forgets it on request. */
export async function reportPeak(work: () => Promise<void>): Promise<void> {
  collectGarbage();
  writeFileSync('/proc/self/clear_refs', '5');
  const before = field('VmRSS');
  await work();
  console.log(JSON.stringify({ peak: field('VmHWM') - before }));
}

/** Runs a program that ends with `reportPeak`. @returns megabytes */
export function peakOf(program: URL, args: readonly string[]): number {
  const { stdout, stderr, status } = spawnSync(join(ROOT, 'node_modules/.bin/tsx'), [fileURLToPath(program), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const line = stdout.split('\n').find((each) => each.startsWith('{"peak"'));
  if (status !== 0 || !line) throw new Error(`${program.pathname} failed: ${stderr}`);
  return (JSON.parse(line) as { peak: number }).peak / MEGABYTE;
}
