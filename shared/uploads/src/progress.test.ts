import { weightedShare } from './progress.ts';

const weights = [
  ['extract', 8],
  ['read', 2],
] as const;

test('what follows goes on where the one before it ended', () => {
  const shares = [
    weightedShare(weights, 'extract', 0),
    weightedShare(weights, 'extract', 0.5),
    weightedShare(weights, 'extract', 1),
    weightedShare(weights, 'read', 0),
    weightedShare(weights, 'read', 1),
  ];
  expect(shares).toEqual([0, 0.4, 0.8, 0.8, 1]);
});

test('a share never leaves the bar, and what has no weight is the whole', () => {
  expect(weightedShare(weights, 'read', 1.2)).toBe(1);
  expect(weightedShare(weights, 'extract', -1)).toBe(0);
  expect(weightedShare(weights, 'zip', 0.3)).toBe(0.3);
  expect(weightedShare([], null, 0.3)).toBe(0.3);
});
