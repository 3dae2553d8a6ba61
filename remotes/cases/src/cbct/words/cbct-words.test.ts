import { byteCount } from './byte-count.ts';
import { dimensionText, scanDateText, spacingText } from './cbct-words.ts';
import { shortList } from './name-list.ts';

test('a cube has one spacing, others three', () => {
  expect(spacingText([0.2, 0.2, 0.2])).toBe('0.20 mm');
  expect(spacingText([0.35, 0.35, 0.5])).toBe('0.35 × 0.35 × 0.50 mm');
  expect(dimensionText([512, 512, 1482])).toBe('512 × 512 × 1,482');
});

test.each([
  ['20261118', '18 Nov 2026'],
  ['20261118173605', '18 Nov 2026, 17:36'],
  ['20261118173605.123', '18 Nov 2026, 17:36'],
  ['', undefined],
  ['20261345', undefined],
  ['unknown', undefined],
])('the time of the scan %s is %s', (created, shown) => {
  expect(scanDateText(created)).toBe(shown);
});

test('the unit is said once where it is the same', () => {
  expect(byteCount(88 * 1024 ** 2, 152 * 1024 ** 2)).toBe('88 / 152 MB');
  expect(byteCount(512 * 1024, 152 * 1024 ** 2)).toBe('512 KB / 152 MB');
});

test('the first names, and how many more', () => {
  expect(shortList(['a', 'b', 'c'], (count) => `${count} more`)).toBe('a, b, c');
  expect(shortList(['a', 'b', 'c', 'd', 'e'], (count) => `${count} more`)).toBe('a, b, c, 2 more');
});
