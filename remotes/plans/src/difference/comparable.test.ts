import { comparable } from './comparable.ts';

test('a plan is compared with what it was copied from first, and with nothing that has no design', () => {
  const plan = (planId: string, more: object = {}) =>
    ({ planId, planType: 'target', sourcePlanId: null, documentHash: 'a', ...more }) as Parameters<
      typeof comparable
    >[0];
  const plans = [plan('4', { sourcePlanId: '1' }), plan('3', { planType: 'step' }), plan('2'), plan('1')];
  const names = (of: (typeof plans)[number]) => comparable(of, plans).map(({ planId }) => planId);
  expect(names(plans[0]!)).toEqual(['1', '2', '3']);
  expect(comparable(plan('5', { documentHash: null }), plans)).toEqual([]);
  expect(comparable(plan('5'), [plan('6', { documentHash: null })])).toEqual([]);
});
