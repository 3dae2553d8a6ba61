import { join } from 'node:path';
import { ROOT } from '../check/workspace-packages.ts';
import type { Affected } from './affected.ts';

/** One start of jest. */
export interface JestRun {
  readonly name: string;
  readonly args: readonly string[];
  readonly postgres: boolean;
}

/** How the server tests are spread over the two databases. */
export interface Engines {
  /** Whether there is a PostgreSQL. */
  readonly postgres: boolean;
  /** All of them on both, instead of the modules on PostgreSQL alone where there is one. */
  readonly both: boolean;
}

const escaped = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Leaves out the tests inside of the server's modules, which PostgreSQL is asked about. */
const WITHOUT_MODULES = [
  '--testPathIgnorePatterns',
  '/node_modules/',
  `${escaped(join(ROOT, 'server', 'src', 'modules'))}/`,
];

/**
 * What jest has to run. What a module of the server does is tested on PostgreSQL, where there is one; what stands and
 * falls with the database (starts, stops, kills, upgrades, jobs, every state machine, every call by every role) on both.
 * @param affected what a change can break; null for everything
 */
export function jestRuns(affected: Affected | null, { postgres, both }: Engines): JestRun[] {
  const onPostgres = postgres && affected?.server !== false;
  const left = onPostgres && !both ? WITHOUT_MODULES : [];
  const run = (name: string, args: readonly string[]): JestRun => ({ name, args: [...args, ...left], postgres: false });
  const runs: JestRun[] = [];
  if (!affected || affected.everything) runs.push(run('unit and server tests', []));
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
  if (onPostgres)
    runs.push({ name: 'server tests on PostgreSQL', args: ['--selectProjects', 'server'], postgres: true });
  return runs;
}
