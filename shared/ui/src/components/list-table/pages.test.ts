import { pagesShown } from './pages.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [1, 9, [1, 2, 3, 4, 5, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, 6, null, 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 50, [1, null, 4, 5, 6, 7, 8, null, 50]],
  [9, 9, [1, null, 5, 6, 7, 8, 9]],
  [50, 50, [1, null, 46, 47, 48, 49, 50]],
])('at page %i of %i', (current, last, shown) => expect(pagesShown(current, last)).toEqual(shown));

test('every page can be reached by the ones that are shown, none is there twice, and at most one step apart', () => {
  for (let last = 1; last <= 30; last += 1)
    for (let current = 1; current <= last; current += 1) {
      const shown = pagesShown(current, last);
      const numbers = shown.filter((page) => page !== null);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, current, last]));
      shown.forEach((page, at) => {
        const next = shown[at + 1];
        if (page !== null && typeof next === 'number') expect(next - page).toBe(1);
        if (page === null) expect(shown[at + 1]! - shown[at - 1]!).toBeGreaterThan(2);
      });
    }
});
