import { roleKeys } from '../access/roles.ts';
import { entrustTo } from '../cases/values.ts';
import { actionsFor } from '../machine/machine-rows.ts';
import { planMachine, planStates } from './machine.ts';
import { planStatuses } from './status.ts';

test.each([
  [entrustTo.self, ['creator', 'doctor', 'admin']],
  [entrustTo.center, ['design_center', 'admin']],
  [entrustTo.team, ['target_design', 'admin']],
] as const)('with entrust %d target plans are started by %p alone', (entrust, allowed) => {
  const starters = roleKeys.filter((role) =>
    actionsFor(planMachine, planStates.none, [role], entrust).includes('startTarget'),
  );
  expect(starters).toEqual(allowed);
});

test('an unknown way of design allows nobody', () => {
  expect(actionsFor(planMachine, planStates.none, [...roleKeys], 7)).toEqual([]);
});

test('it has every audit status of a plan, by its value', () => {
  const stored = Object.values(planStates).filter((value) => value !== planStates.none);
  expect([...stored].sort()).toEqual(planStatuses.map(({ value }) => value));
});

test('what was rejected or frozen is not decided about again', () => {
  for (const state of [planStates.refuse, planStates.freeze])
    expect(actionsFor(planMachine, state, ['system'])).toEqual([]);
});
