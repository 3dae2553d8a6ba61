import JSZip from 'jszip';
import { pattern } from '../testing/series.ts';
import { VolumeError } from '../volume-error.ts';
import { packVolume } from '../pack/pack.ts';
import type { Descriptor } from '../pack/descriptor.ts';
import type { Volume } from '../volume.ts';
import { inProcessWorker } from '../worker/ports.ts';
import type { UnpackViewOptions, VolumeClient } from './api.ts';
import { createVolumeClient } from './client.ts';
import { viewBlock } from './view-plan.ts';

let client: VolumeClient;
beforeAll(() => (client = createVolumeClient({ createWorker: () => inProcessWorker(), cores: 1 })));
afterAll(() => client.dispose());

const head = pattern([24, 20, 12]);
const packed = packVolume(head, { timestamp: 1 });
const outcome = (zip: Uint8Array, options: UnpackViewOptions = {}): Promise<unknown> =>
  client.unpack(zip, options).then(
    ({ volume }) => volume,
    (error: unknown) => (error instanceof VolumeError ? error.code : error),
  );
/** The package with something changed, written again; `DEFLATE` as older clients do. */
const rebuilt = async (
  change: (zip: JSZip) => unknown,
  compression: 'STORE' | 'DEFLATE' = 'STORE',
): Promise<Uint8Array> => {
  const zip = await JSZip.loadAsync((await packed).zip);
  await change(zip);
  return zip.generateAsync({ type: 'uint8array', compression, compressionOptions: { level: 6 } });
};
const described = (changes: Partial<Record<keyof Descriptor, unknown>>) => async (zip: JSZip) => {
  const descriptor = JSON.parse(await zip.file('desc.json')!.async('string')) as object;
  zip.file('desc.json', JSON.stringify({ ...descriptor, ...changes }));
};
const withChunk = (change: (bytes: Uint8Array) => Uint8Array) => async (zip: JSZip) => {
  zip.file('dicom0.ls', change(await zip.file('dicom0.ls')!.async('uint8array')));
};
const voxelsOf = (volume: unknown) => Int16Array.from((volume as Volume).data);

describe('packages of other writers', () => {
  it('are read deflated, in a folder, and without a list of chunks', async () => {
    expect(voxelsOf(await outcome(await rebuilt(() => undefined, 'DEFLATE')))).toEqual(head.data);
    const bare = await rebuilt(
      described({ chunks: undefined, sha256: undefined, format: undefined, codec: undefined }),
    );
    expect(voxelsOf(await outcome(bare))).toEqual(head.data);
    const inner = await JSZip.loadAsync((await packed).zip);
    const outer = new JSZip();
    for (const name of ['desc.json', 'dicom0.ls'])
      outer.file(`cbct/${name}`, await inner.file(name)!.async('uint8array'));
    expect(voxelsOf(await outcome(await outer.generateAsync({ type: 'uint8array' })))).toEqual(head.data);
  });
});

describe('a damaged package', () => {
  it.each([
    ['archive', async () => new Uint8Array(40)],
    ['archive', async () => (await packed).zip.slice(0, -30)],
    ['descriptorMissing', () => rebuilt((zip) => zip.remove('desc.json'))],
    ['descriptorInvalid', () => rebuilt((zip) => zip.file('desc.json', '{"size":[1'))],
    ['descriptorInvalid', () => rebuilt(described({ size: [1e9, 1e9, 1e9] }))],
    ['descriptorInvalid', () => rebuilt(described({ spacing: [0, 1, 1] }))],
    ['unsupportedDataType', () => rebuilt(described({ imageType: { componentType: 'float32' } }))],
    ['noImageData', () => rebuilt(described({ size: [24, 0, 12], chunks: undefined }))],
    ['chunkMissing', () => rebuilt((zip) => zip.remove('dicom0.ls'))],
    ['chunkMissing', () => rebuilt(described({ size: [24, 20, 4096], chunks: undefined }))],
    ['chunkDamaged', () => rebuilt(described({ size: [4096, 4096, 12] }))],
    ['chunkDamaged', () => rebuilt(described({ imageType: { componentType: 'int32' } }))],
    ['chunkDamaged', () => rebuilt(withChunk((bytes) => bytes.slice(0, -9)))],
    ['chunkDamaged', () => rebuilt(withChunk((bytes) => bytes.fill(0, 60, 90)))],
    [
      'chunkDamaged',
      () =>
        rebuilt(
          withChunk(() => new Uint8Array(2_000_000)),
          'DEFLATE',
        ),
    ],
    ['checksum', () => rebuilt(described({ sha256: '0'.repeat(64) }))],
  ] as const)('is named: %s', async (code, make) => expect(await outcome(await make())).toBe(code));

  it('is found by the checksums of the zip where voxels are not kept whole', async () => {
    const zip = (await packed).zip.slice();
    // A byte deep inside of the stored chunk.
    zip[Math.floor(zip.length / 2)]! ^= 4;
    expect(['chunkDamaged', 'checksum']).toContain(await outcome(zip));
    expect(await outcome(zip, { budgetBytes: 24 * 20 * 12 })).toBe('chunkDamaged');
  });

  it('never ends in anything but a volume or a named error, whatever is changed', async () => {
    const { zip } = await packed;
    for (let seed = 1; seed < 60; seed += 1) {
      const changed = seed % 3 === 0 ? zip.slice(0, (seed * 7919) % zip.length) : zip.slice();
      for (let n = 0; n < 3 && changed.length > 0; n += 1)
        changed[(seed * 104_729 + n * 15_485_863) % changed.length] = (seed * 31 + n) & 255;
      const result = await outcome(changed);
      expect([
        seed,
        typeof result === 'string' || (typeof result === 'object' && result !== null && 'data' in result),
      ]).toEqual([seed, true]);
    }
  });
});

describe('the budget of a view', () => {
  const of = (size: [number, number, number], spacing: [number, number, number]): Descriptor => ({
    size,
    spacing,
    origin: [0, 0, 0],
    direction: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    imageType: { componentType: 'int16' },
    name: '',
  });

  it.each([
    [of([400, 400, 400], [0.2, 0.2, 0.2]), 2 ** 30, [1, 1, 1]],
    [of([1000, 1000, 1000], [0.1, 0.1, 0.1]), 2 ** 30, [2, 1, 1]],
    [of([1000, 1000, 1000], [0.1, 0.1, 0.1]), 2 ** 28, [2, 2, 2]],
    // The coarse axis stays as it is while the others are finer.
    [of([800, 800, 100], [0.2, 0.2, 1]), 2 ** 24, [3, 3, 1]],
  ] as const)('%#', (descriptor, budget, block) => {
    const found = viewBlock(descriptor, budget);
    expect(found).toEqual(block);
    expect(
      descriptor.size.reduce((bytes, side, axis) => bytes * Math.floor(side / found[axis]!), 2),
    ).toBeLessThanOrEqual(budget);
  });

  it('ends even when nothing fits', () => expect(viewBlock(of([3, 3, 3], [1, 1, 1]), 1)).toHaveLength(3));
});
