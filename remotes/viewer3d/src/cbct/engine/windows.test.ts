import { levelOf, nameOf, rangeOf, widthOf, windowFrom, windowOf } from './windows.ts';

const range = { lower: -1000, upper: 3095 };

test('presets are found again by their values, others are none', () => {
  expect(nameOf(windowOf('teeth', range), range)).toBe('teeth');
  expect(nameOf(range, range)).toBe('full');
  expect(nameOf({ lower: 1, upper: 2 }, range)).toBeNull();
});

test('level and width are the window again', () => {
  const window = windowFrom(300, 1500);
  expect([levelOf(window), widthOf(window)]).toEqual([300, 1500]);
  expect(widthOf(windowFrom(0, -5))).toBe(1);
});

test('the range of a volume, and of an even one', () => {
  expect(rangeOf(Int16Array.of(4, -9, 7))).toEqual({ lower: -9, upper: 7 });
  expect(rangeOf(Int16Array.of(5, 5))).toEqual({ lower: 5, upper: 6 });
});
