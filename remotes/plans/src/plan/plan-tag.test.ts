import { type PlanStatus, planResults, planStatus, planStatuses } from '@archway/contracts';
import { planTag } from './plan-tag.ts';

test('every status of the contract has its own word', () => {
  for (const { value, key } of planStatuses)
    expect(planTag({ status: value, result: null }, false, true).key).toBe(`status.${key}`);
});

test('what was decided says more than that it passed or was refused, and nothing of a plan that goes on', () => {
  for (const { value, key } of planResults)
    expect(planTag({ status: planStatus.pass, result: value }, false, true).key).toBe(`result.${key}`);
  expect(planTag({ status: planStatus.auditPlan, result: 'stagePassed' }, false, true).key).toBe('status.auditPlan');
});

test('while the decision is awaited, it is amber for whoever decides and for nobody else', () => {
  const sent = { status: planStatus.auditPlan, result: null } as const;
  expect(planTag(sent, true, true)).toEqual({ key: 'status.yourApproval', tone: 'warning' });
  expect(planTag(sent, true, false)).toEqual({ key: 'status.pendingApproval', tone: 'info' });
});

test('a status of a later contract is not given a wrong name', () => {
  const unknown = { status: JSON.parse('77') as PlanStatus, result: null };
  expect(planTag(unknown, false, true)).toEqual({ key: 'status.unknown', tone: 'neutral' });
});
