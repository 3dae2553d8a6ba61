import { nodeCodecs } from './codecs/codecs.node.ts';
import { preparePhoto } from './prepare/prepare-photo.ts';
import { blackPng, progressiveJpeg } from './testing/bombs.node.ts';
import { refusal } from './testing/errors.ts';

const codecs = nodeCodecs();
const take = (bytes: Uint8Array) => refusal(() => preparePhoto({ name: 'a', bytes }, codecs, { classify: false }));

test.each([
  ['accepted', 300, 200, 16, 4],
  // Eight bytes a pixel are kept almost twice, and twelve more.
  ['tooLarge', 8000, 8000, 16, 4],
  ['tooLarge', 8000, 8000, 8, 4],
  ['tooLarge', 7000, 7000, 16, 1],
] as const)(
  'a PNG is %s by what decoding it takes: %d x %d of %d bits, %d samples',
  async (outcome, width, height, bits, samples) => {
    expect(await take(blackPng(width, height, bits, samples))).toBe(outcome);
  },
);

test.each([
  ['accepted', 320, 200, 1000],
  ['accepted', 1600, 1000, 625],
  ['tooManyScans', 1600, 1000, 626],
  ['tooManyScans', 8000, 8000, 16],
])('a progressive JPEG is %s by its walks: %d x %d, %d times', async (outcome, width, height, scans) => {
  expect(await take(progressiveJpeg(width, height, scans))).toBe(outcome);
});

test('a progressive JPEG keeps all coefficients until its end, which colours at full size make too many', async () => {
  const jpeg = progressiveJpeg(8000, 8000, 2);
  const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc2);
  const coloured = (luma: number): Uint8Array => {
    const three = [0, 17, 8, 0x1f, 0x40, 0x1f, 0x40, 3, 1, luma, 0, 2, 0x11, 0, 3, 0x11, 0];
    return Uint8Array.from([...jpeg.subarray(0, frame + 2), ...three, ...jpeg.subarray(frame + 13)]);
  };
  expect(await take(coloured(0x11))).toBe('tooLarge');
  // Its scans do not fit to it, but there is room.
  expect(await take(coloured(0x22))).not.toBe('tooLarge');
});
