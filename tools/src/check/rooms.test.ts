import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withOwner } from '../cli/owners.ts';
import { checkDecisions, decisionIndex } from './decisions.ts';
import { checkOwners, checkRooms } from './rooms.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'archway-rooms-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('rooms', () => {
  const room = { dir: 'shared/ink', json: { name: 'ink', version: '1.0.0' } };

  it('need a README that says what they promise, what they never do, and where to begin', () => {
    const packages = [{ ...room, path: root }];
    expect(checkRooms(packages)).toEqual(['shared/ink: has no README.md']);
    writeFileSync(join(root, 'README.md'), '# Ink\n\n## What it promises\n\n## Where to begin\n');
    expect(checkRooms(packages)).toEqual(['shared/ink/README.md: has no "## What it never does"']);
  });

  it('of remotes belong to the team that the manifest names', () => {
    const ink = [{ name: 'ink', team: 'press' }];
    expect(checkOwners(root, ink)).toEqual(['CODEOWNERS: /remotes/ink/ belongs to @archway/press']);
    const owners = '* @archway/platform\n/remotes/cases/ @archway/cases\n\n/shared/mesh/ @archway/viewer3d\n';
    writeFileSync(join(root, 'CODEOWNERS'), withOwner(owners, 'ink', 'press'));
    expect(checkOwners(root, ink)).toEqual([]);
    expect(checkOwners(root, [{ name: 'ink', team: 'paper' }])).not.toEqual([]);
  });
});

describe('decisions', () => {
  const write = (file: string, text: string): void => writeFileSync(join(root, 'docs/adr', file), text);
  beforeEach(() => mkdirSync(join(root, 'docs/adr'), { recursive: true }));

  it('are listed with status and day', () => {
    write('0007-ink.md', '# 7. Ink is black\n\nAccepted, 2026-11-22.\n\n**Context.**\n');
    expect(checkDecisions(root)).toHaveLength(1);
    write('README.md', decisionIndex(root).text);
    expect(checkDecisions(root)).toEqual([]);
    expect(decisionIndex(root).text).toContain('- [7. Ink is black](0007-ink.md): Accepted, 2026-11-22\n');
  });

  it.each([
    ['without a number', '# Ink is black\n\nAccepted, 2026-11-22.\n'],
    ['with the number of another file', '# 8. Ink is black\n\nAccepted, 2026-11-22.\n'],
    ['without a status', '# 7. Ink is black\n\n**Context.**\n'],
    ['without a day', '# 7. Ink is black\n\nAccepted.\n'],
  ])('%s are found', (_, text) => {
    write('0007-ink.md', text);
    expect(decisionIndex(root).problems).toHaveLength(1);
  });

  it('that share a number are found', () => {
    for (const file of ['0007-ink.md', '0007-quill.md']) write(file, '# 7. Ink\n\nAccepted, 2026-11-22.\n');
    expect(decisionIndex(root).problems).toEqual(['docs/adr/0007-quill.md: has the number of 0007-ink.md']);
  });
});
