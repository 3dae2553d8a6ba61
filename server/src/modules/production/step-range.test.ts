import { stepRange } from './step-range.ts';

test.each([
  [22, '01~22'],
  [9, '01~09'],
  [1, '01'],
  [104, '01~104'],
  [0, null],
  [null, null],
])('%p steps are written %p', (count, range) => {
  expect(stepRange(count)).toBe(range);
});
