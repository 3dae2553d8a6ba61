import { turnRoles } from '@archway/contracts';
import type { RoleKey } from '@archway/contracts';
import type { StatusTone } from '../theme/tokens.ts';

/** Statuses whose meaning does not depend on who looks. */
const fixed: Readonly<Record<number, StatusTone>> = {
  0: 'neutral',
  12: 'error',
  31: 'success',
  32: 'production',
  33: 'neutral',
  34: 'success',
};

/** Where nobody says how a case is designed, it is somebody of the design side who does. */
const ENTRUSTED = 1;

/**
 * Amber when the reader must act, blue while somebody else does: by the transition table.
 * @param entrust way of design; a case that its doctor designs is the doctor's turn where another one is the designer's
 */
export function caseStatusTone(status: number, roles: readonly RoleKey[], entrust = ENTRUSTED): StatusTone {
  const known = fixed[status];
  if (known) return known;
  const turn = turnRoles(status, entrust);
  // What the server does by itself waits for nobody.
  if (turn.includes('system') && !turn.some((role) => role !== 'system' && isDesigner(role))) return 'info';
  return roles.some((role) => turn.includes(role)) ? 'warning' : 'info';
}

const isDesigner = (role: string): boolean => role.endsWith('_audit') || role.endsWith('_design');
