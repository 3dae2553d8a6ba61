import { join } from 'node:path';
import { affectedBy } from './affected.ts';
import { jestRuns } from './jest-runs.ts';
import { ROOT, workspacePackages } from '../check/workspace-packages.ts';

const packages = workspacePackages();
/** What follows a word of the command, until the next one. */
const valuesOf = (args: readonly string[], word: string): readonly string[] | undefined => {
  const after = args.indexOf(word) + 1;
  if (after === 0) return undefined;
  const end = args.findIndex((each, at) => at >= after && each.startsWith('--'));
  return args.slice(after, end < 0 ? undefined : end);
};
/** Whether a run leaves a file of tests out. */
const left = (args: readonly string[], file: string): boolean =>
  valuesOf(args, '--testPathIgnorePatterns')?.some((pattern) => new RegExp(pattern).test(join(ROOT, file))) ?? false;
const described = (...input: Parameters<typeof jestRuns>) =>
  jestRuns(...input).map(({ args, postgres, suites }) => ({
    ...{ postgres, suites },
    projects: valuesOf(args, '--selectProjects') ?? 'all',
    modules: !left(args, 'server/src/modules/cases/case.test.ts'),
    fuzz: !left(args, 'server/test/wire/fuzz.test.ts'),
    matrix: !left(args, 'server/test/wire/permission-matrix.test.ts'),
    command: !left(args, 'server/test/operation/admin-command.test.ts'),
    process: !left(args, 'server/test/operation/process.test.ts'),
    disk: !left(args, 'server/test/operation/disk.test.ts'),
    kill: !left(args, 'server/test/operation/kill.test.ts'),
  }));

test('with PostgreSQL modules, calls and commands are tested there, disks on the embedded one, and the rest on both', () => {
  const [first, second] = described(null, { postgres: true, both: false });
  expect(first).toMatchObject({
    ...{ postgres: false, suites: 'screens', modules: false, fuzz: false, matrix: false, command: false },
    ...{ process: true, disk: true, kill: true },
  });
  expect(second).toEqual({
    // Its modules by the dozen.
    ...{ postgres: true, suites: 'modules', projects: ['server'] },
    ...{ modules: false, fuzz: true, matrix: true, command: true, process: true, disk: false, kill: true },
  });
});

test('without PostgreSQL, or when both are asked for, no test of the server is left out', () => {
  expect(described(null, { postgres: false, both: false })).toEqual([
    {
      ...{ postgres: false, suites: 'screens', projects: 'all', modules: true, fuzz: true, matrix: true },
      ...{ command: true, process: true, disk: true, kill: true },
    },
  ]);
  for (const found of described(null, { postgres: true, both: true }))
    expect(found).toMatchObject({ modules: found.suites !== 'modules', disk: true, kill: true });
});

test('a change that the server does not know of starts no PostgreSQL run', () => {
  const affected = affectedBy(['remotes/plans/src/app.tsx'], packages);
  const runs = described(affected, { postgres: true, both: false });
  expect(runs.map(({ postgres }) => postgres)).toEqual([false]);
  // `--findRelatedTests` knows single files.
  expect(runs[0]?.suites).toBeUndefined();
  expect(runs[0]?.projects).toEqual(['plans']);
});

test('of a change in the server its own tests run, and those of what builds on it', () => {
  const affected = affectedBy(['server/src/server.ts'], packages);
  expect(described(affected, { postgres: true, both: false }).at(-1)).toMatchObject({ postgres: true });
  expect(described(affected, { postgres: false, both: false }).every(({ modules }) => modules)).toBe(true);
});
