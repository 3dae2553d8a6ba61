import { caseStatus, caseStatuses } from '../cases/status.ts';
import { type Entrust, entrustTo } from '../cases/values.ts';
import { isOneOf } from '../wire/values.ts';
import { roleKeys } from '../access/roles.ts';
import { mayStartTarget } from './rules.ts';

test('targets are started while a case is being designed, and then only', () => {
  const open = caseStatuses.filter(({ value }) =>
    mayStartTarget({ status: value, entrust: entrustTo.self }, ['doctor']),
  );
  expect(open.map(({ value }) => value)).toEqual([caseStatus.designing, caseStatus.clinicallyRejected]);
});

test.each([
  [entrustTo.self, ['creator', 'doctor', 'admin']],
  [entrustTo.center, ['design_center', 'admin']],
  [entrustTo.team, ['target_design', 'admin']],
] as const)('with entrust %d they are started by %p alone', (entrust, allowed) => {
  expect(roleKeys.filter((role) => mayStartTarget({ status: caseStatus.designing, entrust }, [role]))).toEqual(
    roleKeys.filter((role) => isOneOf<string>(allowed, role)),
  );
});

test('an unknown way of design allows nobody but whoever may everything', () => {
  const unknown = JSON.parse('7') as Entrust;
  const people = roleKeys.filter((role) => role !== 'admin');
  expect(mayStartTarget({ status: caseStatus.designing, entrust: unknown }, people)).toBe(false);
});
