import { drawDentalPhoto } from '../../generate/draw-dental-photo.ts';
import { shrinkPhoto } from '../../edit/shrink-photo.ts';
import { type Pixels, newPixels } from '../../pixels.ts';
import { withoutMargin } from './without-margin.ts';

const picture = shrinkPhoto(drawDentalPhoto('lowtooth', 4), 120);

/** On a ground of one colour, so many pixels wider on the left, at the top, on the right and at the bottom. */
function within(pixels: Pixels, [left, top, right, bottom]: readonly number[], colour: readonly number[]): Pixels {
  const out = newPixels(pixels.width + left! + right!, pixels.height + top! + bottom!);
  for (let i = 0; i < out.width * out.height; i++) out.data.set([...colour, 255], 4 * i);
  for (let y = 0; y < pixels.height; y++)
    out.data.set(
      pixels.data.subarray(4 * y * pixels.width, 4 * (y + 1) * pixels.width),
      4 * ((y + top!) * out.width + left!),
    );
  return out;
}

test.each([
  ['black', [0, 0, 0]],
  ['white', [255, 255, 255]],
])('what lies in a %s frame is seen without it', (_, colour) => {
  expect(withoutMargin(within(picture, [12, 7, 12, 7], colour))).toEqual(picture);
});

test('a border that is not on all sides belongs to the picture, as one jaw before black, and a thin one does no harm', () => {
  const black = within(picture, [0, 40, 0, 0], [0, 0, 0]);
  expect(withoutMargin(black)).toBe(black);
  expect(withoutMargin(picture)).toBe(picture);
  const both = within(black, [9, 9, 9, 9], [0, 0, 0]);
  expect(withoutMargin(both)).toEqual(black);
  const thin = within(picture, [3, 3, 3, 3], [0, 0, 0]);
  expect(withoutMargin(thin)).toBe(thin);
});

test('a picture of one colour, or a small one on a large ground, is left as it is', () => {
  const plain = within(newPixels(1, 1), [20, 20, 20, 20], [9, 9, 9]);
  expect(withoutMargin(plain)).toBe(plain);
  const lost = within(picture, [200, 200, 200, 200], [0, 0, 0]);
  expect(withoutMargin(lost)).toBe(lost);
});
