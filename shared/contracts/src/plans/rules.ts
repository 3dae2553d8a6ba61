import { type CaseStatus, caseStatus } from '../cases/status.ts';
import type { RoleKey } from '../access/permissions.ts';

/** Statuses of a case in which plans are designed. */
export const designStatuses: readonly CaseStatus[] = [caseStatus.designing, caseStatus.clinicallyRejected];

/** Who starts target plans, by the way of design (`entrust`): the doctor alone, the design center, or the own team. */
const targetDesigners: Readonly<Record<number, readonly RoleKey[]>> = {
  0: ['creator', 'doctor'],
  1: ['design_center'],
  2: ['target_design'],
};

/** Whether somebody with these roles towards a case designs its target plans. */
export const designsTargets = (entrust: number, roles: readonly string[]): boolean =>
  (targetDesigners[entrust] ?? []).some((role) => roles.includes(role));

/** Whether a target plan may be started now, and by this reader: the server asks this, and so does the button. */
export const mayStartTarget = (
  version: { readonly status: number; readonly entrust: number },
  roles: readonly string[],
): boolean => designStatuses.some((status) => status === version.status) && designsTargets(version.entrust, roles);
