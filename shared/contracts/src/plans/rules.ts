import { type CaseStatus, caseStatus } from '../cases/status.ts';
import { type Entrust, entrustTo } from '../cases/values.ts';
import { isOneOf } from '../wire/values.ts';
import type { RoleKey } from '../access/permissions.ts';

/** Statuses of a case in which plans are designed. */
export const designStatuses: readonly CaseStatus[] = [caseStatus.designing, caseStatus.clinicallyRejected];

/** Who starts target plans, by the way of design (`entrust`): the doctor alone, the design center, or the own team. */
const targetDesigners: Readonly<Record<Entrust, readonly RoleKey[]>> = {
  [entrustTo.self]: ['creator', 'doctor'],
  [entrustTo.center]: ['design_center'],
  [entrustTo.team]: ['target_design'],
};

/** Whether somebody with these roles towards a case designs its target plans. */
export const designsTargets = (entrust: Entrust, roles: readonly string[]): boolean =>
  // A later contract may know further ways.
  (targetDesigners[entrust] as readonly RoleKey[] | undefined)?.some((role) => roles.includes(role)) ?? false;

/** Whether a target plan may be started now, and by this reader: the server asks this, and so does the button. */
export const mayStartTarget = (
  version: { readonly status: CaseStatus; readonly entrust: Entrust },
  roles: readonly string[],
): boolean => isOneOf(designStatuses, version.status) && designsTargets(version.entrust, roles);
