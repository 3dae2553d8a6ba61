import JSZip from 'jszip';
import { VolumeError } from '../volume-error.ts';
import type { Volume } from '../volume.ts';
import { decodeChunk, encodeChunk, slicesPerChunk } from './chunk.ts';
import { loadJpegLs } from './jpeg-ls.ts';
import { packVolume } from './pack.ts';
import { reduce } from './quick-look.ts';
import { unpackVolume } from './unpack.ts';

const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1];

function phantom(type: 'int16' | 'int32', size: [number, number, number]): Volume {
  const count = size[0] * size[1] * size[2];
  const data = type === 'int16' ? new Int16Array(count) : new Int32Array(count);
  const [low, high] = type === 'int16' ? [-32768, 32767] : [-2147483648, 2147483647];
  // A noisy ball, and the extremes of the type in the first voxels.
  for (let n = 0; n < count; n += 1) data[n] = Math.round(1000 * Math.sin(n / 50) + ((n * 7919) % 97));
  data[0] = low;
  data[1] = high;
  data[2] = -1;
  return {
    size,
    origin: [1, -2, 3],
    spacing: [0.3, 0.3, 0.5],
    direction: identity,
    componentType: type,
    name: '张三',
    data,
  };
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof VolumeError ? error.code : error),
  );

describe.each(['int16', 'int32'] as const)('a packed %s volume', (type) => {
  it('comes back bit by bit, slice after slice', async () => {
    const volume = phantom(type, [33, 17, 9]);
    const packed = await packVolume(volume, { timestamp: 42, source: { modality: 'CT' } });
    expect([packed.zipName, packed.quickLookName]).toEqual(['cbct_42.zip', 'cbct_42.ls']);
    const order: number[] = [];
    const back = await unpackVolume(packed.zip, { onSlice: (slice) => order.push(slice) });
    expect(back.volume).toEqual(volume);
    expect(back.descriptor.source).toEqual({ modality: 'CT' });
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('a damaged package', () => {
  const rebuilt = async (change: (zip: JSZip) => void | Promise<void>): Promise<Uint8Array> => {
    const { zip } = await packVolume(phantom('int16', [8, 8, 4]), { timestamp: 1 });
    const archive = await JSZip.loadAsync(zip);
    await change(archive);
    return archive.generateAsync({ type: 'uint8array' });
  };

  it('is named when it is no archive', async () =>
    expect(await codeOf(unpackVolume(new Uint8Array(50)))).toBe('archive'));

  it('is named when the descriptor is gone or broken', async () => {
    expect(await codeOf(unpackVolume(await rebuilt((zip) => void zip.remove('desc.json'))))).toBe('descriptorMissing');
    expect(await codeOf(unpackVolume(await rebuilt((zip) => void zip.file('desc.json', '{"size":[1,2'))))).toBe(
      'descriptorInvalid',
    );
  });

  it('is named when it declares more than could be', async () => {
    const huge = JSON.stringify({
      size: [1e9, 1e9, 1e9],
      origin: [0, 0, 0],
      spacing: [1, 1, 1],
      direction: identity,
      imageType: { componentType: 'int16' },
    });
    expect(await codeOf(unpackVolume(await rebuilt((zip) => void zip.file('desc.json', huge))))).toBe(
      'descriptorInvalid',
    );
  });

  it('is named when a chunk is gone, cut off or not its own', async () => {
    expect(await codeOf(unpackVolume(await rebuilt((zip) => void zip.remove('dicom0.ls'))))).toBe('chunkMissing');
    const cut = await rebuilt(async (zip) => {
      const bytes = await zip.file('dicom0.ls')!.async('uint8array');
      zip.file('dicom0.ls', bytes.subarray(0, bytes.length - 9));
    });
    expect(await codeOf(unpackVolume(cut))).toBe('chunkDamaged');
  });

  it('is named when the voxels are others than were packed', async () => {
    const other = await rebuilt(async (zip) => {
      const changed = phantom('int16', [8, 8, 4]);
      changed.data[77] = 12345;
      const codec = await loadJpegLs();
      zip.file('dicom0.ls', encodeChunk(codec, changed.data, 8, 8));
      codec.dispose();
    });
    expect(await codeOf(unpackVolume(other))).toBe('checksum');
  });

  it('is refused before it is allocated when it exceeds the budget', async () => {
    const { zip } = await packVolume(phantom('int16', [8, 8, 4]), { timestamp: 1 });
    expect(await codeOf(unpackVolume(zip, { budgetBytes: 511 }))).toBe('tooLarge');
    expect(await codeOf(unpackVolume(zip, { budgetBytes: 512 }))).toBe('no error');
  });
});

describe('an empty volume', () => {
  it('raises no image data', async () => {
    await expect(
      packVolume({ ...phantom('int16', [4, 4, 4]), data: new Int16Array(0) }, { timestamp: 1 }),
    ).rejects.toThrow('no image data');
  });
});

describe('packing', () => {
  it('stops when it is cancelled', async () => {
    expect(await codeOf(packVolume(phantom('int16', [8, 8, 4]), { timestamp: 1, signal: { aborted: true } }))).toBe(
      'cancelled',
    );
  });

  it('splits by whole slices of at most 96,000,000 voxels', () => {
    expect(slicesPerChunk(400 * 400)).toBe(600);
    expect(slicesPerChunk(96_000_001)).toBe(1);
  });

  it('makes a quick look of at most 256 a side in the right place', () => {
    const big = phantom('int16', [300, 20, 10]);
    const small = reduce(big);
    expect(small.size).toEqual([150, 20, 10]);
    expect(small.spacing).toEqual([0.6, 0.3, 0.5]);
    expect(small.origin[0]).toBeCloseTo(1.15);
    expect(small.data[1]).toBe(Math.round((big.data[2]! + big.data[3]!) / 2));
  });

  it('writes a quick look that a chunk reader reads', async () => {
    const volume = phantom('int16', [16, 16, 3]);
    const { quickLook } = await packVolume(volume, { timestamp: 1 });
    const codec = await loadJpegLs();
    const target = new Int16Array(16 * 16 * 3);
    expect(decodeChunk(codec, quickLook, target, 0)).toEqual({
      componentType: 'int16',
      width: 16,
      height: 16,
      slices: 3,
    });
    expect(target).toEqual(volume.data);
    codec.dispose();
  });
});
