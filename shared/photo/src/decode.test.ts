import { PNG } from 'pngjs';
import { nodeCodecs } from './codecs/codecs.node.ts';
import { openPhoto } from './read/read-photo.ts';
import { concat } from './read/bytes.ts';
import { tiffBytes } from './testing/files.ts';

const codecs = nodeCodecs();
const first = async (bytes: Uint8Array) => [...(await openPhoto(bytes).pixels(codecs)).data.subarray(0, 4)];

/**
 * 8 x 8 pixels of one colour; each stored sample is 8 or 248, a block is its mean and nothing else. Sampling factors as the
 * frame says them, columns and rows: blocks of a component after its first are like it.
 */
function flatJpeg(samples: readonly (8 | 248)[], transform: number, factors = samples.map(() => 0x11)): Uint8Array {
  const segment = (marker: number, content: readonly number[]) => [0xff, marker, 0, content.length + 2, ...content];
  const bits = samples
    .map((sample, i) => {
      const more = (factors[i]! >> 4) * (factors[i]! & 15) - 1;
      return `0${sample === 248 ? '1111000000' : '0000111111'}0${'100'.repeat(more)}`;
    })
    .join('');
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  const scan = padded.match(/.{8}/g)!.map((byte) => parseInt(byte, 2));
  const ids = samples.map((_, i) => i + 1);
  const lengths = [1, ...new Array<number>(15).fill(0)];
  const twoLengths = [1, 1, ...new Array<number>(14).fill(0)];
  return new Uint8Array([
    ...[0xff, 0xd8],
    ...segment(0xee, [65, 100, 111, 98, 101, 0, 100, 0, 0, 0, 0, transform]),
    ...segment(0xdb, [0, ...new Array<number>(64).fill(1)]),
    ...segment(0xc0, [8, 0, 8, 0, 8, samples.length, ...ids.flatMap((id, i) => [id, factors[i]!, 0])]),
    ...segment(0xc4, [0, ...twoLengths, 10, 0]),
    ...segment(0xc4, [0x10, ...lengths, 0]),
    ...segment(0xda, [samples.length, ...ids.flatMap((id) => [id, 0]), 0, 63, 0]),
    ...scan.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])),
    ...[0xff, 0xd9],
  ]);
}

const near = (values: readonly number[], expected: readonly number[]) =>
  values.every((value, i) => Math.abs(value - expected[i]!) <= 10);

test('JPEG: CMYK is stored inverted by Adobe, RGB is said by its marker, gray has one component', async () => {
  const cyan = await first(flatJpeg([8, 248, 248, 248], 0));
  expect([cyan, near(cyan, [8, 248, 248, 255])]).toEqual([cyan, true]);
  const red = await first(flatJpeg([248, 8, 8], 0));
  expect([red, near(red, [248, 8, 8, 255])]).toEqual([red, true]);
  const light = await first(flatJpeg([248], 0));
  expect([light, near(light, [248, 248, 248, 255])]).toEqual([light, true]);
});

test('JPEG: samplings that are seldom are read, too', async () => {
  // The last is none that libjpeg-turbo takes.
  for (const factors of [
    [0x22, 0x11, 0x11],
    [0x21, 0x11, 0x11],
    [0x22, 0x12, 0x11],
  ]) {
    const red = await first(flatJpeg([248, 8, 8], 0, factors));
    expect([factors, red, near(red, [248, 8, 8, 255])]).toEqual([factors, red, true]);
  }
});

test('PNG: 16 bits, gray and transparency', async () => {
  const png = new PNG({ width: 2, height: 2, bitDepth: 16 } as never);
  png.data = Buffer.from(new Uint16Array(16).fill(0x8040).buffer);
  const deep = PNG.sync.write(png, { bitDepth: 16, colorType: 6, inputColorType: 6, inputHasAlpha: true } as never);
  expect(near(await first(new Uint8Array(deep)), [128, 128, 128, 128])).toBe(true);
  const gray = PNG.sync.write(png, { bitDepth: 8, colorType: 0, inputColorType: 0, inputHasAlpha: false } as never);
  expect((await first(new Uint8Array(gray)))[3]).toBe(255);
});

type Kind = {
  bits: number;
  photometric: number;
  samples?: number;
  palette?: number[];
  compression?: number;
  predictor?: number;
};

function tiff(
  { bits, photometric, samples = 1, palette, compression = 1, predictor = 1 }: Kind,
  data: readonly number[],
) {
  const entries = (at: number) =>
    [
      [256, 3, [2]],
      [257, 3, [1]],
      [258, 3, new Array<number>(samples).fill(bits)],
      [259, 3, [compression]],
      [262, 3, [photometric]],
      [273, 4, [at]],
      [277, 3, [samples]],
      [278, 3, [1]],
      [279, 4, [data.length]],
      [317, 3, [predictor]],
      ...(palette ? [[320, 3, palette] as const] : []),
    ] as Parameters<typeof tiffBytes>[0];
  return tiffBytes(entries(tiffBytes(entries(0)).length), new Uint8Array(data));
}

test('TIFF: bits, grays, palettes, CMYK, packing and prediction', async () => {
  expect(await first(tiff({ bits: 1, photometric: 0 }, [0b10000000]))).toEqual([0, 0, 0, 255]);
  expect(await first(tiff({ bits: 1, photometric: 1 }, [0b10000000]))).toEqual([255, 255, 255, 255]);
  expect(await first(tiff({ bits: 4, photometric: 1 }, [0x50]))).toEqual([85, 85, 85, 255]);
  expect(await first(tiff({ bits: 16, photometric: 1 }, [0, 200, 0, 1]))).toEqual([200, 200, 200, 255]);
  expect(await first(tiff({ bits: 8, photometric: 5, samples: 4 }, [255, 0, 0, 0, 0, 0, 0, 0]))).toEqual([
    0, 255, 255, 255,
  ]);
  const palette = new Array<number>(48).fill(0);
  [palette[3], palette[19], palette[35]] = [65535, 257 * 10, 0];
  expect(await first(tiff({ bits: 4, photometric: 3, palette }, [0x30]))).toEqual([255, 10, 0, 255]);
  const packed = tiff({ bits: 8, photometric: 1, compression: 32773 }, [0xff, 77]);
  expect((await openPhoto(packed).pixels(codecs)).data[4]).toBe(77);
  const predicted = tiff({ bits: 8, photometric: 1, predictor: 2 }, [250, 10]);
  expect((await openPhoto(predicted).pixels(codecs)).data[4]).toBe(4);
});

test('BMP: palette and run lengths, from the bottom up', async () => {
  const header = (bits: number, compression: number, size: number) => {
    const bytes = new Uint8Array(54);
    const view = new DataView(bytes.buffer);
    bytes.set([66, 77]);
    view.setUint32(10, 62, true);
    view.setUint32(14, 40, true);
    view.setInt32(18, 2, true);
    view.setInt32(22, 2, true);
    view.setUint16(28, bits, true);
    view.setUint32(30, compression, true);
    view.setUint32(34, size, true);
    view.setUint32(46, 2, true);
    return bytes;
  };
  const palette = new Uint8Array([0, 0, 255, 0, 255, 0, 0, 0]); // red, blue
  const bitmap = concat([header(1, 0, 8), palette, new Uint8Array([0b11000000, 0, 0, 0, 0b01000000, 0, 0, 0])]);
  const pixels = await openPhoto(bitmap).pixels(codecs);
  expect([...pixels.data.subarray(0, 3), ...pixels.data.subarray(4, 7)]).toEqual([255, 0, 0, 0, 0, 255]);
  const runs = concat([header(8, 1, 8), palette, new Uint8Array([2, 1, 0, 0, 1, 0, 1, 1, 0, 1])]);
  expect((await openPhoto(runs).pixels(codecs)).data).toEqual(pixels.data);
});
