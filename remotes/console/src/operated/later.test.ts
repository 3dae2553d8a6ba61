import { yearLater } from './later.ts';

test('a year is added to a day that lies ahead, and to today otherwise', () => {
  expect(yearLater('2027-03-31', '2026-11-23')).toBe('2028-03-31');
  expect(yearLater('2025-03-31', '2026-11-23')).toBe('2027-11-23');
  expect(yearLater('', '2026-11-23')).toBe('2027-11-23');
});

test('a leap day has none in the next year', () => {
  expect(yearLater('2028-02-29', '2026-11-23')).toBe('2029-02-28');
});
