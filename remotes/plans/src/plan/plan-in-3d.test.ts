import { pinIn3d, planIn3d } from './plan-in-3d.ts';

const plan = { caseId: '5', version: 2, planId: '7', documentHash: 'a' };

test('a plan is looked at by its address, alone or beside another one', () => {
  expect(planIn3d(plan)).toBe('/plan-viewer?caseId=5&version=2&planId=7');
  expect(planIn3d(plan, '6')).toBe('/plan-viewer?caseId=5&version=2&planId=7&comparedPlanId=6');
});

test('a comment leads to its stage and its tooth, as far as it has them', () => {
  const nowhere = { teeth: [], step: null, view: null };
  expect(pinIn3d(plan, { ...nowhere, teeth: [23, 24], step: 9 })).toBe(
    '/plan-viewer?caseId=5&version=2&planId=7&stage=9&tooth=23',
  );
  expect(pinIn3d(plan, { ...nowhere, step: 0 })).toBe('/plan-viewer?caseId=5&version=2&planId=7&stage=0');
  expect(pinIn3d(plan, nowhere)).toBe('/plan-viewer?caseId=5&version=2&planId=7');
  expect(pinIn3d({ ...plan, documentHash: null }, nowhere)).toBeNull();
});

test('there is nothing to look at where nothing was designed', () => {
  expect(planIn3d({ ...plan, documentHash: null })).toBeNull();
});
