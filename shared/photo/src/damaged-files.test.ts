import { nodeCodecs, encodePng } from './codecs/codecs.node.ts';
import { seededRandom } from './generate/random.ts';
import { encodeJpeg } from './jpeg.node.ts';
import { newPixels } from './pixels.ts';
import { preparePhoto } from './prepare/prepare-photo.ts';
import { viewOf } from './read/bytes.ts';
import { refusal } from './testing/errors.ts';
import { exifBlock, tiffOf, webpWithExif } from './testing/files.ts';
import { hasRealData, realBytes } from './testing/real-data.node.ts';

const codecs = nodeCodecs();
const named = /^(accepted|empty|notAnImage|unsupportedFormat|damaged|tooLarge)$/;
const take = (bytes: Uint8Array) => refusal(() => preparePhoto({ name: 'a', bytes }, codecs, { classify: false }));

/** A file of each kind, small enough to be damaged in many ways. */
function files(): [string, Uint8Array][] {
  const pixels = newPixels(24, 16);
  for (let i = 0; i < 384; i++) pixels.data.set([(i * 7) % 256, (i * 3) % 256, i % 256, 255], i * 4);
  const all: [string, Uint8Array][] = [
    ['jpeg', encodeJpeg(pixels, 0.8)],
    ['png', encodePng(pixels)],
    ['tiff', tiffOf(pixels)],
    ['webp', webpWithExif(3)],
    ['bmp', bmp()],
  ];
  if (!hasRealData) return all;
  return [
    ...all,
    ['heic', realBytes('img-libheif/fuzzing/data/corpus/hevc32.heif')],
    ['lzw.tiff', realBytes('img-image-size/valid/tiff/little-endian.tiff')],
  ];
}

/** 3 x 2 pixels of 24 bits. */
function bmp(): Uint8Array {
  const bytes = new Uint8Array(54 + 24).fill(90, 54);
  bytes.set([66, 77]);
  const view = viewOf(bytes);
  for (const [at, value] of [
    [2, 78],
    [10, 54],
    [14, 40],
    [18, 3],
    [22, 2],
  ] as const)
    view.setUint32(at, value, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  return bytes;
}

test('every kind is accepted whole, and refused by name when it is cut', async () => {
  for (const [name, whole] of files()) {
    expect([name, await take(whole)]).toEqual([name, 'accepted']);
    const random = seededRandom(1);
    for (let k = 0; k < 25; k++) {
      const cut = whole.subarray(0, Math.floor(random() * (whole.length - 14)));
      const outcome = await take(cut);
      expect(outcome).toMatch(named);
      expect([name, cut.length, outcome]).not.toContain('accepted');
    }
  }
});

test('bytes changed at random end in a photo or a named error', async () => {
  for (const [name, whole] of files()) {
    const random = seededRandom(2);
    for (let k = 0; k < 40; k++) {
      const bytes = new Uint8Array(whole);
      // Headers are where it matters, so half of the damage goes there.
      const within = k % 2 ? bytes.length : Math.min(bytes.length, 120);
      for (let n = 0; n <= k % 5; n++) bytes[Math.floor(random() * within)] = Math.floor(random() * 256);
      expect([name, k, await take(bytes)]).toEqual([name, k, expect.stringMatching(named)]);
    }
  }
});

test('what a header promises is checked before memory is reserved', async () => {
  const png = encodePng(newPixels(4, 4));
  viewOf(png).setUint32(16, 60_000);
  viewOf(png).setUint32(20, 60_000);
  expect(await take(png)).toBe('tooLarge');
  const wide = encodePng(newPixels(4, 4));
  viewOf(wide).setUint32(16, 0x7fffffff);
  expect(await take(wide)).toBe('tooLarge');
  const none = encodePng(newPixels(4, 4));
  viewOf(none).setUint32(16, 0);
  expect(await take(none)).toBe('damaged');
  const huge = bmp();
  viewOf(huge).setUint32(18, 30_000, true);
  viewOf(huge).setUint32(22, 30_000, true);
  expect(await take(huge)).toBe('tooLarge');
});

test('files that are no photos are told apart', async () => {
  const text = (words: string) => Uint8Array.from(words, (c) => c.charCodeAt(0));
  expect(await take(new Uint8Array())).toBe('empty');
  expect(await take(text('BM stands for what it stands for'))).toBe('notAnImage');
  expect(await take(text('GIF89a'))).toBe('unsupportedFormat');
  expect(await take(text('%PDF-1.7'))).toBe('unsupportedFormat');
  expect(await take(exifBlock(1))).toBe('unsupportedFormat');
  expect(await take(new Uint8Array(5000))).toBe('notAnImage');
});
