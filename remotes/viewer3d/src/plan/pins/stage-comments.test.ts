import type { PlanComment } from '@archway/contracts';
import { nextAt, stageComments } from './stage-comments.ts';

const comment = (number: number, step: number | null, resolved = false) =>
  ({
    number,
    pin: { teeth: [], step, view: null },
    resolved: resolved ? { by: 'Chen', at: '2026-11-20T10:00:00.000Z' } : null,
  }) as unknown as PlanComment;

test('stages at which something was said stand in order, what is open before what is settled', () => {
  const marks = stageComments([comment(4, 9), comment(3, 2, true), comment(2, 9, true), comment(1, null)], 12);
  expect(marks.map(({ stage, open }) => [stage, open])).toEqual([
    [2, false],
    [9, true],
  ]);
  expect(marks[1]?.comments.map(({ number }) => number)).toEqual([4, 2]);
});

test('a plan that became shorter shows no marks behind its end', () => {
  expect(stageComments([comment(1, 30)], 12)).toEqual([]);
});

test('pressing a mark again leads on to the next one there, and round', () => {
  const [mark] = stageComments([comment(1, 5), comment(2, 5)], 12);
  expect(nextAt(mark!, null)?.number).toBe(1);
  expect(nextAt(mark!, 1)?.number).toBe(2);
  expect(nextAt(mark!, 2)?.number).toBe(1);
});
