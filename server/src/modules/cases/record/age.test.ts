import { ageOn, latestToday, today } from './age.ts';

test('the birthday itself completes a year, the day before does not', () => {
  expect(ageOn('1999-11-20', '2026-11-19')).toBe(26);
  expect(ageOn('1999-11-20', '2026-11-20')).toBe(27);
  expect(ageOn('2026-11-20', '2026-11-20')).toBe(0);
});

test('a leap day counts from the first of March', () => {
  expect(ageOn('2004-02-29', '2026-02-28')).toBe(21);
  expect(ageOn('2004-02-29', '2026-03-01')).toBe(22);
});

test('today is a day of the local calendar', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('a day that has begun east of here is not in the future', () => {
  expect(latestToday(new Date('2026-11-20T12:00:00Z'))).toBe('2026-11-21');
  expect(latestToday(new Date('2026-11-20T09:00:00Z'))).toBe('2026-11-20');
});
