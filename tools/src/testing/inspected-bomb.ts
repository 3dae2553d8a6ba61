import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { startArchway } from './archway-process.ts';

const MEGABYTE = 2 ** 20;
/** A third of it is Node and the tools themselves. */
const MOST_MEMORY = 1024 * MEGABYTE;

/**
 * A script that writes, at the end of its process, the most memory that it had, in kilobytes, and its processor time in
 * microseconds. Linux counts the parent's memory at the time of the start in `maxRSS` (a test's process may have a gigabyte):
 * only VmHWM is the process's own.
 */
const measuring = (file: string): string => `
  const { readFileSync, writeFileSync } = require('fs');
  const peak = () => process.platform === 'linux'
    ? /VmHWM:\\s*(\\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))[1]
    : process.resourceUsage().maxRSS;
  const time = () => { const { user, system } = process.cpuUsage(); return user + system; };
  if (require('worker_threads').isMainThread)
    process.on('exit', () => writeFileSync(${JSON.stringify(file)}, peak() + ' ' + time()));`;

/**
 * Inspects a file in a process of its own, prints what that took, and expects that it stayed within its memory.
 * @returns its exit code, names of the errors that it told, and all that it told
 */
export async function inspected(path: string) {
  const [measured, preload] = [`${path}.measured`, `${path}.measure.cjs`];
  writeFileSync(preload, measuring(measured));
  const { code, lines } = await startArchway(['inspect', path], { NODE_OPTIONS: `--require ${preload}` }).ended;
  const [memory, time] = readFileSync(measured, 'utf8').split(' ').map(Number);
  for (const file of [measured, preload]) rmSync(file);
  const bytes = memory! * 1024;
  process.stdout.write(
    `${basename(path)}: ${Math.round(bytes / MEGABYTE)} MB, ${(time! / 1e6).toFixed(1)} s of a processor\n`,
  );
  expect(bytes).toBeLessThan(MOST_MEMORY);
  return { code, names: lines.map((line) => (line['error'] as { name: string } | undefined)?.name), lines };
}
