import { caseStatus, caseStatuses } from '../cases/status.ts';
import { type FlowingPlan, designFlow, designFlowOf, plannedNext } from './design-flow.ts';
import { planStatus } from './status.ts';

const target = (status: FlowingPlan['status']): FlowingPlan => ({ planType: 'target', status });
const step = (status: FlowingPlan['status']): FlowingPlan => ({ planType: 'step', status });
const { draft, inReview, pass, refuse, freeze } = planStatus;

test.each([
  ['nothing', [], 'targetDesigning'],
  ['a draft', [target(draft)], 'targetDesigning'],
  ['a target before its auditor', [target(inReview)], 'targetAuditing'],
  ['a rejected target', [target(refuse)], 'targetDesigning'],
  ['a rejected target and its copy before the auditor', [target(inReview), target(refuse)], 'targetAuditing'],
  ['a target that passed', [target(pass)], 'stepDesigning'],
  ['stages as a draft', [step(draft), target(pass)], 'stepDesigning'],
  ['stages before their auditor', [step(inReview), target(pass)], 'stepAuditing'],
  ['stages that passed', [step(pass), target(pass)], 'stepPendingSubmit'],
  ['frozen stages', [step(freeze), target(pass)], 'stepDesigning'],
  ['rejected stages with their target', [step(refuse), target(refuse)], 'targetDesigning'],
] as const)('with %s a case in design is at its place', (_what, plans, flow) => {
  expect(designFlowOf(caseStatus.designing, plans)).toBe(flow);
});

test('before and after the design the case itself tells', () => {
  const plans = [step(pass), target(pass)];
  expect(designFlowOf(caseStatus.pendingApproval, plans)).toBe('planAuditing');
  expect(designFlowOf(caseStatus.clinicallyRejected, plans)).toBe('clinicalRefusal');
  expect(designFlowOf(caseStatus.clinicallyApproved, plans)).toBe('planPassed');
  expect(designFlowOf(caseStatus.planConfirmed, plans)).toBe('planPassed');
  expect(designFlowOf(caseStatus.unsubmitted, plans)).toBeNull();
});

test('every status of a case has a place in the flow, or none', () => {
  const places = designFlow.map(({ key }) => key);
  for (const { value } of caseStatuses) {
    const flow = designFlowOf(value, []);
    if (flow !== null) expect(places).toContain(flow);
  }
});

test.each([
  ['nothing', [], 'target'],
  ['a target before its auditor', [target(inReview)], 'target'],
  ['a target that passed', [target(pass)], 'step'],
  ['rejected stages of a target that stands', [step(refuse), target(pass)], 'step'],
  ['stages that were rejected with their target', [step(refuse), target(refuse)], 'target'],
  ['frozen ones', [step(freeze), target(freeze)], 'target'],
] as const)('after %s the next to be designed is told', (_what, plans, next) => {
  expect(plannedNext(plans)).toBe(next);
});
