import { roleKeys } from '../access/roles.ts';
import { caseStatus } from '../cases/status.ts';
import { type Entrust, entrustTo } from '../cases/values.ts';
import { actionsFor } from '../machine/machine-rows.ts';
import { planModeOf } from './plan-type.ts';
import { type TaskKind, taskKinds, taskNext } from './task-kind.ts';
import { planStatus } from './status.ts';
import { type TaskAction, hasTask, taskMachine, taskStates } from './task-machine.ts';

const takers = (action: TaskAction, state: 'pool' | 'held', kind: TaskKind, entrust: Entrust): string[] =>
  [...roleKeys, 'system'].filter((role) =>
    actionsFor(taskMachine, taskStates[state], [role], planModeOf(kind, entrust)).includes(action),
  );

test.each([
  [entrustTo.team, 'target', ['target_design', 'admin']],
  [entrustTo.team, 'step', ['step_design', 'post_process', 'admin']],
  [entrustTo.team, 'finish', ['post_process', 'admin']],
  [entrustTo.center, 'target', ['design_center', 'admin']],
  [entrustTo.center, 'step', ['design_center', 'admin']],
  [entrustTo.center, 'finish', ['design_center', 'admin']],
  [entrustTo.self, 'target', []],
  [entrustTo.self, 'finish', []],
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
    for (const kind of taskKinds) expect(takers('assign', state, kind, entrust)).toEqual(roles);
});

test('what nobody holds is not given on', () => {
  for (const mode of taskMachine.modes)
    for (const action of ['handOver', 'putBack'] as const)
      expect(actionsFor(taskMachine, taskStates.pool, [...roleKeys, 'system'], mode)).not.toContain(action);
});

test('what is designed has a task; what waits for an answer keeps the one that somebody holds', () => {
  const held = [false, true].map((each) => ({ held: each, unfinished: true }));
  const { designing, clinicallyRejected, pendingApproval, feasibilityAnswered, planConfirmed, inspecting } = caseStatus;
  for (const status of [designing, clinicallyRejected])
    expect(held.map((each) => hasTask(status, each))).toEqual([true, true]);
  for (const status of [pendingApproval, feasibilityAnswered])
    expect(held.map((each) => hasTask(status, each))).toEqual([false, true]);
  for (const status of [planConfirmed, inspecting])
    expect(held.map((each) => hasTask(status, each))).toEqual([false, false]);
});

test('what the doctor has approved is to be finished, until it is ready for production', () => {
  const { clinicallyApproved, pendingApproval, planConfirmed } = caseStatus;
  for (const held of [false, true])
    expect([true, false].map((unfinished) => hasTask(clinicallyApproved, { held, unfinished }))).toEqual([true, false]);
  for (const status of [pendingApproval, planConfirmed])
    expect(hasTask(status, { held: false, unfinished: true })).toBe(false);
  const stages = [{ planType: 'step', status: planStatus.pass }] as const;
  expect(taskNext(clinicallyApproved, stages)).toBe('finish');
  expect(taskNext(pendingApproval, stages)).toBe('step');
});
