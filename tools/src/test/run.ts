import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../workspace.mjs';
import { chromium } from './chromium.ts';
import { run } from './command.ts';
import { checkCounts, jestCounts, playwrightCounts, sum, type Counts } from './counts.ts';
import { startPostgres } from './postgres.ts';

/**
 * The whole test run: checks, unit and server tests on the embedded database, server tests on PostgreSQL, and the
 * journeys on the built, composed product. `npm test -- check unit e2e` runs only the parts that are named.
 */
const parts = new Set(process.argv.slice(2));
const wanted = (part: string): boolean => parts.size === 0 || parts.has(part);
const scratch = mkdtempSync(join(tmpdir(), 'archway-test-'));
const bin = (name: string): string => join('node_modules/.bin', name);
const results: Counts[] = [];
const clock = performance.now();
const say = (text: string): void => console.log(`\n== ${text} (${Math.round((performance.now() - clock) / 1000)} s)`);

const readReport = <T>(file: string, otherwise: T): T => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return otherwise;
  }
};

const noReport = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };

async function jest(name: string, args: readonly string[], env: Record<string, string>): Promise<void> {
  say(name);
  const report = join(scratch, `${name.replace(/\W+/g, '-')}.json`);
  const done = await run(bin('jest'), ['--ci', '--maxWorkers=2', '--json', `--outputFile=${report}`, ...args], env);
  const counts = jestCounts(readReport(report, noReport));
  results.push(done.code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
}

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
  say('journeys on the composed product');
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

try {
  if (wanted('e2e')) {
    say('build');
    await ensureBuilt();
  }
  if (wanted('check')) {
    say('checks');
    results.push(checkCounts((await run(bin('tsx'), ['tools/src/check/check.ts'])).output));
  }
  if (wanted('unit')) {
    await jest('unit and server tests', [], {});
    await onPostgres();
  }
  if (wanted('e2e')) await journeys();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  results.push({ passed: 0, failed: 1 });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

const total = sum(results);
say('done');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
