import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';
import { startArchway } from '../../testing/archway-process.ts';
import { dicomSlice } from '../../testing/dicom-slice.ts';

const MEGABYTE = 2 ** 20;
/** A third of it is Node and the tools themselves; the bombs would take three times as much. */
const MOST_MEMORY = 1024 * MEGABYTE;

/**
 * A script that writes, at the end of its process, the most memory that it had, in kilobytes. Linux counts the parent's
 * memory at the time of the start in `maxRSS` (a test's process may have a gigabyte): only VmHWM is the process's own.
 */
const measuring = (file: string): string => `
  const { readFileSync, writeFileSync } = require('fs');
  const peak = () => process.platform === 'linux'
    ? /VmHWM:\\s*(\\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))[1]
    : process.resourceUsage().maxRSS;
  if (require('worker_threads').isMainThread)
    process.on('exit', () => writeFileSync(${JSON.stringify(file)}, String(peak())));`;

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
  const [measured, preload] = [join(folder, 'memory'), join(folder, 'measure.cjs')];
  writeFileSync(preload, measuring(measured));
  const { code, lines } = await startArchway(['inspect', path], { NODE_OPTIONS: `--require ${preload}` }).ended;
  expect(code).toBe(1);
  expect(lines.map((line) => (line['error'] as { name: string } | undefined)?.name)).toContain(reason);
  expect(Number(readFileSync(measured, 'utf8')) * 1024).toBeLessThan(MOST_MEMORY);
});
