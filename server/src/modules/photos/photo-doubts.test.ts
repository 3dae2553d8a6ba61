import type { PhotoGuess, PhotoPosition } from '@archway/contracts';
import { type DoubtedPhoto, photoDoubts } from './photo-doubts.ts';

const photo = (
  position: PhotoPosition | null,
  guesses: [PhotoPosition, number][],
  more: Partial<DoubtedPhoto> = {},
): DoubtedPhoto => ({
  photoId: `${position}`,
  position,
  fileName: 'a.jpg',
  thumbName: 'a_thumb.jpg',
  crc64: `crc-${position}`,
  size: 1,
  guesses: guesses.map(([at, confidence]): PhotoGuess => ({ position: at, confidence })),
  sharpness: 0.3,
  ...more,
});
const asked = (...photos: DoubtedPhoto[]) => photoDoubts(photos).map(({ reason }) => reason);

test('what looks like its position, or nearly', () => {
  expect(asked(photo('frontOcc', [['frontOcc', 0.7]]))).toEqual([]);
  expect(
    asked(
      photo('frontOcc', [
        ['leftOcc', 0.5],
        ['frontOcc', 0.4],
      ]),
    ),
  ).toEqual([]);
});
test('what surely looks like another one', () =>
  expect(photoDoubts([photo('leftOcc', [['uptooth', 0.9]])])).toMatchObject([
    { reason: 'otherPhoto', values: { guess: 'uptooth', confidence: 0.9 }, objects: [{ thumbName: 'a_thumb.jpg' }] },
  ]));
test('a kitchen as a face, a concert as a panoramic radiograph', () => {
  const kitchen: [PhotoPosition, number][] = [['other', 0.4]];
  expect(asked(photo('frontFace', kitchen))).toEqual(['unlikePhoto']);
  expect(asked(photo('curvilinearFault', [...kitchen, ['lateral', 0.2]]))).toEqual(['unlikePhoto']);
});
test('a hard picture of the right kind is not asked about', () =>
  expect(
    asked(
      photo('rightFace', [
        ['other', 0.4],
        ['rightFace', 0.3],
      ]),
    ),
  ).toEqual([]));
test('a blurred photo; not a soft radiograph, nor what was not measured', () => {
  expect(asked(photo('frontOcc', [], { sharpness: 0.1 }))).toEqual(['blurredPhoto']);
  expect(asked(photo('uptooth', [['lowtooth', 0.9]], { sharpness: 0.1 }))).toEqual(['otherPhoto', 'blurredPhoto']);
  const others = [photo('frontOcc', [], { sharpness: 0.15 }), photo('uptooth', [], { sharpness: null })];
  expect(asked(...others, photo('lateral', [], { sharpness: 0.1 }))).toEqual([]);
});
test('the pool, further photos, and what was not classified', () =>
  expect(asked(photo(null, [['uptooth', 0.9]]), photo('other', [['uptooth', 0.9]]), photo('lateral', []))).toEqual([]));
test('one picture at two positions', () =>
  expect(asked(photo('leftOcc', [], { crc64: 'same' }), photo('rightOcc', [], { crc64: 'same' }))).toEqual([
    'samePhoto',
  ]));

test('another file, another place or another guess makes another key; the same makes the same', () => {
  const key = (change: Partial<DoubtedPhoto>, guess: PhotoPosition = 'uptooth') =>
    photoDoubts([{ ...photo('leftOcc', [[guess, 0.9]]), ...change }])[0]?.key;
  expect(key({})).toBe(key({ fileName: 'renamed.jpg' }));
  expect(new Set([key({}), key({ crc64: 'edited' }), key({ position: 'rightOcc' }), key({}, 'lowtooth')]).size).toBe(4);
});
