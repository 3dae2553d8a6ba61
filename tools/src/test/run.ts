import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../workspace.mjs';
import { ROOT, workspacePackages } from '../check/workspace-packages.ts';
import { type Affected, affectedBy, changedSince } from './affected.ts';
import { readArguments } from './arguments.ts';
import { chromium } from './chromium.ts';
import { run } from './command.ts';
import { checkCounts, jestCounts, playwrightCounts, sum, type Counts } from './counts.ts';
import { startPostgres } from './postgres.ts';
import { compareTimes, keepTimes, measurePace, readTimes } from './times.ts';

/**
 * The whole test run: checks, unit and server tests on the embedded database, server tests on PostgreSQL, and the
 * journeys on the built, composed product. `npm test -- check unit e2e` runs only the parts that are named, `--since
 * COMMIT` only what a change since then can break; `--keep-times` writes down how long each part took.
 */
const { parts, since, keepTimes: keeps } = readArguments(process.argv.slice(2));
const TIMES = join(ROOT, 'tools', 'test-times.json');
const scratch = mkdtempSync(join(tmpdir(), 'archway-test-'));
const bin = (name: string): string => join('node_modules/.bin', name);
const results: Counts[] = [];
const seconds: Record<string, number> = {};
const clock = performance.now();
const say = (text: string): void => console.log(`\n== ${text} (${Math.round((performance.now() - clock) / 1000)} s)`);

async function part(name: string, work: () => Promise<unknown>): Promise<void> {
  say(name);
  const begun = performance.now();
  await work();
  seconds[name] = (performance.now() - begun) / 1000;
}

const readReport = <T>(file: string, otherwise: T): T => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return otherwise;
  }
};

const noReport = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };

const jest = (name: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> =>
  part(name, async () => {
    const report = join(scratch, `${name.replace(/\W+/g, '-')}.json`);
    const done = await run(bin('jest'), ['--ci', '--maxWorkers=2', '--json', `--outputFile=${report}`, ...args], env);
    const counts = jestCounts(readReport(report, noReport));
    results.push(done.code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
  });

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres(process.env['CI'] === 'true');
  if (!postgres) {
    console.log('No PostgreSQL on this machine: the server tests ran on the embedded database only.');
    return;
  }
  try {
    await jest('server tests on PostgreSQL', ['--selectProjects', 'server'], {
      ARCHWAY_TEST_DATABASE_URL: postgres.url,
    });
  } finally {
    await postgres.stop();
  }
}

async function journeys(): Promise<void> {
  const report = join(scratch, 'e2e.json');
  const env = { CHROMIUM_PATH: await chromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const done = await run(
    'e2e/node_modules/.bin/playwright',
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env,
  );
  const counts = playwrightCounts(readReport(report, { stats: { expected: 0, unexpected: 1, flaky: 0 } }));
  results.push(done.code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
}

async function unitTests(affected: Affected | null): Promise<void> {
  if (!affected || affected.everything) return jest('unit and server tests', []);
  const hasTests = (name: string): boolean => name !== 'e2e';
  const [own, dependents] = [affected.own.filter(hasTests), affected.dependents.filter(hasTests)];
  if (own.length > 0) await jest('tests of what changed', ['--passWithNoTests', '--selectProjects', ...own]);
  if (dependents.length === 0 || affected.sources.length === 0) return;
  const related = ['--passWithNoTests', '--findRelatedTests', ...affected.sources, '--selectProjects', ...dependents];
  await jest('tests of what builds on it', related);
}

try {
  const affected = since === null ? null : affectedBy(changedSince(since, ROOT), workspacePackages());
  if (affected) {
    console.log(`Changed since ${since}: ${affected.own.join(', ') || 'no package'}`);
    console.log(`Built on that: ${affected.dependents.join(', ') || 'nothing'}`);
  }
  const composed = parts.has('e2e') && affected?.journeys !== false;
  if (composed) await part('build', () => ensureBuilt());
  if (parts.has('check')) {
    await part('checks', async () => {
      results.push(checkCounts((await run(bin('tsx'), ['tools/src/check/check.ts'])).output));
    });
  }
  if (parts.has('unit')) {
    await unitTests(affected);
    if (affected?.server !== false) await onPostgres();
  }
  if (composed) await part('journeys on the composed product', journeys);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  results.push({ passed: 0, failed: 1 });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

const times = { pace: measurePace(), parts: seconds };
say('done');
for (const line of compareTimes(readTimes(TIMES), times)) console.log(line);
if (keeps) keepTimes(TIMES, times);
const total = sum(results);
console.log(`${total.passed} passed, ${total.failed} failed`);
// A whole run in which nothing ran is no success.
process.exitCode = total.failed === 0 && (total.passed > 0 || since !== null) ? 0 : 1;
