import { fittingSize } from './label-words.ts';

test('a text is as high as it was set, and smaller where it would not fit', () => {
  const field = { size: 4, width: 20, height: 5 };
  expect(fittingSize('P1', field)).toBe(4);
  expect(fittingSize('', field)).toBe(4);
  // Ten Chinese letters are as wide as ten times their height.
  expect(fittingSize('欧阳欧阳欧阳欧阳欧阳', field)).toBe(2);
  expect(fittingSize('x', { ...field, height: 3 })).toBe(3);
  expect(fittingSize('x'.repeat(5000), field)).toBe(0.5);
});
