import { hasDuty } from '../../access/roles.ts';

/** Whether somebody who is this to a case may take it along as an archive: whoever treats it, or answers for it. */
export const mayExportCase = (roles: readonly string[]): boolean => hasDuty(roles, 'treat', 'oversee', 'operate');
