import { type RoleKey, hasDuty, rolesOn, rolesWith } from '../access/roles.ts';
import { type CaseStatus, caseStatus } from '../cases/status.ts';
import { type Entrust, entrustTo } from '../cases/values.ts';
import { isOneOf } from '../wire/values.ts';

/** Statuses of a case in which plans are designed. */
export const designStatuses: readonly CaseStatus[] = [caseStatus.designing, caseStatus.clinicallyRejected];

const ofDuty = (roles: readonly RoleKey[], duty: 'target' | 'step'): readonly RoleKey[] =>
  roles.filter((role) => hasDuty([role], duty));

/** Who starts target plans, by the way of design (`entrust`): the doctor alone, the design center, or the own team. */
export const targetDesigners: Readonly<Record<Entrust, readonly RoleKey[]>> = {
  [entrustTo.self]: rolesWith('treat'),
  [entrustTo.center]: ofDuty(rolesOn('design', 'center'), 'target'),
  [entrustTo.team]: ofDuty(rolesOn('design', 'team'), 'target'),
};

/** Whether somebody with these roles towards a case designs its target plans. */
export const designsTargets = (entrust: Entrust, roles: readonly string[]): boolean =>
  hasDuty(roles, 'operate') ||
  // A later contract may know further ways.
  ((targetDesigners[entrust] as readonly RoleKey[] | undefined)?.some((role) => roles.includes(role)) ?? false);

/**
 * Whether a target plan may be started now, and by this reader: the server asks this, and so does the button.
 * @param roles of the reader towards this case, not those of its account
 */
export const mayStartTarget = (
  version: { readonly status: CaseStatus; readonly entrust: Entrust },
  roles: readonly string[],
): boolean => isOneOf(designStatuses, version.status) && designsTargets(version.entrust, roles);
