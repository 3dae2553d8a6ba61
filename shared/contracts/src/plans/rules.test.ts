import { caseStatuses } from '../cases/status.ts';
import { roleKeys } from '../access/permissions.ts';
import { mayStartTarget } from './rules.ts';

test('targets are started while a case is being designed, and then only', () => {
  const open = caseStatuses.filter(({ value }) => mayStartTarget({ status: value, entrust: 0 }, ['doctor']));
  expect(open.map(({ value }) => value)).toEqual([10, 12]);
});

test.each([
  [0, ['creator', 'doctor']],
  [1, ['design_center']],
  [2, ['target_design']],
])('with entrust %d they are started by %p alone', (entrust, allowed) => {
  expect(roleKeys.filter((role) => mayStartTarget({ status: 10, entrust }, [role]))).toEqual(
    roleKeys.filter((role) => allowed.includes(role)),
  );
});

test('an unknown way of design allows nobody', () => {
  expect(mayStartTarget({ status: 10, entrust: 7 }, [...roleKeys])).toBe(false);
});
