import type { PlanDocument } from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import { restAt, restsAt } from './rest-at.ts';

const plan = samplePlan(1);
const rested: PlanDocument = {
  ...plan,
  aligners: { ...plan.aligners, upper: plan.aligners.upper.map((step) => ({ ...step, passive: step.n === 4 })) },
};

test('a rest is put in after the shown stage, at the end beyond the last one, and taken out where it is shown', () => {
  expect(restAt(rested, 'upper', 3)).toEqual({ type: 'rest', jaw: 'upper', after: 3 });
  expect(restAt(rested, 'upper', 14)).toEqual({ type: 'rest', jaw: 'upper', after: 12 });
  expect(restAt(rested, 'upper', 4)).toEqual({ type: 'removeRest', jaw: 'upper', at: 4 });
  expect(restAt(rested, 'lower', 4)).toEqual({ type: 'rest', jaw: 'lower', after: 4 });
  expect(restAt(samplePlan(1, { kind: 'target' }), 'upper', 1)).toBeNull();
  expect([restsAt(rested, 'upper', 4), restsAt(rested, 'upper', 40)]).toEqual([true, false]);
});
