import { caseMachine } from '@archway/contracts';
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

/** Ways out of a status that are not its next step. */
const sideways: ReadonlySet<string> = new Set(['discard', 'restore']);
const practiceSide: ReadonlySet<string> = new Set(['creator', 'doctor', 'assistant']);

/** Who may take the next step, from the transition table. Where designers may, the turn is theirs, though a doctor who designs himself may too. */
function turnOf(status: number): readonly string[] {
  const next = caseMachine.filter(({ from, action }) => from === status && !sideways.has(action));
  const actors = next.flatMap(({ by }) => [...by]);
  const designers = actors.filter((role) => !practiceSide.has(role));
  return designers.length > 0 ? designers : actors;
}

/** Amber when the reader must act, blue while somebody else does. */
export function caseStatusTone(status: number, roles: readonly RoleKey[]): StatusTone {
  const known = fixed[status];
  if (known) return known;
  const turn = turnOf(status);
  return roles.some((role) => turn.includes(role)) ? 'warning' : 'info';
}
