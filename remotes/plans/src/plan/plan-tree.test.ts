import { numberOf, planTree } from './plan-tree.ts';

const plan = (planId: string, targetPlanId: string | null = null) => ({
  ...{ planId, targetPlanId },
  planType: targetPlanId === null ? ('target' as const) : ('step' as const),
});
const shape = (plans: ReturnType<typeof plan>[]) =>
  planTree(plans).map((branch) => [branch.plan.planId, branch.stages.map(({ planId }) => planId)]);

test('stages stand under their target, newest first', () => {
  expect(shape([plan('5', '1'), plan('4', '2'), plan('3', '1'), plan('2'), plan('1')])).toEqual([
    ['2', ['4']],
    ['1', ['5', '3']],
  ]);
});

test('stages without their target stand alone, and none is lost', () => {
  const alone = { planId: '9', planType: 'step', targetPlanId: null } as const;
  expect(shape([plan('8', '7'), alone as never])).toEqual([
    ['8', []],
    ['9', []],
  ]);
});

test('numbers follow the order in which plans were made, whatever they are', () => {
  const plans = [plan('30', '10'), plan('20'), plan('10')];
  expect(plans.map(({ planId }) => numberOf(plans, planId))).toEqual([3, 2, 1]);
  expect(numberOf(plans, '99')).toBeNull();
});
