import { THOROUGH, sampled } from '@archway/build/sampling';
import ExifReader from 'exifreader';
import { nodeCodecs, encodePng } from './codecs/codecs.node.ts';
import { encodeJpeg } from './jpeg.node.ts';
import { newPixels } from './pixels.ts';
import { preparePhoto } from './prepare/prepare-photo.ts';
import { concat } from './read/bytes.ts';
import { withSegments } from './read/jpeg.ts';
import { openPhoto } from './read/read-photo.ts';
import { exifBlock, tiffOf, webpWithExif } from './testing/files.ts';
import { heicWith, heicWithExif } from './testing/heif.ts';
import { hasRealData, realBytes, realFiles } from './testing/real-data.node.ts';

const codecs = nodeCodecs();
const text = (words: string): Uint8Array => Uint8Array.from(words, (c) => c.charCodeAt(0));
const told = (orientation: number): Uint8Array<ArrayBuffer> =>
  exifBlock(orientation, { place: true, words: 'Mrs Smith' });
const all = ['location', 'device', 'comment'];

/** What another reader of metadata sees, in our words. */
function secondReader(bytes: Uint8Array): string[] {
  let tags: ExifReader.ExpandedTags;
  try {
    tags = ExifReader.load(bytes.slice().buffer, { expanded: true });
  } catch {
    return [];
  }
  const { exif = {}, gps = {}, xmp = {}, iptc = {} } = tags as Record<string, Record<string, unknown> | undefined>;
  const seen: [string, boolean][] = [
    ['location', ['Latitude', 'Longitude', 'Altitude'].some((key) => key in gps) || 'GPSLatitude' in exif],
    ['device', ['Make', 'Model', 'Software', 'LensModel', 'BodySerialNumber', 'MakerNote'].some((key) => key in exif)],
    ['comment', ['ImageDescription', 'Artist', 'Copyright', 'UserComment'].some((key) => key in exif)],
    ['xmp', Object.keys(xmp).length > 0],
    ['iptc', Object.keys(iptc).length > 0],
  ];
  return seen.flatMap(([name, there]) => (there ? name : []));
}

function picture() {
  const pixels = newPixels(40, 30);
  for (let i = 0; i < 1200; i++) pixels.data.set([i % 256, 90, 200 - (i % 150), 255], i * 4);
  return pixels;
}

const app1 = (exif: Uint8Array): Uint8Array => {
  const content = concat([text('Exif\0\0'), exif]);
  return concat([new Uint8Array([0xff, 0xe1, (content.length + 2) >> 8, (content.length + 2) & 255]), content]);
};

const pngWith = (exif: Uint8Array): Uint8Array => {
  const png = encodePng(picture());
  const head = new Uint8Array([0, 0, exif.length >> 8, exif.length & 255]);
  return concat([png.subarray(0, 33), head, text('eXIf'), exif, new Uint8Array(4), png.subarray(33)]);
};

const files: readonly (readonly [string, (exif: Uint8Array<ArrayBuffer>) => Uint8Array])[] = [
  ['a.jpg', (exif) => withSegments(encodeJpeg(picture(), 0.9), app1(exif))],
  ['a.png', pngWith],
  ['a.webp', (exif) => webpWithExif(1, exif)],
];

test.each(files)('%s: a second reader finds place, device and words before, and nothing after', async (name, make) => {
  for (const orientation of [1, 6]) {
    const bytes = make(told(orientation));
    expect(secondReader(bytes)).toEqual(all);
    const { file, thumb, removed } = await preparePhoto({ name, bytes }, codecs, { classify: false });
    expect(removed).toEqual(all);
    expect([secondReader(file.bytes), secondReader(thumb.bytes)]).toEqual([[], []]);
  }
});

test('a TIFF is converted, and a second reader finds nothing in what is stored', async () => {
  const bytes = tiffOf(picture(), { more: [[0x10f, 2, 'Cam']] });
  expect(secondReader(bytes)).toEqual(['device']);
  const { file, removed } = await preparePhoto({ name: 'a.tif', bytes }, codecs, { classify: false });
  expect([removed, secondReader(file.bytes)]).toEqual([['device'], []]);
});

test('a HEIC says what phones write into it: the item is found by its place, not by a word in the file', () => {
  const bytes = heicWith(told(1));
  expect(secondReader(bytes)).toEqual(all);
  expect(openPhoto(bytes).header).toMatchObject({ format: 'heic', width: 64, height: 48, found: all });
  expect(openPhoto(heicWith(exifBlock(1), '<x:xmpmeta exif:GPSLatitude="31"/>')).header.found).toEqual([
    'location',
    'device',
  ]);
});

test('an item that lies outside of a HEIC tells nothing and stops nothing', () => {
  const whole = heicWith(told(1));
  const { found } = openPhoto(whole.subarray(0, whole.length)).header;
  expect(found).toEqual(all);
  const changed = new Uint8Array(whole);
  // Every byte of the tables, one after the other.
  for (let at = 30; at < 250; at++) {
    const before = changed[at]!;
    changed[at] = 0xff;
    try {
      openPhoto(changed);
    } catch (error) {
      expect((error as Error).name).toBe('PhotoError');
    }
    changed[at] = before;
  }
});

test('a block of places with nothing but its version is no place; neither is one that is not there', async () => {
  const [, make] = files[0]!;
  const version = make(exifBlock(1, { place: 'version' }));
  expect(secondReader(version)).toEqual(['device']);
  expect(openPhoto(version).header.found).toEqual(['device']);
  expect(openPhoto(heicWith(exifBlock(1, { place: 'version' }))).header.found).toEqual(['device']);
});

(hasRealData ? test : test.skip)(
  'real files: nothing is left for a second reader, and what it found was said',
  async () => {
    const heic = ['img-libheif/examples/example.heic'].map(
      (file) => [file, heicWithExif(realBytes(file), told(1))] as const,
    );
    const real = sampled(realFiles(/^img-exif-orientation\/.*\.jpg$/), 3).map(
      (file) => [file, realBytes(file)] as const,
    );
    let stored = 0;
    for (const [name, bytes] of [...heic, ...real]) {
      const before = secondReader(bytes).filter((kind) => all.includes(kind));
      const { file, removed } = await preparePhoto({ name, bytes }, codecs, { classify: false });
      expect([name, before.filter((kind) => !removed.includes(kind as 'device'))]).toEqual([name, []]);
      expect([name, secondReader(file.bytes)]).toEqual([name, []]);
      stored += 1;
    }
    expect(stored).toBeGreaterThan(THOROUGH ? 18 : 6);
  },
);
