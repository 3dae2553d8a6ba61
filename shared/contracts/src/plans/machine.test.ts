import { roleKeys } from '../access/roles.ts';
import { type Entrust, entrustTo } from '../cases/values.ts';
import { actionsFor } from '../machine/machine-rows.ts';
import { type PlanAction, planMachine, planStates } from './machine.ts';
import { type PlanType, planModeOf } from './plan-type.ts';
import { planStatuses } from './status.ts';

/** Roles that may take an action of plans of a kind. */
const takers = (action: PlanAction, state: number, planType: PlanType, entrust: Entrust): string[] =>
  roleKeys.filter((role) =>
    actionsFor(planMachine, state as 0, [role], planModeOf(planType, entrust)).includes(action),
  );

describe.each([
  [entrustTo.self, ['creator', 'doctor', 'admin'], ['creator', 'doctor', 'admin']],
  [entrustTo.center, ['design_center', 'admin'], ['design_center', 'admin']],
  [entrustTo.team, ['target_design', 'admin'], ['step_design', 'post_process', 'admin']],
] as const)('with entrust %d', (entrust, targets, steps) => {
  test('targets and stages are begun, copied and submitted by their designers alone', () => {
    expect(takers('startTarget', planStates.none, 'target', entrust)).toEqual(targets);
    expect(takers('startStep', planStates.none, 'step', entrust)).toEqual(steps);
    expect(takers('copy', planStates.none, 'step', entrust)).toEqual(steps);
    expect(takers('submit', planStates.draft, 'target', entrust)).toEqual(targets);
  });

  test('a target does not begin as stages, nor stages as a target', () => {
    expect(takers('startStep', planStates.none, 'target', entrust)).toEqual([]);
    expect(takers('startTarget', planStates.none, 'step', entrust)).toEqual([]);
  });
});

test.each([
  ['target', entrustTo.team, ['target_internal_audit', 'internal_audit', 'admin']],
  ['step', entrustTo.team, ['step_internal_audit', 'internal_audit', 'admin']],
  ['target', entrustTo.center, ['design_center', 'admin']],
  ['step', entrustTo.self, []],
] as const)('%s with entrust %d is audited by %p', (planType, entrust, auditors) => {
  for (const action of ['takeAudit', 'passAudit', 'rejectAudit'] as const)
    expect(takers(action, planStates.inReview, planType, entrust)).toEqual(auditors);
});

test('an unknown way of design allows nobody', () => {
  expect(actionsFor(planMachine, planStates.none, [...roleKeys], 'target7')).toEqual([]);
});

test('it has every audit status of a plan, by its value', () => {
  const stored = Object.values(planStates).filter((value) => value !== planStates.none);
  expect([...stored].sort()).toEqual(planStatuses.map(({ value }) => value));
});

test('what was rejected or frozen is not decided about again', () => {
  for (const state of [planStates.refuse, planStates.freeze])
    for (const mode of planMachine.modes) expect(actionsFor(planMachine, state, ['system'], mode)).toEqual([]);
});

test('the doctor decides about stages that were sent, and no others', () => {
  for (const mode of planMachine.modes) {
    const sent = actionsFor(planMachine, planStates.auditPlan, ['system'], mode);
    expect(sent).toEqual(mode.startsWith('step') ? ['approve', 'reject'] : []);
    // What a reviewer has returned is no decision of the doctor.
    expect(actionsFor(planMachine, planStates.draft, ['system'], mode)).toEqual(['refuseByReview']);
  }
});
