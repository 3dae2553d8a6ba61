import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';
import { sevenZip } from '@archway/volume/testing/seven-zip';
import { dicomSlice } from '../../testing/dicom-slice.ts';
import { inspected } from '../../testing/inspected-bomb.ts';

const MEGABYTE = 2 ** 20;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'archway-bombs-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const image = dicomSlice({ columns: 16, rows: 16, instance: 1, position: [0, 0, 0], samples: new Int16Array(256) });
const start = image.subarray(0, image.length - 512 - 12);

/** A zip with one entry: the start of an image, and so many megabytes of zeros. */
function bomb(megabytes: number): Buffer {
  const flushed = (bytes: Uint8Array): Buffer => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  const zeros = flushed(new Uint8Array(MEGABYTE));
  const parts = Array.from({ length: megabytes }, () => zeros);
  const data = Buffer.concat([flushed(start), ...parts, deflateRawSync(new Uint8Array(0))]);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(start.length + megabytes * MEGABYTE, 18);
  fields.writeUInt16LE(5, 22);
  const [name, nothing] = [Buffer.from('a.dcm'), Buffer.alloc(14)];
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, data]);
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, nothing, name]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

it.each([
  ['a zip that unpacks to a gigabyte', 'a.zip', () => bomb(1000), 'archiveTooLarge'],
  ['a zip that unpacks to what is accepted, and to nothing', 'a.zip', () => bomb(400), 'truncated'],
  [
    'a file of the start of an image and zeros',
    'a.dcm',
    () => Buffer.concat([start, Buffer.alloc(200 * MEGABYTE)]),
    'truncated',
  ],
  ['a file of zeros', 'a.dcm', () => Buffer.alloc(200 * MEGABYTE), 'notDicom'],
])('%s is refused by name, in bounded memory', async (_, name, make, reason) => {
  const path = join(folder, name);
  writeFileSync(path, make());
  const { code, names } = await inspected(path);
  expect(code).toBe(1);
  expect(names).toContain(reason);
});

it('a 7z that unpacks to the start of an image and zeros is unpacked no further than its head', async () => {
  const zeros = new Uint8Array(120 * MEGABYTE);
  zeros.set(start);
  const path = join(folder, 'a.7z');
  writeFileSync(path, await sevenZip([{ name: 'a.dcm', bytes: zeros }], 'a.7z', ['-mx=1']));
  const { code, names } = await inspected(path);
  expect(code).toBe(1);
  expect(names).toContain('truncated');
});
