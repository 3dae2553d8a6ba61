import type { ListedPlan } from '@archway/contracts';
import type { VersionPlans } from '@archway/platform';
import { earlierPlan, placedPlans } from './earlier-plan.ts';

const plan = (planId: string, more: Partial<ListedPlan> = {}) =>
  ({
    ...{ planId, version: 2, planType: 'step', documentHash: 'a', confirmedHash: null, result: 'stagePassed' },
    ...{ sourcePlanId: null, ...more },
  }) as ListedPlan;
const versions = (second: ListedPlan[], first: ListedPlan[] = []): VersionPlans[] => [
  { version: 2, stage: 2, plans: second },
  { version: 1, stage: 1, plans: first },
];
const earlier = (...given: Parameters<typeof versions>) => {
  const all = placedPlans(versions(...given));
  return earlierPlan(given[0][0]!, all)?.plan.planId;
};

test('what the doctor decided about comes before what nobody saw', () => {
  expect(earlier([plan('9'), plan('8'), plan('7', { result: 'refuseStep' })])).toBe('7');
  expect(earlier([plan('9', { sourcePlanId: '6' }), plan('8'), plan('6')])).toBe('6');
});

test('a first plan of a refinement stands beside what was approved before', () => {
  const before = [plan('5', { version: 1 }), plan('4', { version: 1, result: 'planConfirmed', confirmedHash: 'a' })];
  expect(earlier([plan('9')], before)).toBe('4');
  expect(earlier([plan('9')], [plan('5', { version: 1 })])).toBe('5');
});

test('goals, empty plans and newer ones are nothing to compare with', () => {
  expect(earlier([plan('9'), plan('8', { planType: 'target' }), plan('7', { documentHash: null })])).toBeUndefined();
  const all = placedPlans(versions([plan('9'), plan('8')]));
  expect(earlierPlan(plan('8'), all)).toBeNull();
  expect(all.map(({ number, stage }) => [number, stage])).toEqual([
    [2, 2],
    [1, 2],
  ]);
});
