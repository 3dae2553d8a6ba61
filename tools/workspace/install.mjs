import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/** Fetched by npm, so that a machine needs no pnpm of its own. */
const PNPM = 'pnpm@12.21.0';

const STAMP = join(ROOT, 'node_modules', '.archway-installed');

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const wanted = () => read(join(ROOT, 'pnpm-lock.yaml')) ?? '';
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Either this program installed, or somebody ran pnpm by hand, which keeps its own copy of the lockfile. */
function isInstalled() {
  if (!existsSync(join(ROOT, 'node_modules', '.modules.yaml'))) return false;
  const lockfile = wanted();
  return read(STAMP) === hashOf(lockfile) || read(join(ROOT, 'node_modules', '.pnpm', 'lock.yaml')) === lockfile;
}

export const runPnpm = (args) => run('npx', ['--yes', PNPM, ...args], { show: true });

export async function ensureInstalled({ say = console.log } = {}) {
  if (isInstalled()) return false;
  say('Installing the pinned dependencies…');
  await runPnpm(['install', '--frozen-lockfile']);
  writeFileSync(STAMP, hashOf(wanted()));
  return true;
}
