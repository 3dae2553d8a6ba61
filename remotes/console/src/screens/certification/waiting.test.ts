import { waitingOf } from './waiting.ts';

const since = '2026-11-20T10:00:00.000Z';

test.each([
  ['2026-11-20T10:59:00Z', 0, 'calm'],
  ['2026-11-21T03:59:00Z', 17, 'calm'],
  ['2026-11-21T04:00:00Z', 18, 'soon'],
  ['2026-11-21T10:00:00Z', 24, 'overdue'],
  // Clocks of browsers go wrong.
  ['2026-11-20T09:00:00Z', 0, 'calm'],
])('at %s somebody waits for %i hours, which is %s', (now, hours, urgency) => {
  expect(waitingOf(since, Date.parse(now))).toEqual({ hours, urgency, due: '2026-11-21T10:00:00.000Z' });
});
