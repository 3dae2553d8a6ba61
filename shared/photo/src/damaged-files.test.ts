import { seededRandom } from '@archway/geometry';
import { nodeCodecs, encodePng } from './codecs/codecs.node.ts';
import { encodeJpeg } from './jpeg.node.ts';
import { newPixels } from './pixels.ts';
import { preparePhoto } from './prepare/prepare-photo.ts';
import { concat, viewOf } from './read/bytes.ts';
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

test('a header that promises more than its bytes can hold is refused before anything is decoded', async () => {
  const decode = jest.spyOn(codecs, 'decode');
  const jpeg = encodeJpeg(newPixels(16, 16), 0.9);
  const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);
  viewOf(jpeg).setUint16(frame + 5, 7900);
  viewOf(jpeg).setUint16(frame + 7, 7900);
  const png = encodePng(newPixels(4, 4));
  viewOf(png).setUint32(16, 7900);
  viewOf(png).setUint32(20, 7900);
  for (const bytes of [jpeg, png])
    await expect(preparePhoto({ name: 'a', bytes }, codecs)).rejects.toMatchObject({
      code: 'damaged',
      values: { detail: 'too few bytes for its size' },
    });
  // 98 million pixels were decoded once, and took 2 GB.
  viewOf(jpeg).setUint16(frame + 5, 9900);
  viewOf(jpeg).setUint16(frame + 7, 9900);
  expect(await take(jpeg)).toBe('tooLarge');
  expect(decode).not.toHaveBeenCalled();
});

test('bytes between the segments of a JPEG are skipped, as every decoder does', async () => {
  const jpeg = encodeJpeg(newPixels(16, 16), 0.9);
  expect(await take(concat([jpeg.subarray(0, 20), new Uint8Array([0, 0, 7]), jpeg.subarray(20)]))).toBe('accepted');
});

test('why an image cannot be decoded is never the text of a library', async () => {
  const text = (bytes: Uint8Array): Promise<string> =>
    preparePhoto({ name: 'a', bytes }, codecs, { classify: false }).then(
      () => 'accepted',
      (error: Error) => error.message,
    );
  const webp = webpWithExif(1);
  const [random, messages] = [seededRandom(3), new Set<string>()];
  for (const whole of [webp, encodeJpeg(newPixels(24, 16), 0.8), encodePng(newPixels(24, 16))])
    for (let k = 0; k < 40; k++) {
      const bytes = new Uint8Array(whole);
      for (let n = 0; n < 4; n++) bytes[30 + Math.floor(random() * (bytes.length - 30))] = Math.floor(random() * 256);
      messages.add(await text(bytes));
    }
  for (const message of messages)
    expect(message).not.toMatch(/undefined|function|TypeError|\bnull\b|Error:|abort|RuntimeError/);
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
