import JSZip from 'jszip';
import { createVolumeClient } from '../client/client.ts';
import type { OpenedFiles, VolumeClient } from '../client/api.ts';
import { readHead } from '../dicom/read-head.ts';
import { packVolume } from '../pack/pack.ts';
import { deflatedZeros, zipOf } from '../testing/bombs.node.ts';
import { writeDicom, type Element } from '../testing/dicom-writer.ts';
import { inputOf, pattern, writeSeries } from '../testing/series.ts';
import { sevenZip } from '../testing/seven-zip.node.ts';
import { VolumeError } from '../volume-error.ts';
import { inProcessWorker } from '../worker/ports.ts';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { bytesOfArray, type Bytes } from './bytes.ts';
import { Inflation } from './inflate.ts';
import { UnpackedEntry } from './unpacked-entry.ts';

const MEGABYTE = 2 ** 20;

let client: VolumeClient;
let inflations: jest.SpyInstance;
let entries: jest.SpyInstance;
beforeEach(() => {
  client = createVolumeClient({ createWorker: () => inProcessWorker(), cores: 2 });
  inflations = jest.spyOn(Inflation.prototype, 'push');
  entries = jest.spyOn(UnpackedEntry.prototype, 'read');
});
afterEach(() => {
  client.dispose();
  jest.restoreAllMocks();
});

/** All bytes that were unpacked, whoever did it: what a bomb costs in time and memory. */
function unpacked(): number {
  const passes = new Set(inflations.mock.contexts as Inflation[]);
  const read = new Set(entries.mock.contexts as UnpackedEntry[]);
  return (
    [...passes].reduce((sum, { available }) => sum + available, 0) +
    [...read].reduce((sum, { unpacked: bytes }) => sum + bytes, 0)
  );
}

const open = (name: string, bytes: Uint8Array): Promise<OpenedFiles | string> =>
  client.open([inputOf(name, bytes)]).catch((error: unknown) => {
    if (error instanceof VolumeError) return error.code;
    throw error;
  });

const image = writeDicom({ columns: 4, rows: 3, samples: new Int16Array(12), position: [0, 0, 0] });
/** Up to the pixel data, and a little into nothing. */
const start = image.slice(0, image.length - 36);

describe('a zip', () => {
  it('that declares a gigabyte is refused by its directory alone', async () => {
    const deflated = deflatedZeros(start, 1000);
    const zip = zipOf([{ name: 'a.dcm', deflated, size: start.length + 1000 * MEGABYTE }]);
    expect(zip.length).toBeLessThan(2 * MEGABYTE);
    expect(await open('a.zip', zip)).toBe('archiveTooLarge');
    expect(unpacked()).toBe(0);
  });

  it.each([
    ['the start of an image and zeros', start, 'truncated'],
    ['nothing but zeros', new Uint8Array(0), 'notDicom'],
  ])('within the budget, %s, is inflated no further than its first kilobytes', async (_, first, reason) => {
    const size = first.length + 400 * MEGABYTE;
    const opened = await open('a.zip', zipOf([{ name: 'a.dcm', deflated: deflatedZeros(first, 400), size }]));
    expect(opened).toMatchObject({ series: [], setAside: [{ file: 'a.dcm', reason }] });
    expect(unpacked()).toBeLessThan(8 * MEGABYTE);
  });

  it('that declares less than it holds is inflated no further than it declares', async () => {
    const zip = zipOf([{ name: 'a.dcm', deflated: deflatedZeros(start, 1000), size: 60_000 }]);
    expect(await open('a.zip', zip)).toMatchObject({ setAside: [{ reason: 'truncated' }] });
    expect(unpacked()).toBeLessThan(8 * MEGABYTE);
  });

  it('whose entries share their bytes counts each of them', async () => {
    const one = { deflated: deflatedZeros(start, 1), size: start.length + MEGABYTE };
    const many = Array.from({ length: 2000 }, (_, n) => ({ name: `${n}.dcm`, ...one }));
    const zip = zipOf(many, { shared: true });
    expect(zip.length).toBeLessThan(MEGABYTE);
    expect(await open('a.zip', zip)).toBe('archiveTooLarge');
    expect(unpacked()).toBe(0);
  });

  it('of long heads that turn out to be none is given up when these have cost too much', async () => {
    // Each promises an element that never ends, so that a reader is tempted to look further and further.
    const endless = writeDicom({
      ...{ columns: 4, rows: 3, samples: new Int16Array(12), position: [0, 0, 0] },
      more: [[0x00090010, 'UN', new Uint8Array(2)]],
    });
    const at = endless.findIndex((_, n) => endless[n] === 9 && endless[n + 2] === 0x10 && endless[n + 4] === 0x55);
    new DataView(endless.buffer).setUint32(at + 8, 0x7000_0000, true);
    const one = { deflated: deflatedZeros(endless.slice(0, at + 12), 30), size: at + 12 + 30 * MEGABYTE };
    const zip = zipOf(Array.from({ length: 16 }, (_, n) => ({ name: `${n}.dcm`, ...one })));
    const limits = { ...ARCHIVE_LIMITS, refusedBytes: 50 * MEGABYTE };
    const opened = client.open([inputOf('a.zip', zip)], { limits });
    await expect(opened).rejects.toMatchObject({ code: 'archiveTooLarge' });
    // Two workers stop at the file with which it becomes too much.
    expect(unpacked()).toBeLessThan(250 * MEGABYTE);
  });

  it('of fifty thousand empty files is read without a read for each', async () => {
    const deflated = deflatedZeros(new Uint8Array(0), 0);
    const zip = zipOf(Array.from({ length: 50_000 }, (_, n) => ({ name: `${n}`, deflated, size: 0 })));
    expect(await open('a.zip', zip)).toMatchObject({ filesRead: 50_000, series: [] });
    expect(unpacked()).toBe(0);
  });

  it('of generated slices is opened, however well they shrink', async () => {
    // Almost all of it one value: 130 times smaller.
    const slices = Array.from({ length: 20 }, (_, k) => ({
      name: `${k}.dcm`,
      bytes: writeDicom({ columns: 300, rows: 300, samples: new Int16Array(90_000), position: [0, 0, k], instance: k }),
    }));
    const zip = new JSZip();
    for (const { name, bytes } of slices) zip.file(name, bytes, { compression: 'DEFLATE' });
    const packed = await zip.generateAsync({ type: 'uint8array' });
    expect((300 * 300 * 2 * 20) / packed.length).toBeGreaterThan(100);
    const opened = (await open('a.zip', packed)) as OpenedFiles;
    expect(opened.series.map(({ dimension }) => dimension)).toEqual([[300, 300, 20]]);
    expect((await client.assemble(opened.series[0]!.key)).volume.data.length).toBe(300 * 300 * 20);
  });
});

describe('a 7z', () => {
  it('is unpacked no further than the first kilobytes of what is no image', async () => {
    const bomb = new Uint8Array(40 * MEGABYTE);
    bomb.set(start);
    const archive = await sevenZip([{ name: 'a.dcm', bytes: bomb }, ...writeSeries(pattern([8, 8, 4]))], 'a.7z');
    expect(archive.length).toBeLessThan(MEGABYTE / 8);
    const opened = (await open('a.7z', archive)) as OpenedFiles;
    expect(opened.setAside).toEqual([{ file: 'a.dcm', reason: 'truncated' }]);
    expect(opened.series.map(({ dimension }) => dimension)).toEqual([[8, 8, 4]]);
    expect(unpacked()).toBeLessThan(MEGABYTE);
  });

  it('that declares too much for its size is refused before it is unpacked', async () => {
    const archive = await sevenZip([{ name: 'a.dcm', bytes: new Uint8Array(8 * MEGABYTE) }], 'a.7z');
    const limits = { ...ARCHIVE_LIMITS, freeBytes: 4 * MEGABYTE };
    await expect(client.open([inputOf('a.7z', archive)], { limits })).rejects.toMatchObject({
      code: 'archiveTooLarge',
    });
    // Its list of files was.
    expect(unpacked()).toBeLessThan(65_536);
  });

  it('with more files than are accepted is refused before the library makes room for them', async () => {
    const files = Array.from({ length: 300 }, (_, n) => ({ name: `${n}`, bytes: new Uint8Array(0) }));
    const archive = await sevenZip(files, 'a.7z');
    const limits = { ...ARCHIVE_LIMITS, entries: 200 };
    await expect(client.open([inputOf('a.7z', archive)], { limits })).rejects.toMatchObject({
      code: 'archiveTooLarge',
    });
  });
});

describe('a DICOM file', () => {
  /** Counts what is read of a file that is not there: zeros behind a start. */
  function zeros(first: Uint8Array, size: number): { bytes: Bytes; read: () => number } {
    let read = 0;
    const bytes: Bytes = {
      size,
      async read(from, to) {
        const part = new Uint8Array(Math.max(0, Math.min(to, size) - from));
        part.set(first.subarray(from, to).subarray(0, part.length));
        read += part.length;
        return part;
      },
    };
    return { bytes, read: () => read };
  }

  it.each([
    ['zeros', new Uint8Array(0), 'notDicom'],
    ['the start of an image and zeros', start, 'truncated'],
  ])('%s: is refused by the first kilobytes of four gigabytes', async (_, first, code) => {
    const { bytes, read } = zeros(first, 2 ** 32);
    await expect(readHead(bytes)).rejects.toMatchObject({ code });
    expect(read()).toBe(65_536);
  });

  const longElement = (tag: number): Uint8Array => {
    const file = writeDicom({
      ...{ columns: 4, rows: 3, samples: new Int16Array(12), position: [0, 0, 0] },
      more: [[tag, 'UN', new Uint8Array(2)]],
    });
    const [group, element] = [tag >>> 16, tag & 0xffff];
    const view = new DataView(file.buffer);
    let at = 132;
    while (view.getUint16(at, true) !== group || view.getUint16(at + 2, true) !== element) at += 1;
    view.setUint32(at + 8, 2 ** 30, true);
    return file.slice(0, at + 12);
  };

  it.each([
    ['a maker’s own data behind what an image says', 0x00290010, 'headTooLarge'],
    ['in front of it', 0x00090010, 'notAnImage'],
  ])('with an element of a gigabyte, %s, is read to the end of the budget', async (_, tag, code) => {
    const { bytes, read } = zeros(longElement(tag), 2 ** 31);
    await expect(readHead(bytes)).rejects.toMatchObject({ code });
    expect(read()).toBe(2 ** 16 + 2 ** 21 + 2 ** 25);
  });

  it('of a million elements is given up', async () => {
    const one = Uint8Array.of(0xfe, 0xff, 0x00, 0xe0, 0, 0, 0, 0);
    const items = new Uint8Array(8_000_000);
    for (let at = 0; at < items.length; at += 8) items.set(one, at);
    const more: Element[] = [[0x00081140, 'SQ', items]];
    const file = writeDicom({ columns: 4, rows: 3, samples: new Int16Array(12), position: [0, 0, 0], more });
    await expect(readHead(bytesOfArray(file))).rejects.toMatchObject({
      code: expect.stringMatching(/truncated|notDicom/),
    });
  });

  it.each([
    ['no image', start, 'truncated'],
    ['one image and much behind it', image, undefined],
  ])('with a deflated data set that grows without end: %s', async (_, plain, reason) => {
    const meta = deflatedMeta();
    const bodyAt = 132 + 12 + new DataView(plain.buffer).getUint32(140, true);
    const file = new Uint8Array([...meta, ...deflatedZeros(plain.slice(bodyAt), 900)]);
    const opened = (await open('a.dcm', file)) as OpenedFiles;
    expect(opened.setAside.map((each) => each.reason)).toEqual(reason ? [reason] : []);
    expect(opened.series.length).toBe(reason ? 0 : 1);
    expect(unpacked()).toBeLessThan(16 * MEGABYTE);
  });

  /** A head that says that its data set is deflated. */
  function deflatedMeta(): Uint8Array {
    const plain = image.slice(0, 132 + 12 + new DataView(image.buffer).getUint32(140, true));
    const text = new TextDecoder('latin1').decode(plain).replace('1.2.840.10008.1.2.1\0', '1.2.840.10008.1.2.1.99');
    const meta = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    meta[text.indexOf('1.2.840.10008.1.2.1.99') - 2]! += 2;
    meta[140]! += 2;
    return meta;
  }
});

describe('a packed volume', () => {
  const rebuilt = async (change: (descriptor: Record<string, unknown>, zip: JSZip) => unknown): Promise<Uint8Array> => {
    const zip = await JSZip.loadAsync((await packVolume(pattern([24, 20, 12]), { timestamp: 1 })).zip);
    const descriptor = JSON.parse(await zip.file('desc.json')!.async('string')) as Record<string, unknown>;
    await change(descriptor, zip);
    zip.file('desc.json', JSON.stringify(descriptor));
    return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
  };

  it('that lists one chunk many times is invalid', async () => {
    const zip = await rebuilt((descriptor) => {
      descriptor.size = [24, 20, 4092];
      descriptor.chunks = Array.from({ length: 341 }, (_, n) => ({
        file: 'dicom0.ls',
        firstSlice: n * 12,
        slices: 12,
      }));
    });
    await expect(client.unpack(zip)).rejects.toMatchObject({ code: 'descriptorInvalid' });
  });

  it('whose chunk unpacks to much more than a chunk can is not unpacked', async () => {
    const small = await rebuilt((descriptor) => {
      descriptor.size = [4096, 4096, 1024];
      delete descriptor.chunks;
    });
    const zip = await JSZip.loadAsync(small);
    const described = await zip.file('desc.json')!.async('uint8array');
    const bomb = zipOf([
      { name: 'desc.json', deflated: deflatedZeros(described, 0), size: described.length },
      { name: 'dicom0.ls', deflated: deflatedZeros(new Uint8Array(0), 900), size: 900 * MEGABYTE },
    ]);
    await expect(client.unpack(bomb)).rejects.toMatchObject({ code: 'archiveTooLarge' });
    expect(unpacked()).toBeLessThan(8 * MEGABYTE);
  });

  it('of one value everywhere does not become a volume of many gigabytes', async () => {
    const { zip } = await packVolume({ ...pattern([512, 512, 1]), data: new Int16Array(512 * 512) }, { timestamp: 1 });
    const read = await JSZip.loadAsync(zip);
    const chunk = await read.file('dicom0.ls')!.async('uint8array');
    const descriptor = JSON.parse(await read.file('desc.json')!.async('string')) as object;
    const slices = 4096;
    const many = new Uint8Array(16 + (chunk.length - 16) * slices);
    many.set(chunk.subarray(0, 16));
    new DataView(many.buffer).setUint32(12, slices, true);
    for (let k = 0; k < slices; k += 1) many.set(chunk.subarray(16), 16 + k * (chunk.length - 16));
    const chunks = [{ file: 'dicom0.ls', firstSlice: 0, slices }];
    const bomb = new JSZip();
    bomb.file('desc.json', JSON.stringify({ ...descriptor, size: [512, 512, slices], chunks }));
    bomb.file('dicom0.ls', many);
    const bytes = await bomb.generateAsync({ type: 'uint8array' });
    expect((512 * 512 * 2 * slices) / bytes.length).toBeGreaterThan(1000);
    await expect(client.unpack(bytes)).rejects.toMatchObject({ code: 'archiveTooLarge' });
  });
});
