import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blackPng, progressiveJpeg } from '@archway/photo/testing/bombs';
import { inspected } from '../../testing/inspected-bomb.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'archway-bombs-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['64 megapixels of 16 bits', '16-bits.png', () => blackPng(8000, 8000, 16, 4), 'tooLarge'],
  ['64 megapixels, drawn by a thousand scans', 'scans.jpg', () => progressiveJpeg(8000, 8000, 1000), 'tooManyScans'],
])('%s are refused by name', async (_, name, make, reason) => {
  const path = join(folder, name);
  writeFileSync(path, make());
  const { code, names } = await inspected(path);
  expect(code).toBe(1);
  expect(names).toEqual([reason]);
});

it.each([
  ['24 megapixels of 16 bits', '16-bits.png', () => blackPng(6000, 4000, 16, 4), 'png'],
  [
    '64 megapixels, drawn by as many scans as a camera makes',
    'scans.jpg',
    () => progressiveJpeg(8000, 8000, 10),
    'jpeg',
  ],
])('%s are read', async (_, name, make, format) => {
  const path = join(folder, name);
  writeFileSync(path, make());
  const { code, lines } = await inspected(path);
  expect(code).toBe(0);
  expect(lines[0]).toMatchObject({ kind: 'photo', format });
});
