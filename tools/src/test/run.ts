import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scratchFolder } from '@archway/build/scratch';
import { ensureBuilt } from '../../workspace.mjs';
import { ROOT, workspacePackages } from '../check/workspace-packages.ts';
import { type Affected, affectedBy, changedSince } from './affected.ts';
import { readArguments } from './arguments.ts';
import { chromium } from './chromium.ts';
import { run } from './command.ts';
import { checkCounts, jestCounts, playwrightCounts, sum, type Counts } from './counts.ts';
import { jestFailures, type JestReport, playwrightFailures, type PlaywrightReport } from './failures.ts';
import { type JestRun, jestRuns } from './jest-runs.ts';
import { startPostgres } from './postgres.ts';
import { compareTimes, keepTimes, measurePace, readTimes } from './times.ts';

/**
 * The whole test run: checks, unit tests, server tests on the embedded database and on PostgreSQL, and the journeys on
 * the built, composed product. `npm test -- check unit e2e` runs only the parts that are named, `--since COMMIT` only
 * what a change since then can break, `--thorough` everything that there is to ask (ADR 150); `--keep-times` writes down how
 * long each part took.
 */
const { parts, since, keepTimes: keeps, thorough } = readArguments(process.argv.slice(2));
const TIMES = join(ROOT, 'tools', 'test-times.json');
const scratch = mkdtempSync(join(tmpdir(), 'archway-test-'));
/** Leads to what the server tests begin with, once they have made it. */
const template = join(scratch, 'template');
const bin = (name: string): string => join('node_modules/.bin', name);
if (thorough) process.env['ARCHWAY_THOROUGH'] = 'on';
const results: Counts[] = [];
/** Named once more at the end: what failed an hour ago has long gone from the screen. */
const failures: string[] = [];
const seconds: Record<string, number> = {};
/** Whether the product is built from the sources as they are: servers under test take programs and threads from there. */
let built = false;
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

const noReport: Parameters<typeof jestCounts>[0] & JestReport = {
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 1,
};

async function jest({ name, args, suites }: JestRun, databaseUrl: string | null): Promise<void> {
  const report = join(scratch, `${name.replace(/\W+/g, '-')}.json`);
  const env: Record<string, string> = {
    ARCHWAY_TEST_TEMPLATE_LINK: template,
    ...(built && { ARCHWAY_TEST_BUNDLE: join(ROOT, 'server', 'dist') }),
    ...(databaseUrl && { ARCHWAY_TEST_DATABASE_URL: databaseUrl }),
    ...(suites && { ARCHWAY_SUITES: suites }),
  };
  const done = await run(bin('jest'), ['--ci', '--maxWorkers=2', '--json', `--outputFile=${report}`, ...args], env);
  const said = readReport(report, noReport);
  const counts = jestCounts(said);
  failures.push(...jestFailures(said, ROOT).map((line) => `${name}: ${line}`));
  results.push(done.code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
}

async function unitTests(affected: Affected | null): Promise<void> {
  const postgres = affected?.server === false ? undefined : await startPostgres(process.env['CI'] === 'true');
  if (!postgres && affected?.server !== false)
    console.log('No PostgreSQL on this machine: the server tests run on the embedded database only.');
  try {
    for (const each of jestRuns(affected, { postgres: postgres !== undefined, both: thorough }))
      await part(each.name, () => jest(each, (each.postgres && postgres?.socketUrl) || null));
  } finally {
    await postgres?.stop();
  }
}

async function journeys(): Promise<void> {
  const report = join(scratch, 'e2e.json');
  // A server of a journey writes what each call changes: in memory that waits for no disk.
  const env = {
    CHROMIUM_PATH: await chromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TMPDIR: scratchFolder(),
    ...(existsSync(template) && { ARCHWAY_E2E_TEMPLATE: template }),
  };
  const done = await run(
    'e2e/node_modules/.bin/playwright',
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env,
  );
  const none: Parameters<typeof playwrightCounts>[0] & PlaywrightReport = {
    stats: { expected: 0, unexpected: 1, flaky: 0 },
  };
  const said = readReport(report, none);
  const counts = playwrightCounts(said);
  failures.push(...playwrightFailures(said).map((line) => `journeys: ${line}`));
  results.push(done.code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
}

try {
  const affected = since === null ? null : affectedBy(changedSince(since, ROOT), workspacePackages());
  if (affected) {
    console.log(`Changed since ${since}: ${affected.own.join(', ') || 'no package'}`);
    console.log(`Built on that: ${affected.dependents.join(', ') || 'nothing'}`);
  }
  const composed = parts.has('e2e') && affected?.journeys !== false;
  if (composed) {
    await part('build', () => ensureBuilt());
    built = true;
  }
  if (parts.has('check')) {
    await part('checks', async () => {
      results.push(checkCounts((await run(bin('tsx'), ['tools/src/check/check.ts'])).output));
    });
  }
  if (parts.has('unit')) await unitTests(affected);
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
for (const line of failures) console.log(`FAILED ${line}`);
const total = sum(results);
console.log(`${total.passed} passed, ${total.failed} failed`);
// A whole run in which nothing ran is no success.
process.exitCode = total.failed === 0 && (total.passed > 0 || since !== null) ? 0 : 1;
