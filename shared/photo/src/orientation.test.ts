import { THOROUGH } from '@archway/build/sampling';
import { nodeCodecs } from './codecs/codecs.node.ts';
import { shrinkPhoto } from './edit/shrink-photo.ts';
import { turnPhoto, uprightPhoto } from './edit/turn-photo.ts';
import { type Pixels, newPixels } from './pixels.ts';
import { preparePhoto } from './prepare/prepare-photo.ts';
import type { Orientation } from './read/header.ts';
import { openPhoto } from './read/read-photo.ts';
import { hasRealData, realBytes } from './testing/real-data.node.ts';
import { tiffOf, webpWithExif } from './testing/files.ts';

const codecs = nodeCodecs();
const orientations: Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Mean difference of all channels, 0 to 255. */
function difference(a: Pixels, b: Pixels): number {
  expect([a.width, a.height]).toEqual([b.width, b.height]);
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return sum / a.data.length;
}

(hasRealData ? test : test.skip)('every orientation of the real examples comes out like the upright one', async () => {
  for (const [which, kind] of ['Landscape', 'Portrait'].entries()) {
    const small = async (n: number) => {
      const bytes = realBytes(`img-exif-orientation/${kind}_${n}.jpg`);
      const { file } = await preparePhoto({ name: 'a.jpg', bytes }, codecs, { classify: false });
      expect(openPhoto(file.bytes).header.orientation).toBe(1);
      return shrinkPhoto(await openPhoto(file.bytes).pixels(codecs), 240);
    };
    const upright = await small(1);
    for (const n of [0, 2, 3, 4, 5, 6, 7, 8].filter((each) => THOROUGH || each % 2 === which)) {
      const image = await small(n);
      const found = difference(image, upright);
      // The examples carry their own number as a text, which is the difference that remains.
      expect([kind, n, found < 2.5]).toEqual([kind, n, true]);
      expect(difference(turnPhoto(image, { mirror: true }), upright)).toBeGreaterThan(10);
    }
  }
});

/** 2 x 3 pixels, each of another colour. */
function six(): Pixels {
  const pixels = newPixels(2, 3);
  for (let i = 0; i < 6; i++) pixels.data.set([i * 40, 255 - i * 40, (i * 90) % 256, 255], i * 4);
  return pixels;
}

const corner = ({ data }: Pixels) => data[0]! / 40;

test('orientations put the right pixel into the first corner', () => {
  // Pixels are numbered by rows: 0 1 / 2 3 / 4 5.
  const first = orientations.map((orientation) => corner(uprightPhoto(six(), orientation)));
  expect(first).toEqual([0, 1, 5, 4, 0, 4, 5, 1]);
  const sizes = orientations.map((orientation) => uprightPhoto(six(), orientation).width);
  expect(sizes).toEqual([2, 2, 2, 2, 3, 3, 3, 3]);
});

test('a TIFF is turned by its tag and a WebP by its EXIF chunk', async () => {
  for (const orientation of orientations) {
    const expected = uprightPhoto(six(), orientation);
    expect(await openPhoto(tiffOf(six(), { orientation })).pixels(codecs)).toEqual(expected);
    expect(openPhoto(webpWithExif(orientation)).header.orientation).toBe(orientation);
  }
  // This one lets something shine through.
  const turned = await preparePhoto({ name: 'x.webp', bytes: webpWithExif(6) }, codecs, { classify: false });
  expect([turned.file.name, turned.file.type, turned.notes]).toEqual(['x.png', 'image/png', ['turned', 'converted']]);
  expect([turned.width, turned.height]).toEqual([1, 2]);
  const upright = await preparePhoto({ name: 'x.webp', bytes: webpWithExif(1) }, codecs, { classify: false });
  expect([upright.file.name, upright.file.type, upright.notes]).toEqual(['x.webp', 'image/webp', []]);
  expect(upright.removed).toEqual(['device']);
});

test('turning four times, mirroring twice and cropping the whole change nothing', () => {
  const pixels = six();
  let turned = pixels;
  for (let i = 0; i < 4; i++) turned = turnPhoto(turned, { quarterTurns: 1 });
  expect(turned).toEqual(pixels);
  expect(turnPhoto(turnPhoto(pixels, { mirror: true }), { mirror: true })).toEqual(pixels);
  expect(turnPhoto(pixels, { crop: { x: -5, y: 0, width: 50, height: 3 } })).toEqual(pixels);
  expect(turnPhoto(pixels, { quarterTurns: 1, crop: { x: 0, y: 0, width: 1, height: 1 } }).data[0]).toBe(160);
  expect(() => turnPhoto(pixels, { crop: { x: 2, y: 0, width: 5, height: 1 } })).toThrow('empty');
});
