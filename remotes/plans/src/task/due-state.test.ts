import { dueState, endOfDay } from './due-state.ts';

test('a day lasts until its end where the reader is', () => {
  const now = new Date(2026, 10, 27, 16, 0);
  expect(dueState(endOfDay('2026-11-27'), now)).toBe('today');
  expect(dueState(endOfDay('2026-11-26'), now)).toBe('overdue');
  expect(dueState(endOfDay('2026-11-28'), now)).toBe('later');
  expect(dueState(new Date(2026, 10, 27, 15, 59).toISOString(), now)).toBe('overdue');
});
