import { Readable } from 'node:stream';
import type { CbctVolume } from '@archway/contracts';
import { packVolume } from '@archway/volume';
import type { ObjectStore } from '../../infrastructure/storage/object-store.ts';
import { isAsDescribed } from './packed-cbct.ts';

/** A storage with one object, which counts what is read and lets nobody read outside. */
function storeOf(bytes: Uint8Array): { store: Pick<ObjectStore, 'get'>; read: () => number } {
  let read = 0;
  const get: ObjectStore['get'] = async (key, { start, end = bytes.length - 1 } = { start: 0 }) => {
    if (start < 0 || end < start || end >= bytes.length) throw new RangeError(`${start} to ${end}`);
    read += end + 1 - start;
    const part = Buffer.from(bytes.subarray(start, end + 1));
    const info = { key, size: bytes.length, crc64: '', etag: '', contentType: '', meta: {}, lastModified: new Date() };
    return { info, stream: Readable.from([part]), bytes: async () => part };
  };
  return { store: { get }, read: () => read };
}

let zip: Uint8Array;
let volume: CbctVolume;
beforeAll(async () => {
  // Noise does not compress, so that the package is much larger than what is read of it.
  const data = Int16Array.from({ length: 160 * 160 * 12 }, (_, index) => (index * 2654435761) >>> 16);
  const direction = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  const geometry = { size: [160, 160, 12], spacing: [0.3, 0.3, 0.3], origin: [0, 0, 0], direction } as const;
  const packed = await packVolume({ ...geometry, componentType: 'int16', name: '', data }, { timestamp: 1 });
  zip = packed.zip;
  volume = {
    ...{ size: [160, 160, 12], spacing: [0.3, 0.3, 0.3], origin: [0, 0, 0], direction, componentType: 'int16' },
    ...{ name: '', series: '', description: '', modality: 'CT', created: '', sha256: packed.descriptor.sha256 ?? '' },
  };
});

test('a package is compared by its head and its directory alone', async () => {
  const { store, read } = storeOf(zip);
  expect(await isAsDescribed(store, 'a.zip', zip.length, volume)).toBe(true);
  expect(zip.length).toBeGreaterThan(400_000);
  expect(read()).toBeLessThan(80_000);
});

test('a package that is cut off, damaged or none is not as described, and nothing outside of it is read', async () => {
  for (const length of [0, 1, 21, 1000, zip.length - 30, zip.length - 1]) {
    const cut = zip.subarray(0, length);
    expect(await isAsDescribed(storeOf(cut).store, 'a.zip', length, volume)).toBe(false);
  }
  let refused = 0;
  for (let at = zip.length - 250; at < zip.length; at += 3) {
    const damaged = Uint8Array.from(zip);
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    if (!(await isAsDescribed(storeOf(damaged).store, 'a.zip', zip.length, volume))) refused++;
  }
  expect(refused).toBeGreaterThan(20);
});
