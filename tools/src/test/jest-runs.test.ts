import { join } from 'node:path';
import { affectedBy } from './affected.ts';
import { jestRuns } from './jest-runs.ts';
import { ROOT, workspacePackages } from '../check/workspace-packages.ts';

const packages = workspacePackages();
/** Whether a run leaves a file of tests out. */
const left = (args: readonly string[], file: string): boolean => {
  const from = args.indexOf('--testPathIgnorePatterns');
  return from >= 0 && args.slice(from + 1).some((pattern) => new RegExp(pattern).test(join(ROOT, file)));
};
const described = (...input: Parameters<typeof jestRuns>) =>
  jestRuns(...input).map(({ args, postgres }) => ({
    postgres,
    projects: args.includes('--selectProjects') ? args.slice(args.indexOf('--selectProjects') + 1) : 'all',
    modules: !left(args, 'server/src/modules/cases/case.test.ts'),
    fuzz: !left(args, 'server/test/wire/fuzz.test.ts'),
    matrix: !left(args, 'server/test/wire/permission-matrix.test.ts'),
    command: !left(args, 'server/test/operation/admin-command.test.ts'),
    process: !left(args, 'server/test/operation/process.test.ts'),
    kill: !left(args, 'server/test/storage/storage-kill.test.ts'),
  }));

test('with PostgreSQL modules, calls and the storage gateway are tested there, and all the rest on both', () => {
  const [first, second] = described(null, { postgres: true, both: false });
  expect(first).toMatchObject({
    ...{ postgres: false, modules: false, fuzz: false, matrix: false, command: false },
    ...{ process: true, kill: true },
  });
  expect(second).toEqual({
    ...{ postgres: true, projects: ['server'] },
    ...{ modules: true, fuzz: true, matrix: true, command: true, process: true, kill: true },
  });
});

test('without PostgreSQL, or when both are asked for, no test of the server is left out', () => {
  expect(described(null, { postgres: false, both: false })).toEqual([
    {
      ...{ postgres: false, projects: 'all', modules: true, fuzz: true, matrix: true },
      ...{ command: true, process: true, kill: true },
    },
  ]);
  expect(described(null, { postgres: true, both: true }).map(({ modules }) => modules)).toEqual([true, true]);
});

test('a change that the server does not know of starts no PostgreSQL run', () => {
  const affected = affectedBy(['remotes/plans/src/app.tsx'], packages);
  const runs = described(affected, { postgres: true, both: false });
  expect(runs.map(({ postgres }) => postgres)).toEqual([false]);
  expect(runs[0]?.projects).toEqual(['plans']);
});

test('of a change in the server its own tests run, and those of what builds on it', () => {
  const affected = affectedBy(['server/src/server.ts'], packages);
  expect(described(affected, { postgres: true, both: false }).at(-1)).toMatchObject({ postgres: true });
  expect(described(affected, { postgres: false, both: false }).every(({ modules }) => modules)).toBe(true);
});
