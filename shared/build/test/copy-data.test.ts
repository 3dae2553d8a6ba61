import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData, removeData } from '@archway/build/copy-data';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archway-copy-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const BLOB = join('objects', 'blobs', 'ab', 'ab12');

/** A data folder with a file of the storage and one of the database. */
function dataAt(name: string): string {
  const data = join(folder, name);
  mkdirSync(join(data, 'objects', 'blobs', 'ab'), { recursive: true });
  mkdirSync(join(data, 'database'));
  writeFileSync(join(data, BLOB), 'bytes');
  writeFileSync(join(data, 'database', 'page'), 'rows');
  return data;
}

test('bytes of the storage are the same files in a copy, those of the database are its own', () => {
  const [from, to] = [dataAt('one'), join(folder, 'other')];
  copyData(from, to);
  expect(statSync(join(to, BLOB)).ino).toBe(statSync(join(from, BLOB)).ino);
  writeFileSync(join(to, 'database', 'page'), 'more rows');
  expect(readFileSync(join(from, 'database', 'page'), 'utf8')).toBe('rows');
});

test('of a folder that is removed nothing is left, and its copy keeps what it has', () => {
  const [from, to] = [dataAt('one'), join(folder, 'other')];
  copyData(from, to);
  removeData(from);
  expect(existsSync(from)).toBe(false);
  expect(readFileSync(join(to, BLOB), 'utf8')).toBe('bytes');
});

test('a folder without a storage is removed as well, and one that is not there is none', () => {
  const bare = join(folder, 'bare');
  mkdirSync(join(bare, 'objects', 'drafts'), { recursive: true });
  removeData(bare);
  expect(existsSync(bare)).toBe(false);
  expect(() => removeData(bare)).not.toThrow();
});
