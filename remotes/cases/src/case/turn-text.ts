import type { CaseDetail, RoleKey } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

type Turn = NonNullable<CaseDetail['turn']>;

/** Roles that act when it is the turn of a party. */
const rolesOf: Readonly<Record<Turn, readonly RoleKey[]>> = {
  practice: ['creator', 'doctor', 'assistant'],
  doctor: ['creator', 'doctor'],
  center: ['design_center'],
  team: [
    'target_design',
    'step_design',
    'post_process',
    'target_internal_audit',
    'step_internal_audit',
    'internal_audit',
  ],
  machine: [],
  production: ['modelmaker'],
};

/** Whether it is the turn of a reader with these roles. */
export const isYours = (turn: CaseDetail['turn'], roles: readonly RoleKey[]): boolean =>
  turn !== null && rolesOf[turn].some((role) => roles.includes(role));

/** Whose turn it is, said to this reader; nothing at the end of a case. */
export function turnText(turn: CaseDetail['turn'], roles: readonly RoleKey[], t: TextFunction): string | null {
  if (turn === null) return null;
  return isYours(turn, roles) ? t('turn.yours') : t(`turn.${turn}`);
}
