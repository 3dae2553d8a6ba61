import { join } from 'node:path';
import { ROOT } from '../check/workspace-packages.ts';
import type { Affected } from './affected.ts';

/** One start of jest. */
export interface JestRun {
  readonly name: string;
  readonly args: readonly string[];
  readonly postgres: boolean;
  /** What comes by the dozen: files of packages with a document, those of the server's modules, or nothing. */
  readonly suites?: 'screens' | 'modules';
}

/** How the server tests are spread over the two databases. */
export interface Engines {
  /** Whether there is a PostgreSQL. */
  readonly postgres: boolean;
  /** All of them on both, instead of most on PostgreSQL alone where there is one. */
  readonly both: boolean;
}

const operation = (name: string): string => join('test', 'operation', `${name}.test.ts`);
const escaped = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What PostgreSQL alone is asked about: modules, state machines, who may call what, what the storage gateway answers, what
 * operators do by command, and what a server that was killed in the middle of a transaction leaves.
 */
const ON_POSTGRES_ALONE = [
  join('src', 'modules', '/'),
  join('src', 'machines.test.ts'),
  join('test', 'wire', '/'),
  ...[
    'admin-command',
    'audit-verify',
    'case-command',
    'credits-verify',
    'operations',
    'process-installation',
    'process-messages',
  ].map(operation),
  ...['credits-kill', 'import-kill', 'submit-kill'].map(operation),
  join('test', 'upgrade', 'upgrade-data.test.ts'),
  ...['client', 'gateway', 'oss'].map((name) => join('test', 'storage', `storage-${name}`)),
];

/**
 * What the embedded database alone is asked about: files, disks, logs and settings of the process, and what the modules
 * stand on, as far as no database knows of it.
 */
const ON_EMBEDDED_ALONE = [
  ...['compute', 'http', 'log', 'machine', 'modules', 'outbound', 'storage'].map((name) =>
    join('src', 'infrastructure', name, '/'),
  ),
  ...['disk', 'logs', 'misconfigured', 'private-files'].map(operation),
  ...['storage-kill', 'uploads'].map((name) => join('test', 'storage', `${name}.test.ts`)),
];

const without = (paths: readonly string[]): string[] => [
  '--testPathIgnorePatterns',
  '/node_modules/',
  ...paths.map((path) => escaped(join(ROOT, 'server', path))),
];

/**
 * What jest has to run. What a module of the server does and whom it obeys is tested on PostgreSQL, where there is one;
 * what stands and falls with the database (starts, stops, a kill, upgrades, jobs) on both.
 * @param affected what a change can break; null for everything
 */
export function jestRuns(affected: Affected | null, { postgres, both }: Engines): JestRun[] {
  const onPostgres = postgres && affected?.server !== false;
  const left = onPostgres && !both ? without(ON_POSTGRES_ALONE) : [];
  const run = (name: string, args: readonly string[]): JestRun => ({ name, args: [...args, ...left], postgres: false });
  const runs: JestRun[] = [];
  if (!affected || affected.everything) runs.push({ ...run('unit and server tests', []), suites: 'screens' });
  else {
    const hasTests = (name: string): boolean => name !== 'e2e';
    const [own, dependents] = [affected.own.filter(hasTests), affected.dependents.filter(hasTests)];
    if (own.length > 0) runs.push(run('tests of what changed', ['--passWithNoTests', '--selectProjects', ...own]));
    if (dependents.length > 0 && affected.sources.length > 0) {
      const related = [
        '--passWithNoTests',
        '--findRelatedTests',
        ...affected.sources,
        '--selectProjects',
        ...dependents,
      ];
      runs.push(run('tests of what builds on it', related));
    }
  }
  if (onPostgres) {
    const elsewhere = [join('src', 'modules', '/'), ...(both ? [] : ON_EMBEDDED_ALONE)];
    const args = [...without(elsewhere), '--selectProjects', 'server'];
    runs.push({ name: 'server tests on PostgreSQL', args, postgres: true, suites: 'modules' });
  }
  return runs;
}
