import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files of a small house, by path. */
type House = Readonly<Record<string, string>>;

/** Builds the houses, and runs the boundaries over them. @returns names of the rules that each of them breaks */
function brokenRules(houses: readonly House[]): string[][] {
  const street = mkdtempSync(join(tmpdir(), 'archway-houses-'));
  try {
    const built = houses.map((files, number) => {
      const house = join(street, String(number));
      for (const [file, text] of Object.entries({ 'tsconfig.json': '{}', ...files })) {
        mkdirSync(dirname(join(house, file)), { recursive: true });
        writeFileSync(join(house, file), text);
      }
      return house;
    });
    const run = spawnSync(process.execPath, [join(__dirname, 'broken-rules.mjs'), ...built], { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(run.stderr);
    return JSON.parse(run.stdout) as string[][];
  } finally {
    rmSync(street, { recursive: true, force: true });
  }
}

const leaf = 'export const leaf = 1;';
const uses = (path: string): string => `import { leaf } from '${path}';\nexport const used = leaf;`;

const moduleFile = (file: string): string => `server/src/modules/${file}`;

/** A file of a module of the server. */
const inModules = (files: House): House =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [moduleFile(file), text]));

/** Rule, what breaks it, and a house in which nothing else is wrong. */
const broken: readonly (readonly [rule: string, by: string, files: House])[] = [
  [
    'remotes-never-import-remotes',
    'a remote, from another',
    { 'remotes/a/src/x.ts': uses('../../b/src/y'), 'remotes/b/src/y.ts': leaf },
  ],
  [
    'jaws-and-volumes-are-apart',
    'the page of jaws, from that of volumes',
    { 'remotes/viewer3d/src/cbct/x.ts': uses('../screens/viewer/y'), 'remotes/viewer3d/src/screens/viewer/y.ts': leaf },
  ],
  [
    'jaws-and-volumes-are-apart',
    'the page of volumes, from that of jaws',
    { 'remotes/viewer3d/src/screens/viewer/x.ts': uses('../../cbct/y'), 'remotes/viewer3d/src/cbct/y.ts': leaf },
  ],
  [
    'documents-know-no-screen',
    'a scene, from the history of documents',
    { 'remotes/viewer3d/src/document/x.ts': uses('../scene/y'), 'remotes/viewer3d/src/scene/y.ts': leaf },
  ],
  [
    'viewer-models-know-no-screen',
    'a screen, from what it shows',
    {
      'remotes/viewer3d/src/model/x.ts': uses('../screens/viewer/y'),
      'remotes/viewer3d/src/screens/viewer/y.ts': leaf,
    },
  ],
  [
    'host-imports-no-remote',
    'a remote, from the host',
    { 'host/src/x.ts': uses('../../remotes/b/src/y'), 'remotes/b/src/y.ts': leaf },
  ],
  [
    'remotes-use-the-platform-by-its-entry',
    'what only the host may do, from a remote',
    { 'remotes/a/src/x.ts': uses('../../../shared/platform/src/host'), 'shared/platform/src/host.ts': leaf },
  ],
  [
    'remotes-use-the-platform-by-its-entry',
    'a file behind the entry, from a remote',
    {
      'remotes/a/src/x.ts': uses('../../../shared/platform/src/session/login'),
      'shared/platform/src/session/login.ts': leaf,
    },
  ],
  [
    'remotes-use-the-platform-by-its-entry',
    'what only the host may do, by way of a shared package',
    { 'shared/storage/src/x.ts': uses('../../platform/src/host'), 'shared/platform/src/host.ts': leaf },
  ],
  [
    'forms-have-one-pattern',
    'a form with rules of its own, from a remote',
    { 'remotes/a/src/x.ts': uses('../../../shared/ui/src/form'), 'shared/ui/src/form.ts': leaf },
  ],
  [
    'contracts-import-only-zod',
    'a package, from the contract',
    { 'shared/contracts/src/x.ts': uses('../../mesh/src/y'), 'shared/mesh/src/y.ts': leaf },
  ],
  [
    'geometry-imports-nothing',
    'a package, from geometry',
    { 'shared/geometry/src/x.ts': uses('../../mesh/src/y'), 'shared/mesh/src/y.ts': leaf },
  ],
  [
    'ceph-imports-geometry-alone',
    'photos, from the measures of films',
    { 'shared/ceph/src/x.ts': uses('../../photo/src/y'), 'shared/photo/src/y.ts': leaf },
  ],
  [
    'dental-imports-contracts-geometry-and-mesh',
    'volumes, from plan documents',
    { 'shared/dental/src/x.ts': uses('../../volume/src/y'), 'shared/volume/src/y.ts': leaf },
  ],
  [
    'worker-imports-nothing',
    'a domain, from the way to threads',
    { 'shared/worker/src/x.ts': uses('../../mesh/src/y'), 'shared/mesh/src/y.ts': leaf },
  ],
  [
    'uploads-import-nothing',
    'a storage, from the way of uploads',
    { 'shared/uploads/src/x.ts': uses('../../storage/src/y'), 'shared/storage/src/y.ts': leaf },
  ],
  [
    'shared-knows-no-application',
    'the host, from a shared package',
    { 'shared/ui/src/x.ts': uses('../../../host/src/y'), 'host/src/y.ts': leaf },
  ],
  [
    'mesh-volume-and-photo-use-no-node',
    'a part of Node',
    { 'shared/mesh/src/x.ts': "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;" },
  ],
  [
    'ui-knows-no-platform',
    'the platform, from the widgets',
    { 'shared/ui/src/x.ts': uses('../../platform/src/y'), 'shared/platform/src/y.ts': leaf },
  ],
  [
    'mesh-volume-and-photo-are-pure',
    'a library of pages',
    {
      'shared/mesh/src/x.ts': "import { Mesh } from 'three';\nexport const x = Mesh;",
      'node_modules/three/package.json': '{ "name": "three", "main": "index.js" }',
      'node_modules/three/index.js': 'exports.Mesh = 1;',
    },
  ],
  ['nothing-imports-tests', 'a test', { 'host/src/x.ts': uses('./y.test.ts'), 'host/src/y.test.ts': leaf }],
  ['resolvable', 'a file that is not there', { 'host/src/x.ts': uses('./y') }],
  [
    'browser-code-imports-no-server',
    'the server, from a page',
    { 'host/src/x.ts': uses('../../server/src/y'), 'server/src/y.ts': leaf },
  ],
  [
    'no-cycles',
    'two files that need each other',
    {
      'host/src/x.ts': "import { y } from './y';\nexport const x = () => y;",
      'host/src/y.ts': "import { x } from './x';\nexport const y = () => x;",
    },
  ],
  [
    'server-modules-meet-at-a-door',
    'another file than the door',
    inModules({ 'cases/service.ts': uses('../access/service.ts'), 'access/service.ts': leaf }),
  ],
  [
    'server-modules-meet-at-a-door',
    'a room of another module',
    inModules({ 'plans/service.ts': uses('../cases/scope/case-access.ts'), 'cases/scope/case-access.ts': leaf }),
  ],
  [
    'server-modules-meet-at-a-door',
    'a mere type behind the door',
    inModules({
      'cases/x.ts': "import type { T } from '../access/schema.ts';\nexport type U = T;",
      'access/schema.ts': 'export type T = 1;',
    }),
  ],
  [
    'server-modules-import-downwards',
    'a module above',
    inModules({ 'files/x.ts': uses('../cases/api.ts'), 'cases/api.ts': leaf }),
  ],
  [
    'server-modules-import-downwards',
    'a module beside',
    inModules({ 'photos/x.ts': uses('../cbct/api.ts'), 'cbct/api.ts': leaf }),
  ],
  [
    'server-modules-import-downwards',
    'a ring of two modules, of types alone and through several files',
    inModules({
      'access/api.ts': "export type { T } from './x.ts';",
      'access/x.ts': "import type { P } from '../practices/api.ts';\nexport type T = P;",
      'practices/api.ts': "export type { P } from './y.ts';\nexport type { Q } from './z.ts';",
      'practices/y.ts': 'export type P = 1;',
      'practices/z.ts': "import type { T } from '../access/api.ts';\nexport type Q = T;",
    }),
  ],
  [
    'server-modules-import-downwards',
    'the demonstration, from anywhere',
    inModules({ 'platform/x.ts': uses('../demo/api.ts'), 'demo/api.ts': leaf }),
  ],
  [
    'server-modules-have-a-layer',
    'a module that is in no layer',
    inModules({ 'demo/x.ts': uses('../billing/api.ts'), 'billing/api.ts': leaf }),
  ],
  [
    'server-routes-ask-services',
    'a repository, from routes',
    inModules({ 'cases/routes.ts': uses('./list/case-repository.ts'), 'cases/list/case-repository.ts': leaf }),
  ],
  [
    'server-repositories-ask-nobody',
    'a service, from a repository',
    inModules({ 'cases/repository.ts': uses('./service.ts'), 'cases/service.ts': leaf }),
  ],
  [
    'server-only-repositories-speak-sql',
    'a statement, from a service',
    inModules({
      'cases/service.ts': "import { sql } from 'drizzle-orm';\nexport const s = sql;",
      '../../../node_modules/drizzle-orm/package.json': '{ "name": "drizzle-orm", "main": "index.js" }',
      '../../../node_modules/drizzle-orm/index.js': 'exports.sql = 1;',
    }),
  ],
  [
    'infrastructure-knows-no-module',
    'a module, from a mechanism',
    {
      'server/src/infrastructure/jobs/x.ts': uses('../../modules/access/api.ts'),
      [moduleFile('access/api.ts')]: leaf,
    },
  ],
  [
    'infrastructure-knows-no-module',
    'a mere type of a module',
    {
      'server/src/infrastructure/jobs/x.ts':
        "import type { T } from '../../modules/access/api.ts';\nexport type U = T;",
      [moduleFile('access/api.ts')]: 'export type T = 1;',
    },
  ],
  [
    'server-is-put-together-from-modules',
    'what lies behind a door, from the start of the server',
    { 'server/src/app.ts': uses('./modules/access/sessions.ts'), [moduleFile('access/sessions.ts')]: leaf },
  ],
  [
    'server-is-put-together-from-modules',
    'what lies behind a door, from a tool',
    {
      'tools/src/x.ts': uses('../../server/src/modules/access/sessions.ts'),
      [moduleFile('access/sessions.ts')]: leaf,
    },
  ],
  [
    'server-lists-name-modules',
    'something else than a module, from the list of modules',
    { 'server/src/modules.ts': uses('./modules/access/service.ts'), [moduleFile('access/service.ts')]: leaf },
  ],
];

const inOrder: readonly (readonly [what: string, files: House])[] = [
  [
    'remotes by themselves',
    { 'remotes/a/src/x.ts': uses('./y'), 'remotes/a/src/y.ts': leaf, 'shared/contracts/src/z.ts': leaf },
  ],
  [
    'modules that meet at doors, downwards, and roles that know the next',
    {
      [moduleFile('practices/module.ts')]: uses('./routes.ts'),
      [moduleFile('practices/routes.ts')]: uses('./service.ts'),
      [moduleFile('practices/service.ts')]: `${uses('./repository.ts')}\nexport * from '../access/api.ts';`,
      [moduleFile('practices/repository.ts')]: uses('./schema.ts'),
      [moduleFile('practices/schema.ts')]: leaf,
      [moduleFile('access/api.ts')]: leaf,
      'server/src/modules.ts': uses('./modules/practices/module.ts'),
      'server/src/app.ts': uses('./modules/access/api.ts'),
    },
  ],
  [
    'the platform by its entry for everybody, and what is the host’s for the host and for tests',
    {
      'remotes/a/src/x.ts': uses('../../../shared/platform/src/index'),
      'remotes/a/src/x.test.ts': uses('../../../shared/platform/src/host'),
      'host/src/x.ts': uses('../../shared/platform/src/host'),
      'shared/platform/src/index.ts': leaf,
      'shared/platform/src/host.ts': leaf,
    },
  ],
];

const { forbidden } = createRequire(__filename)('../../../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[];
};
let found: string[][];
beforeAll(() => {
  found = brokenRules([...broken, ...inOrder].map((house) => house.at(-1) as House));
});

describe('boundaries', () => {
  test.each(broken.map(([rule, by], number) => [rule, by, number] as const))('%s: %s', (rule, _by, number) =>
    expect(found[number]).toEqual([rule]),
  );

  test('have a case for every rule', () => {
    const cases = new Set(broken.map(([rule]) => rule));
    expect([...new Set(forbidden.map(({ name }) => name))].sort()).toEqual([...cases].sort());
  });

  test.each(inOrder.map(([what], number) => [what, number] as const))('accept %s', (_what, number) =>
    expect(found[broken.length + number]).toEqual([]),
  );
});
