import type { PlanComment } from '@archway/contracts';
import { shownComments } from './comment-order.ts';

const comment = (number: number, teeth: number[], settled = false) =>
  ({
    number,
    pin: { teeth, step: null, view: null },
    resolved: settled ? { by: 'A', at: '2026-11-26T08:00:00.000Z' } : null,
  }) as unknown as PlanComment;

const all = [comment(1, [33]), comment(2, [], true), comment(3, [18]), comment(4, [55]), comment(5, [33], true)];
const numbers = (...given: Parameters<typeof shownComments>) => shownComments(...given).map(({ number }) => number);

test('open comments stand alone, all of them with those that are settled', () => {
  expect(numbers(all, 'open', 'number')).toEqual([1, 3, 4]);
  expect(numbers(all, 'all', 'number')).toEqual([1, 2, 3, 4, 5]);
});

test('by tooth they follow the chart: the plan as a whole first, deciduous teeth last', () => {
  expect(numbers(all, 'all', 'tooth')).toEqual([2, 3, 1, 5, 4]);
});

test('one that is looked at stays, also when it is settled', () => {
  expect(numbers(all, 'open', 'number', 2)).toEqual([1, 2, 3, 4]);
});
