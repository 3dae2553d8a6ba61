import { type Slide, slideKinds, slideSchema } from '@archway/contracts';
import { emptySlide, inserted, laidOut, moved } from './slide-list.ts';

const slides = ['a', 'b', 'c'].map((slideId) => emptySlide('text', slideId, null));
const order = (of: readonly Slide[]): string => of.map(({ slideId }) => slideId).join('');

test.each(slideKinds)('a new slide of the kind %s is one that the server takes', (kind) => {
  const slide = emptySlide(kind, 'new', '7');
  expect(slideSchema.parse(slide)).toEqual(slide);
});

test('slides move within their list, never out of it', () => {
  expect(order(moved(slides, 'a', 1))).toBe('bac');
  expect(order(moved(slides, 'a', 9))).toBe('bca');
  expect(order(moved(slides, 'c', -1))).toBe('cab');
  expect(order(moved(slides, 'x', 0))).toBe('abc');
});

test('a new slide stands behind the one that is shown', () => {
  const added = emptySlide('title', 'n', null);
  expect(order(inserted(slides, added, 'a'))).toBe('anbc');
  expect(order(inserted(slides, added, null))).toBe('abcn');
});

test('a layout takes the photos along for which it has room', () => {
  const photos = emptySlide('photos', 'p', null) as Extract<Slide, { kind: 'photos' }>;
  const both = laidOut(photos, 'beforeAfter');
  expect(slideSchema.parse(both)).toEqual(both);
  expect(laidOut(both as typeof photos, 'one')).toEqual(photos);
});
