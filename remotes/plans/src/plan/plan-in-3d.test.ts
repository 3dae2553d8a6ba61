import type { CommentPin } from '@archway/contracts';
import { pinIn3d, planIn3d } from './plan-in-3d.ts';

const plan = { caseId: '5', version: 2, planId: '7', documentHash: 'a' };

test('a plan is looked at by its address, alone or beside another one', () => {
  expect(planIn3d(plan)).toBe('/plan-viewer?caseId=5&version=2&planId=7');
  expect(planIn3d(plan, '6')).toBe('/plan-viewer?caseId=5&version=2&planId=7&comparedPlanId=6');
});

test('a comment leads to itself, with its stage and its tooth as far as it has them', () => {
  const nowhere = { teeth: [], step: null, view: null };
  const to = (pin: Partial<CommentPin>) => pinIn3d(plan, { number: 4, pin: { ...nowhere, ...pin } });
  const at = '/plan-viewer?caseId=5&version=2&planId=7';
  expect(to({ teeth: [23, 24], step: 9 })).toBe(`${at}&stage=9&tooth=23&comment=4`);
  expect(to({ step: 0 })).toBe(`${at}&stage=0&comment=4`);
  expect(to({})).toBe(`${at}&comment=4`);
  expect(pinIn3d({ ...plan, documentHash: null }, { number: 4, pin: nowhere })).toBeNull();
});

test('there is nothing to look at where nothing was designed', () => {
  expect(planIn3d({ ...plan, documentHash: null })).toBeNull();
});
