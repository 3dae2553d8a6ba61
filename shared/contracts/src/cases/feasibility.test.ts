import type { Answer } from '../wire/endpoint.ts';
import type { casesEndpoints } from './endpoints.ts';
import { questionsOf } from './feasibility.ts';

type Entry = Answer<typeof casesEndpoints.progress>[number];
let id = 0;
const entry = (action: Entry['action'], note: string | null = null, version = 1) =>
  ({ id: String(++id), action, note, version, by: 'Li', at: '2026-11-01T08:00:00.000Z' }) as Entry;

const told = (...oldestFirst: Entry[]) =>
  questionsOf([...oldestFirst].reverse(), 1).map(({ asked, answer }) => [asked.note, answer?.note ?? null]);

test('each question with its answer, the newest first', () =>
  expect(
    told(
      entry('askFeasibility', 'Extract 14?'),
      entry('answerFeasibility', 'Yes'),
      entry('startDesign'),
      entry('askFeasibility', 'And 24?'),
    ),
  ).toEqual([
    ['And 24?', null],
    ['Extract 14?', 'Yes'],
  ]));

test('those of another version are not told', () =>
  expect(told(entry('askFeasibility', 'Before', 2), entry('submit'))).toEqual([]));
