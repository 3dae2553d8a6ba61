import { roleKeys } from '../access/roles.ts';
import { caseStatus } from './status.ts';
import { entrustTo } from './values.ts';
import { type CaseFacts, type Membership, grantsOf, rolesTowards } from './visibility.ts';

const facts: CaseFacts = {
  ...{ practiceId: '1', doctorId: '20', entrust: entrustTo.team, designCenterId: '0' },
  ...{ handedOver: true, status: caseStatus.designing },
};
const member = (role: Membership['role'], more: Partial<Membership> = {}): Membership => ({
  ...{ userId: '10', practiceId: '1', role, centerId: null, inspects: false },
  ...more,
});
const sees = (membership: Membership, more: Partial<CaseFacts> = {}): boolean =>
  rolesTowards(grantsOf([], [membership]), { ...facts, ...more }).length > 0;

test.each(roleKeys.filter((role) => role !== 'admin'))('a %s of another practice sees nothing', (role) => {
  const generous = { handedOver: true, status: caseStatus.completed, doctorId: '10', designCenterId: '5' };
  for (const entrust of Object.values(entrustTo)) {
    expect(sees(member(role, { practiceId: '2', centerId: '5', inspects: true }), { ...generous, entrust })).toBe(
      false,
    );
  }
});

test('creator and assistant see all cases of the practice, a doctor the own ones', () => {
  expect(sees(member('creator'))).toBe(true);
  expect(sees(member('assistant'), { handedOver: false, status: caseStatus.unsubmitted })).toBe(true);
  expect(sees(member('doctor'))).toBe(false);
  expect(sees(member('doctor'), { doctorId: '10' })).toBe(true);
});

test('the team sees what was handed over to it, and what it inspects', () => {
  expect(sees(member('step_design'))).toBe(true);
  expect(sees(member('step_design'), { handedOver: false })).toBe(false);
  expect(sees(member('step_design'), { entrust: entrustTo.center })).toBe(false);
  expect(sees(member('step_design'), { entrust: entrustTo.self })).toBe(false);
  expect(sees(member('step_design', { inspects: true }), { entrust: entrustTo.self })).toBe(true);
});

test('a design center sees what it designs, and not what another one does', () => {
  const center = member('design_center', { centerId: '5' });
  expect(sees(center, { entrust: entrustTo.center, designCenterId: '5' })).toBe(true);
  expect(sees(center, { entrust: entrustTo.center, designCenterId: '6' })).toBe(false);
  expect(sees(center, { entrust: entrustTo.team, designCenterId: '5' })).toBe(false);
});

test('production sees a case from its confirmed plan on, and never an obsolete one', () => {
  expect(sees(member('modelmaker'), { status: caseStatus.planConfirmed })).toBe(true);
  expect(sees(member('modelmaker'), { status: caseStatus.clinicallyApproved })).toBe(false);
  expect(sees(member('modelmaker'), { status: caseStatus.obsolete })).toBe(false);
});

test('several memberships add up; a role elsewhere is none here', () => {
  const grants = grantsOf(['doctor', 'step_design'], [member('doctor'), member('step_design', { practiceId: '2' })]);
  expect(rolesTowards(grants, { ...facts, doctorId: '10' })).toEqual(['doctor']);
});

test('an operator of the platform sees everything, and is towards each case just that', () => {
  expect(rolesTowards(grantsOf(['doctor', 'admin'], [member('doctor')]), { ...facts, doctorId: '10' })).toEqual([
    'admin',
  ]);
});

test('a membership with the role of an account lets nobody see', () => {
  expect(grantsOf([], [member('admin')])).toEqual([]);
});
