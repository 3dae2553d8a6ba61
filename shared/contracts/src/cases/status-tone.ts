import { type RoleKey, roleOf } from '../access/roles.ts';
import type { StatusTone } from '../wire/tones.ts';
import { rowOf } from '../wire/values.ts';
import { turnRoles } from './turn.ts';
import { type CaseStatus, caseStatuses } from './status.ts';
import { type Entrust, entrustTo } from './values.ts';

/**
 * The colour of a case's status for a reader: where the row says `turn`, amber when the reader must act, blue while
 * somebody else does, by the transition table.
 * @param entrust way of design; a case that its doctor designs is the doctor's turn where another one is the designer's.
 *   Absent: somebody of the design side designs it.
 * @param unfinished what was approved waits for its post-processing or a retainer
 */
export function caseStatusTone(
  status: CaseStatus,
  roles: readonly RoleKey[],
  entrust: Entrust = entrustTo.center,
  unfinished = false,
): StatusTone {
  const tone = rowOf(caseStatuses, status)?.tone ?? 'turn';
  if (tone !== 'turn') return tone;
  const turn = turnRoles(status, entrust, unfinished);
  // What the server does by itself waits for nobody.
  if (turn.includes('system') && !turn.some((role) => role !== 'system' && isDesigner(role))) return 'info';
  return roles.some((role) => turn.includes(role)) ? 'warning' : 'info';
}

const isDesigner = (role: string): boolean => roleOf(role)?.sees === 'team';
