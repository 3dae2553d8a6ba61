import { hasExpired } from './session-user.ts';

const now = new Date(2026, 10, 20, 14, 0);

test.each([
  [null, true],
  ['', true],
  ['2026-11-19', true],
  ['2026-11-20', false],
  ['2026-11-21', false],
  ['2026-11-20T00:00:00Z', false],
  ['not a day', true],
])('%s: expired %s', (day, expected) => {
  expect(hasExpired(day, now)).toBe(expected);
});

test('the last day counts to its end', () => {
  expect(hasExpired('2026-11-20', new Date(2026, 10, 20, 23, 59, 59))).toBe(false);
  expect(hasExpired('2026-11-20', new Date(2026, 10, 21, 0, 0, 0))).toBe(true);
});
