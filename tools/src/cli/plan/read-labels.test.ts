import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLabels } from './read-labels.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archway-labels-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, content: string | Uint8Array): Promise<number[]> {
  const path = join(folder, name);
  await writeFile(path, content);
  return readLabels(path);
}

test('labels are a list, or a byte for each face as a case keeps them', async () => {
  expect(await read('a.json', '{"labels":[0,11,12]}')).toEqual([0, 11, 12]);
  expect(await read('a.bin', Uint8Array.of(0, 18, 18))).toEqual([0, 18, 18]);
  await expect(read('b.json', '[11]')).rejects.toMatchObject({ errorName: 'labelsRefused' });
});
