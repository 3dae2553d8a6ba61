import type { VersionPlans } from '@archway/platform';
import { comparable } from './comparable.ts';

type Plan = Parameters<typeof comparable>[0];
const plan = (planId: string, more: object = {}) =>
  ({ planId, version: 1, planType: 'target', sourcePlanId: null, documentHash: 'a', ...more }) as Plan;
const of = (...plans: Plan[]): VersionPlans => ({ version: plans[0]!.version, stage: plans[0]!.version, plans });
const names = (one: Plan, ...versions: VersionPlans[]) => comparable(one, versions).map(({ planId }) => planId);

test('a plan is compared with what it was copied from first, and with nothing that has no design', () => {
  const plans = [plan('4', { sourcePlanId: '1' }), plan('3', { planType: 'step' }), plan('2'), plan('1')];
  expect(names(plans[0]!, of(...plans))).toEqual(['1', '2', '3']);
  expect(names(plan('5', { documentHash: null }), of(...plans))).toEqual([]);
  expect(names(plan('5'), of(plan('6', { documentHash: null })))).toEqual([]);
});

test('plans of the phase before are there as well, and what is older stands before what is newer', () => {
  const again = of(plan('12', { version: 2, planType: 'step' }), plan('11', { version: 2 }));
  const initial = of(plan('10'), plan('9', { planType: 'step' }));
  expect(names(again.plans[0]!, again, initial)).toEqual(['9', '11', '10']);
  expect(names(initial.plans[0]!, again, initial)).toEqual(['11', '9', '12']);
});
