import { placeAfter } from './show-keys.ts';

test('keys lead on and back, to both ends, and never beyond', () => {
  expect(['ArrowRight', 'PageDown', 'ArrowDown'].map((key) => placeAfter(key, 1, 4))).toEqual([2, 2, 2]);
  expect(['ArrowLeft', 'PageUp', 'Backspace'].map((key) => placeAfter(key, 1, 4))).toEqual([0, 0, 0]);
  expect([placeAfter('ArrowRight', 4, 4), placeAfter('ArrowLeft', 0, 4)]).toEqual([4, 0]);
  expect([placeAfter('Home', 3, 4), placeAfter('End', 1, 4)]).toEqual([0, 4]);
  expect(placeAfter('a', 1, 4)).toBeNull();
});
