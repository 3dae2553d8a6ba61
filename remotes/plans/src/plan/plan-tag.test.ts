import { type PlanStatus, planStatus, planStatuses } from '@archway/contracts';
import { planTag } from './plan-tag.ts';

test('every status of the contract has its own word', () => {
  for (const { value, key } of planStatuses) expect(planTag(value, false, true).key).toBe(key);
});

test('while the decision is awaited, it is amber for whoever decides and for nobody else', () => {
  expect(planTag(planStatus.auditPlan, true, true)).toEqual({ key: 'yourApproval', tone: 'warning' });
  expect(planTag(planStatus.auditPlan, true, false)).toEqual({ key: 'pendingApproval', tone: 'info' });
});

test('a status of a later contract is not given a wrong name', () => {
  expect(planTag(JSON.parse('77') as PlanStatus, false, true)).toEqual({ key: 'unknown', tone: 'neutral' });
});
