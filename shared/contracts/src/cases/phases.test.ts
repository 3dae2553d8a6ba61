import { caseMachine } from './machine.ts';
import { type CaseStatus, casePhases, caseStatus, caseStatuses, designedStatuses, phaseOf } from './status.ts';
import { isOneOf } from '../wire/values.ts';

test('every status but the obsolete one stands in one phase', () => {
  for (const { value } of caseStatuses) expect(phaseOf(value) >= 0).toBe(value !== caseStatus.obsolete);
});

test('the machine leads forward through the phases, back only by a rejection or when the practice takes it back', () => {
  const { obsolete } = caseStatus;
  const back = caseMachine.rows.filter(
    (row) => row.to !== obsolete && row.from !== obsolete && phaseOf(row.to) < phaseOf(row.from),
  );
  expect(new Set(back.map((row) => row.action))).toEqual(new Set(['withdraw', 'reject']));
});

test('a case counts as designed from the beginning of its design on, and never when it was discarded', () => {
  const design = casePhases.findIndex(({ key }) => key === 'design');
  for (const { value } of caseStatuses)
    if (phaseOf(value) !== design)
      expect([value, isOneOf(designedStatuses, value)]).toEqual([value, phaseOf(value) > design]);
  const within = casePhases[design]!.statuses.filter((status: CaseStatus) => isOneOf(designedStatuses, status));
  expect(within).toEqual([caseStatus.designing, caseStatus.clinicallyRejected]);
});
