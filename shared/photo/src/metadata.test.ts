import { nodeCodecs, encodePng } from './codecs/codecs.node.ts';
import { encodeJpeg } from './jpeg.node.ts';
import { newPixels } from './pixels.ts';
import { nameFor, thumbNameFor } from './prepare/file-names.ts';
import { preparePhoto } from './prepare/prepare-photo.ts';
import { concat, indexOfText } from './read/bytes.ts';
import { withSegments } from './read/jpeg.ts';
import { openPhoto } from './read/read-photo.ts';
import { exifBlock, tiffOf } from './testing/files.ts';

const codecs = nodeCodecs();
const text = (words: string) => Uint8Array.from(words, (c) => c.charCodeAt(0));
const segment = (marker: number, content: Uint8Array) =>
  concat([new Uint8Array([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]), content]);

function picture(alpha = 255) {
  const pixels = newPixels(40, 30);
  for (let i = 0; i < 1200; i++) pixels.data.set([i % 256, 90, 200 - (i % 150), alpha], i * 4);
  return pixels;
}

const exif = (orientation: number) =>
  segment(0xe1, concat([text('Exif\0\0'), exifBlock(orientation, { place: true, words: 'Mrs Smith' })]));
const profile = segment(0xe2, concat([text('ICC_PROFILE\0'), new Uint8Array([1, 1]), text('profile of a camera')]));
const xmp = segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude="1"/>'));
const comment = segment(0xfe, text('Mrs Smith, 12 May'));

const prepare = (name: string, bytes: Uint8Array) => preparePhoto({ name, bytes }, codecs, { classify: false });

test('an upright JPEG keeps its image and its profile, and loses place, device and words', async () => {
  const plain = encodeJpeg(picture(), 0.9);
  const told = withSegments(plain, concat([exif(1), xmp, profile, comment]));
  expect(openPhoto(told).header.found).toEqual(['location', 'device', 'comment']);
  const { file, removed, notes } = await prepare('Mrs.JPEG', concat([told, text('a preview behind the image')]));
  expect(file.bytes).toEqual(withSegments(plain, profile));
  expect([file.name, removed, notes]).toEqual(['Mrs.JPEG', ['location', 'device', 'comment'], []]);
});

test('a turned JPEG is encoded anew and keeps its profile', async () => {
  const { file, width, height, notes } = await prepare(
    'a.jpg',
    withSegments(encodeJpeg(picture(), 0.9), concat([exif(6), profile])),
  );
  expect([width, height, notes]).toEqual([30, 40, ['turned']]);
  expect(indexOfText(file.bytes, 'profile of a camera')).toBeGreaterThan(0);
  expect(indexOfText(file.bytes, 'Camera\0')).toBe(-1);
  expect(openPhoto(file.bytes).header).toMatchObject({ orientation: 1, found: [], width: 30, height: 40 });
});

test('a PNG loses its texts, a TIFF becomes a PNG with the same pixels', async () => {
  const png = encodePng(picture(128));
  // A text chunk behind the header (its checksum is not looked at before it is dropped).
  const chunk = concat([new Uint8Array([0, 0, 0, 9]), text('tEXtAuthor\0Me'), new Uint8Array(4)]);
  const { file, removed } = await prepare('a.png', concat([png.subarray(0, 33), chunk, png.subarray(33)]));
  expect(removed).toEqual(['comment']);
  expect(file.bytes).toEqual(png);
  const tiff = await prepare('scan.TIF', tiffOf(picture()));
  expect([tiff.file.name, tiff.file.type, tiff.notes]).toEqual(['scan.png', 'image/png', ['converted']]);
  expect(await openPhoto(tiff.file.bytes).pixels(codecs)).toEqual(picture());
});

test('thumbnails are 224 at most, on white, and fall back to the photo', async () => {
  const wide = newPixels(448, 100);
  const prepared = await prepare('a.png', encodePng(wide));
  const thumb = await openPhoto(prepared.thumb.bytes).pixels(codecs);
  expect([thumb.width, thumb.height, thumb.data[0]]).toEqual([224, 50, 255]);
  const broken = { ...codecs, encode: () => Promise.reject(new Error('no canvas')) };
  const fallen = await preparePhoto({ name: 'a.png', bytes: encodePng(wide) }, broken, { classify: false });
  expect(fallen.thumb).toBe(fallen.file);
  expect(fallen.notes).toEqual(['thumbFallback']);
});

test('names get the ending of what the file is', () => {
  expect(nameFor('a.b.tiff', 'png')).toBe('a.b.png');
  expect(nameFor('IMG_1.HEIC', 'jpeg')).toBe('IMG_1.jpg');
  expect(nameFor('x.JPEG', 'jpeg')).toBe('x.JPEG');
  expect(nameFor('really a jpeg.png', 'jpeg')).toBe('really a jpeg.jpg');
  expect(nameFor('.heic', 'jpeg')).toBe('photo.jpg');
  expect(thumbNameFor('x.JPEG')).toBe('x_thumb.jpg');
});
