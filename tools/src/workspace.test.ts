import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fingerprint } from '../workspace/fingerprint.mjs';
import { readPackages, sourceFolders } from '../workspace/packages.mjs';
import { ROOT } from '../workspace/paths.mjs';

describe('what a build depends on', () => {
  it('is the package and every workspace package below it', () => {
    const packages = readPackages();
    const folders = [...sourceFolders(packages, '@archway/console')];
    expect(folders).toEqual(
      expect.arrayContaining(['remotes/console', 'shared/platform', 'shared/ui', 'shared/contracts']),
    );
    expect(folders).not.toContain('server');
    expect(folders.filter((folder) => folder.startsWith('remotes/'))).toEqual(['remotes/console']);
  });
});

describe('the fingerprint of sources', () => {
  let folder: string;
  const write = (file: string, text: string): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const print = (): string => fingerprint([relative(ROOT, folder)]);

  beforeEach(() => {
    folder = mkdtempSync(join(ROOT, 'node_modules/.archway-fingerprint-'));
    write('src/a.ts', 'export const a = 1;');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is the same for the same bytes, and another after a change, a new file or a new name', () => {
    const first = print();
    write('src/a.ts', 'export const a = 2;');
    const changed = print();
    write('src/a.ts', 'export const a = 1;');
    expect(print()).toBe(first);
    write('src/b.ts', '');
    expect(new Set([first, changed, print()]).size).toBe(3);
  });

  it('does not count tests, fixtures, products and dependencies', () => {
    const first = print();
    write('src/a.test.ts', 'x');
    write('src/a.fixture.tsx', 'x');
    write('dist/main.js', 'x');
    write('node_modules/x/index.js', 'x');
    expect(print()).toBe(first);
  });
});
