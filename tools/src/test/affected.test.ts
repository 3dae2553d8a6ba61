import type { WorkspacePackage } from '../check/workspace-packages.ts';
import { affectedBy } from './affected.ts';

const pack = (dir: string, ...uses: string[]): WorkspacePackage => ({
  dir,
  path: `/${dir}`,
  json: {
    name: `@archway/${dir.slice(dir.lastIndexOf('/') + 1)}`,
    version: '1.0.0',
    dependencies: Object.fromEntries(uses.map((name) => [`@archway/${name}`, 'workspace:*'])),
  },
});
const packages = [
  pack('shared/contracts'),
  pack('shared/mesh'),
  pack('shared/platform', 'contracts'),
  pack('remotes/cases', 'contracts', 'platform', 'mesh'),
  pack('remotes/plans', 'contracts', 'platform'),
  pack('server', 'contracts', 'mesh'),
  pack('tools', 'contracts'),
  pack('e2e', 'contracts'),
];

test('a remote alone breaks itself and the journeys, not the server', () => {
  expect(affectedBy(['remotes/plans/src/app.ts', 'docs/remotes.md'], packages)).toMatchObject({
    own: ['plans'],
    dependents: [],
    sources: ['remotes/plans/src/app.ts'],
    journeys: true,
    server: false,
  });
});

test('what others build on reaches them, however far', () => {
  const found = affectedBy(['shared/mesh/src/mesh.ts'], packages);
  expect([found.own, found.dependents, found.server]).toEqual([['mesh'], ['cases', 'server'], true]);
  expect(affectedBy(['shared/contracts/src/index.ts'], packages).dependents).toEqual([
    'platform',
    'cases',
    'plans',
    'server',
    'tools',
    'e2e',
  ]);
});

test('a test breaks no product', () => {
  expect(affectedBy(['shared/mesh/src/mesh.test.ts'], packages)).toMatchObject({ own: ['mesh'], journeys: false });
  expect(affectedBy(['server/test/operation/kill.test.ts'], packages)).toMatchObject({ server: true, journeys: false });
  expect(affectedBy(['e2e/specs/journeys/login.spec.ts'], packages).journeys).toBe(true);
});

test('words about the product break nothing, and what all is made with breaks everything', () => {
  const nothing = { own: [], dependents: [], journeys: false, server: false, everything: false };
  expect(affectedBy(['README.md', 'docs/adr/0001-contract-first.md'], packages)).toMatchObject(nothing);
  for (const file of ['pnpm-lock.yaml', 'shared/build/jest.cjs', 'tsconfig.base.json']) {
    const found = affectedBy([file], packages);
    expect([file, found.own.length, found.journeys]).toEqual([file, packages.length, true]);
  }
});
