import { caseMachine, caseStatuses } from '@archway/contracts';
import { phaseOf } from './case-phases.ts';

test('every status but the obsolete one stands in one phase', () => {
  for (const { value } of caseStatuses) expect(phaseOf(value) >= 0).toBe(value !== 33);
});

test('the machine leads forward through the phases, back only by a rejection or when the practice takes it back', () => {
  const back = caseMachine.filter((row) => row.to !== 33 && row.from !== 33 && phaseOf(row.to) < phaseOf(row.from));
  expect(new Set(back.map((row) => row.action))).toEqual(new Set(['withdraw', 'reject']));
});
