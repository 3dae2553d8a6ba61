import type { CaseFinding } from '@archway/contracts';
import { type InspectionLine, roundsOf } from './rounds.ts';

const line = (action: InspectionLine['action'], by = 'Li', more: Partial<InspectionLine> = {}): InspectionLine => ({
  ...{ action, by, at: '2026-11-01T08:00:00.000Z', note: null, findings: [] },
  ...more,
});
const modelMissing: CaseFinding = { reason: 'modelMissing', objects: [], values: {} };

test('nothing was inspected', () => expect(roundsOf([line('create'), line('submit')])).toEqual([]));

test('each inspection with its end, the newest first; whoever ended it answers for it', () => {
  const rounds = roundsOf([
    line('submit'),
    line('startInspection', 'Li'),
    line('failInspection', 'Wang', { note: 'No molars', findings: [modelMissing] }),
    line('resubmit'),
    line('startInspection', ''),
  ]);
  expect(rounds).toMatchObject([
    { round: 2, by: '', endedAt: null, result: null, findings: [] },
    { round: 1, by: 'Wang', result: 'failed', words: 'No molars', findings: [modelMissing] },
  ]);
});

test('what happened in between belongs to no inspection', () =>
  expect(
    roundsOf([line('startInspection'), line('answerDoubt', 'Doctor', { findings: [modelMissing] })]),
  ).toMatchObject([{ result: null, findings: [] }]));
