import { planIn3d } from './plan-in-3d.ts';

const plan = { caseId: '5', version: 2, planId: '7', documentHash: 'a' };

test('a plan is looked at by its address, alone or beside another one', () => {
  expect(planIn3d(plan)).toBe('/plan-viewer?caseId=5&version=2&planId=7');
  expect(planIn3d(plan, '6')).toBe('/plan-viewer?caseId=5&version=2&planId=7&comparedPlanId=6');
});

test('there is nothing to look at where nothing was designed', () => {
  expect(planIn3d({ ...plan, documentHash: null })).toBeNull();
});
