import { middleSlice } from './gray-image.ts';

test('the middle slice, from black to white whatever the values are', () => {
  const data = new Int16Array(10 * 10 * 3).fill(-3000);
  for (let at = 0; at < 100; at += 1) data[100 + at] = -1000 + at * 20;
  const { width, height, gray } = middleSlice({ size: [10, 10, 3], data });
  expect([width, height]).toEqual([10, 10]);
  expect(gray[0]).toBe(0);
  expect(gray.at(-1)).toBe(255);
  expect(gray[50]).toBeGreaterThan(gray[40]!);
});

test('a slice of one value is no division by zero', () => {
  const { gray } = middleSlice({ size: [2, 2, 1], data: new Int16Array(4).fill(7) });
  expect([...gray]).toEqual([0, 0, 0, 0]);
});
