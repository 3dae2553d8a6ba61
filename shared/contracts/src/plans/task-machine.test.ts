import { roleKeys } from '../access/roles.ts';
import { caseStatus } from '../cases/status.ts';
import { type Entrust, entrustTo } from '../cases/values.ts';
import { actionsFor } from '../machine/machine-rows.ts';
import { type PlanType, planModeOf } from './plan-type.ts';
import { type TaskAction, hasTask, taskMachine, taskStates } from './task-machine.ts';

const takers = (action: TaskAction, state: 'pool' | 'held', planType: PlanType, entrust: Entrust): string[] =>
  [...roleKeys, 'system'].filter((role) =>
    actionsFor(taskMachine, taskStates[state], [role], planModeOf(planType, entrust)).includes(action),
  );

test.each([
  [entrustTo.team, 'target', ['target_design', 'admin']],
  [entrustTo.team, 'step', ['step_design', 'post_process', 'admin']],
  [entrustTo.center, 'target', ['design_center', 'admin']],
  [entrustTo.center, 'step', ['design_center', 'admin']],
  [entrustTo.self, 'target', []],
] as const)('with entrust %d a %s is taken, put back and handed over by %p', (entrust, planType, roles) => {
  expect(takers('take', 'pool', planType, entrust)).toEqual(roles);
  expect(takers('handOver', 'held', planType, entrust)).toEqual(roles);
  // The server as well, from one who designs no more.
  expect(takers('putBack', 'held', planType, entrust)).toEqual(roles.length > 0 ? [...roles, 'system'] : []);
});

test.each([
  [entrustTo.team, ['creator', 'admin', 'system']],
  [entrustTo.center, ['design_center', 'admin', 'system']],
  [entrustTo.self, []],
] as const)('with entrust %d leads assign it, whoever holds it: %p', (entrust, roles) => {
  for (const state of ['pool', 'held'] as const)
    for (const planType of ['target', 'step'] as const)
      expect(takers('assign', state, planType, entrust)).toEqual(roles);
});

test('what nobody holds is not given on', () => {
  for (const mode of taskMachine.modes)
    for (const action of ['handOver', 'putBack'] as const)
      expect(actionsFor(taskMachine, taskStates.pool, [...roleKeys, 'system'], mode)).not.toContain(action);
});

test('what is designed has a task; what waits for an answer keeps the one that somebody holds', () => {
  const { designing, clinicallyRejected, pendingApproval, feasibilityAnswered, planConfirmed, inspecting } = caseStatus;
  for (const status of [designing, clinicallyRejected])
    expect([hasTask(status, false), hasTask(status, true)]).toEqual([true, true]);
  for (const status of [pendingApproval, feasibilityAnswered])
    expect([hasTask(status, false), hasTask(status, true)]).toEqual([false, true]);
  for (const status of [planConfirmed, inspecting])
    expect([hasTask(status, false), hasTask(status, true)]).toEqual([false, false]);
});
