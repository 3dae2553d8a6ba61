import { affectedBy } from './affected.ts';
import { jestRuns } from './jest-runs.ts';
import { workspacePackages } from '../check/workspace-packages.ts';

const packages = workspacePackages();
const described = (...input: Parameters<typeof jestRuns>) =>
  jestRuns(...input).map(({ args, postgres }) => ({
    postgres,
    projects: args.includes('--selectProjects') ? args.slice(args.indexOf('--selectProjects') + 1) : 'all',
    modules: !args.some((arg) => /server\/src\/modules\/$/.test(arg)),
  }));

test('with PostgreSQL the modules of the server are tested there, and all the rest on both', () => {
  const [first, second] = described(null, { postgres: true, both: false });
  expect(first).toMatchObject({ postgres: false, modules: false });
  expect(second).toEqual({ postgres: true, projects: ['server'], modules: true });
});

test('without PostgreSQL, or when both are asked for, no test of the server is left out', () => {
  expect(described(null, { postgres: false, both: false })).toEqual([
    { postgres: false, projects: 'all', modules: true },
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
