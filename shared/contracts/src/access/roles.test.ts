import { caseMachine } from '../cases/machine.ts';
import { entrustTo } from '../cases/values.ts';
import { fileAccess } from '../files/file-access.ts';
import { mayTake, rowsOf } from '../machine/machine-rows.ts';
import { machines } from '../machine/machines.ts';
import { WILDCARD, allows, permissions } from './permissions.ts';
import { hasDuty, permissionsOf, roleKeys, roles, rolesOfAccount, rolesOn, rolesWith } from './roles.ts';

test('the roles of a design team have the numbers of the specification, and no other role has one', () => {
  const numbers = roles.flatMap(({ key, number }) => (number === null ? [] : [[key, number]]));
  expect(Object.fromEntries(numbers)).toEqual({
    ...{ step_design: 7, target_design: 4, post_process: 12 },
    ...{ target_internal_audit: 5, step_internal_audit: 8, internal_audit: 5 },
  });
  expect(rolesOn('design', 'team').length).toBe(numbers.length);
});

test('a role stands in the table once, with something to do and a permission of the contract', () => {
  expect(new Set(roleKeys).size).toBe(roles.length);
  const known: readonly string[] = [...permissions, WILDCARD];
  for (const { duties, permissions: own } of roles) {
    expect(duties.length).toBeGreaterThan(0);
    for (const permission of own) expect(known).toContain(permission);
  }
});

describe('who may what follows from the table', () => {
  const takers = (action: string, mode: number) => [
    ...new Set(rowsOf(caseMachine, mode).flatMap((row) => (row.action === action ? row.by : []))),
  ];

  test.each([
    ['submit', entrustTo.team, ['creator', 'doctor', 'assistant']],
    ['approve', entrustTo.team, ['creator', 'doctor']],
    ['startProduction', entrustTo.team, ['creator', 'doctor', 'modelmaker']],
    ['sendForApproval', entrustTo.self, ['creator', 'doctor']],
    ['passInspection', entrustTo.self, ['system', ...rolesOn('design', 'team')]],
  ] as const)('%s of a case designed by %i is taken by %j', (action, mode, expected) => {
    expect(takers(action, mode).toSorted()).toEqual([...expected].toSorted());
  });

  test('files are read and written by whose work needs them', () => {
    const { 2: model, 4: plan, 5: production } = fileAccess;
    expect(model.write).toEqual(['creator', 'doctor', 'assistant']);
    expect(model.read).toEqual(expect.arrayContaining(['modelmaker', 'internal_audit', 'assistant']));
    expect(plan.write).toEqual(['target_design', 'step_design', 'post_process', 'design_center']);
    expect(plan.read).not.toContain('assistant');
    expect(production.write).toEqual(['post_process', 'design_center', 'modelmaker']);
    expect(production.read).not.toContain('internal_audit');
  });
});

describe('the wildcard', () => {
  test('belongs to whoever operates the platform, and to nobody else', () => {
    expect(roleKeys.filter((role) => permissionsOf([role]).includes(WILDCARD))).toEqual(rolesWith('operate'));
    expect(rolesWith('operate')).toEqual(['admin']);
  });

  test('grants everything: every permission, and every action that some person may take', () => {
    const held = permissionsOf(['doctor', 'admin']);
    expect(held).toEqual([WILDCARD]);
    for (const permission of permissions) expect(allows(held, [permission])).toBe(true);
    for (const machine of Object.values(machines)) {
      for (const row of machine.rows) {
        expect(mayTake(row, ['admin'])).toBe(row.by.some((party: string) => party !== 'system'));
      }
    }
  });
});

describe('the roles of an account', () => {
  const nobody = { account: [], memberships: [], doctorType: null };

  test('are those of its memberships, in the order of the table', () => {
    const memberships = ['target_design', 'doctor', 'target_design'];
    expect(rolesOfAccount({ ...nobody, memberships, doctorType: 0 })).toEqual(['doctor', 'target_design']);
  });

  test('a membership that ended takes its role along', () => {
    expect(rolesOfAccount({ ...nobody, doctorType: null })).toEqual([]);
    expect(permissionsOf([])).toEqual(['account:view', 'message:read', 'setting:edit']);
  });

  test('who registered as a doctor or an assistant and belongs nowhere is just that', () => {
    expect(rolesOfAccount({ ...nobody, doctorType: 0 })).toEqual(['doctor']);
    expect(rolesOfAccount({ ...nobody, doctorType: 1 })).toEqual(['assistant']);
    expect(rolesOfAccount({ ...nobody, doctorType: 1, memberships: ['step_design'] })).toEqual(['step_design']);
  });

  test('what comes from a membership cannot be given to an account, nor the platform to a member', () => {
    expect(rolesOfAccount({ ...nobody, account: ['creator', 'modelmaker'] })).toEqual([]);
    expect(rolesOfAccount({ ...nobody, memberships: ['admin'] })).toEqual([]);
    expect(rolesOfAccount({ ...nobody, account: ['admin'], memberships: ['doctor'] })).toEqual(['doctor', 'admin']);
  });

  test('a role of a later build has no duty and no permission here', () => {
    expect(hasDuty(['overseer'], 'operate', 'treat', 'produce')).toBe(false);
    expect(permissionsOf(['overseer'])).toEqual(permissionsOf([]));
  });
});
