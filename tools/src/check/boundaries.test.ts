import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './workspace-packages.ts';

/** Runs the boundaries of the house over a small house of its own. @returns names of the broken rules */
function broken(files: Record<string, string>): string[] {
  const house = mkdtempSync(join(tmpdir(), 'archway-house-'));
  try {
    for (const [file, text] of Object.entries({ 'tsconfig.json': '{}', ...files })) {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), text);
    }
    const rooms = ['host', 'remotes', 'shared', 'server'].filter((room) =>
      Object.keys(files).some((file) => file.startsWith(`${room}/`)),
    );
    const run = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        join(ROOT, '.dependency-cruiser.cjs'),
        '--output-type',
        'json',
        ...rooms,
      ],
      { cwd: house, encoding: 'utf8' },
    );
    const report = JSON.parse(run.stdout) as { summary: { violations: { rule: { name: string } }[] } };
    return [...new Set(report.summary.violations.map((violation) => violation.rule.name))].sort();
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

const leaf = 'export const leaf = 1;';
const uses = (path: string): string => `import { leaf } from '${path}';\nexport const used = leaf;`;

describe('boundaries', () => {
  it('accept a house in order', () => {
    expect(
      broken({ 'remotes/a/src/x.ts': uses('./y'), 'remotes/a/src/y.ts': leaf, 'shared/contracts/src/z.ts': leaf }),
    ).toEqual([]);
  });

  it.each([
    ['remotes-never-import-remotes', { 'remotes/a/src/x.ts': uses('../../b/src/y'), 'remotes/b/src/y.ts': leaf }],
    ['host-imports-no-remote', { 'host/src/x.ts': uses('../../remotes/b/src/y'), 'remotes/b/src/y.ts': leaf }],
    [
      'contracts-import-only-zod',
      { 'shared/contracts/src/x.ts': uses('../../mesh/src/y'), 'shared/mesh/src/y.ts': leaf },
    ],
    ['shared-knows-no-application', { 'shared/ui/src/x.ts': uses('../../../host/src/y'), 'host/src/y.ts': leaf }],
    [
      'mesh-volume-and-photo-use-no-node',
      { 'shared/mesh/src/x.ts': "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;" },
    ],
    ['ui-knows-no-platform', { 'shared/ui/src/x.ts': uses('../../platform/src/y'), 'shared/platform/src/y.ts': leaf }],
    [
      'server-modules-meet-through-services',
      { 'server/src/modules/a/service.ts': uses('../b/repository'), 'server/src/modules/b/repository.ts': leaf },
    ],
    [
      'infrastructure-knows-no-module',
      {
        'server/src/infrastructure/jobs/x.ts': uses('../../modules/b/service'),
        'server/src/modules/b/service.ts': leaf,
      },
    ],
    ['browser-code-imports-no-server', { 'host/src/x.ts': uses('../../server/src/y'), 'server/src/y.ts': leaf }],
    [
      'no-cycles',
      {
        'host/src/x.ts': "import { y } from './y';\nexport const x = () => y;",
        'host/src/y.ts': "import { x } from './x';\nexport const y = () => x;",
      },
    ],
  ])('%s', (rule, files) => expect(broken(files as unknown as Record<string, string>)).toContain(rule));
});
