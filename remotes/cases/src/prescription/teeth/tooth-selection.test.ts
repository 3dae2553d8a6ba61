import { extend, neighbour, noTeeth, pick } from './tooth-selection.ts';

test('a tooth is chosen alone, or besides others and taken away again', () => {
  const one = pick(noTeeth, 16, false);
  expect(pick(one, 21, false).teeth).toEqual([21]);
  const two = pick(one, 21, true);
  expect(two.teeth).toEqual([16, 21]);
  expect(pick(two, 16, true).teeth).toEqual([21]);
});

test('a range goes over the midline, and through both arches in the same columns', () => {
  const from = pick(noTeeth, 12, false);
  expect(extend(from, 21).teeth).toEqual([12, 11, 21]);
  expect(extend(pick(noTeeth, 21, false), 12).teeth).toEqual([12, 11, 21]);
  expect(extend(from, 41).teeth).toEqual([12, 11, 42, 41]);
});

test('arrows lead to the neighbour, the opposing tooth, and no further than the end', () => {
  expect(neighbour(11, 'ArrowRight')).toBe(21);
  expect(neighbour(18, 'ArrowLeft')).toBe(18);
  expect(neighbour(16, 'ArrowDown')).toBe(46);
  expect(neighbour(46, 'ArrowUp')).toBe(16);
  expect(neighbour(46, 'ArrowDown')).toBe(46);
  expect([neighbour(33, 'Home'), neighbour(33, 'End')]).toEqual([48, 38]);
  expect(neighbour(33, 'a')).toBeUndefined();
});
