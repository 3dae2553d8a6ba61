import { byDay, firstNew, tellingReaders } from './message-days.ts';
import { message } from './messages.fixture.ts';

const seqs = (of: readonly { seq: number }[]): number[] => of.map(({ seq }) => seq);

test('messages stand under their days, in their order', () => {
  const days = byDay([
    message(1, { at: '2026-11-19T04:00:00.000Z' }),
    message(2, { at: '2026-11-21T04:00:00.000Z' }),
    message(3, { at: '2026-11-21T04:05:00.000Z' }),
  ]);
  expect(days.map(({ messages }) => seqs(messages))).toEqual([[1], [2, 3]]);
  expect(byDay([])).toEqual([]);
});

test.each([
  ['the first that was unread', { after: 1, upTo: 4 }, 3],
  ['nothing when all was read', { after: 4, upTo: 4 }, undefined],
  ['nothing that came while the reader looked', { after: 4, upTo: 4 }, undefined],
  ['not what the reader wrote', { after: 4, upTo: 5 }, undefined],
])('new is %s', (_what, since, expected) => {
  const messages = [message(1), message(2, { withdrawn: true }), message(3), message(4), message(5, { own: true })];
  expect(firstNew(messages, since)).toBe(expected);
});

test('who has read is told once for messages that the same people have read', () => {
  const ann = { userId: '2', name: 'Ann' };
  const messages = [
    message(1, { own: true, readBy: [ann] }),
    message(2, { own: true, readBy: [ann] }),
    message(3),
    message(4, { own: true }),
    message(5, { own: true }),
    message(6, { own: true, withdrawn: true }),
  ];
  expect([...tellingReaders(messages)]).toEqual([2, 5]);
});
