import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { readPackages, sourceFolders } from './packages.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

const PARALLEL = 2;

const isProgram = (dir) => dir === 'host' || dir === 'server' || dir.startsWith('remotes/');
const productOf = (dir) => join(ROOT, dir, 'dist', dir === 'server' ? 'main.mjs' : 'archway.json');
/** Beside the dependencies, not in dist: what lies there is deployed. */
const stampOf = (dir) => join(ROOT, dir, 'node_modules', '.cache', 'archway-build');

const isBuilt = (dir, print) =>
  existsSync(productOf(dir)) && existsSync(stampOf(dir)) && readFileSync(stampOf(dir), 'utf8') === print;

async function build(dir, print, say) {
  const started = performance.now();
  rmSync(stampOf(dir), { force: true });
  const cli = join(ROOT, dir, 'node_modules', 'webpack-cli', 'bin', 'cli.js');
  await run(process.execPath, [cli, '--mode', 'production'], { cwd: join(ROOT, dir) });
  mkdirSync(dirname(stampOf(dir)), { recursive: true });
  writeFileSync(stampOf(dir), print);
  say(`  ${dir} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

export async function ensureBuilt({ say = console.log, only, force = false } = {}) {
  const packages = readPackages();
  const stale = [];
  for (const [name, { dir, json }] of packages) {
    if (!isProgram(dir) || !json.scripts?.build || (only && !only.includes(dir))) continue;
    const print = fingerprint(sourceFolders(packages, name));
    if (force || !isBuilt(dir, print)) stale.push({ dir, print });
  }
  if (stale.length === 0) return [];
  say(`Building ${stale.map(({ dir }) => dir).join(', ')}…`);
  const queue = [...stale];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await build(next.dir, next.print, say);
  };
  // After a failure nothing new begins, and what runs already is waited for: no build outlives this program.
  const stop = (error) => {
    queue.length = 0;
    throw error;
  };
  const done = await Promise.allSettled(Array.from({ length: PARALLEL }, () => worker().catch(stop)));
  const failed = done.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return stale.map(({ dir }) => dir);
}
