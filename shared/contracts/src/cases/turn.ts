import { type RoleKey, hasDuty, rolesOn, rolesWith } from '../access/roles.ts';
import type { Party } from '../machine/define-machine.ts';
import { rowsOf } from '../machine/machine-rows.ts';
import { type CaseAction, caseMachine } from './machine.ts';
import { type CaseStatus, caseStatus } from './status.ts';
import { type Entrust, entrustTo } from './values.ts';

/** Whose turn it is: nobody's for a case that has come to its end. */
export const caseTurns = ['practice', 'doctor', 'center', 'team', 'machine', 'production'] as const;
export type CaseTurn = (typeof caseTurns)[number];

/** Who acts when it is the turn of a party. */
const turnTakers: Readonly<Record<CaseTurn, readonly RoleKey[]>> = {
  practice: rolesWith('intake'),
  doctor: rolesWith('treat'),
  center: rolesOn('design', 'center'),
  team: rolesOn('design', 'team'),
  machine: [],
  production: rolesOn('production'),
};

/** Whether it is the turn of somebody with these roles towards the case. */
export const isTurnOf = (turn: CaseTurn | null, roles: readonly string[]): boolean =>
  turn !== null && turnTakers[turn].some((role) => roles.includes(role));

/** Ways out of a status that are not its next step. */
const sideways: ReadonlySet<CaseAction> = new Set(['discard', 'restore', 'withdraw']);

/** Whose turn it is while an approved plan is made ready for production. */
const finisher: Readonly<Record<Entrust, CaseTurn>> = {
  [entrustTo.self]: 'doctor',
  [entrustTo.center]: 'center',
  [entrustTo.team]: 'team',
};

const awaitsFinish = (status: CaseStatus, unfinished: boolean): boolean =>
  unfinished && status === caseStatus.clinicallyApproved;

/**
 * Roles whose next step a status waits for.
 * @param unfinished the plan in hand is neither post-processed nor has a retainer: it cannot be confirmed
 */
export const turnRoles = (status: CaseStatus, entrust: Entrust, unfinished = false): readonly Party[] => {
  if (awaitsFinish(status, unfinished))
    return turnTakers[finisher[entrust]].filter((role) => entrust === entrustTo.self || hasDuty([role], 'finish'));
  const next = rowsOf(caseMachine, entrust).filter(({ from, action }) => from === status && !sideways.has(action));
  const outside: readonly Party[] = entrust === entrustTo.team ? turnTakers.center : [];
  return [...new Set(next.flatMap(({ by }) => by))].filter((role) => !outside.includes(role));
};

/**
 * Who has to act on a case next.
 * @param facts `teamInspects`: the practice has its own team inspect what its doctors design themselves; `unfinished`: the
 *   plan in hand is neither post-processed nor has a retainer
 */
export function turnOf(
  status: CaseStatus,
  entrust: Entrust,
  { teamInspects = false, unfinished = false }: { teamInspects?: boolean; unfinished?: boolean } = {},
): CaseTurn | null {
  if (awaitsFinish(status, unfinished)) return finisher[entrust];
  const roles = turnRoles(status, entrust);
  const waitsFor = (turn: CaseTurn): boolean => turnTakers[turn].every((role) => roles.includes(role));
  if (roles.includes('system')) return teamInspects && waitsFor('team') ? 'team' : 'machine';
  if (waitsFor('production')) return 'production';
  if (waitsFor('practice')) return 'practice';
  if (waitsFor('team') && entrust === entrustTo.team) return 'team';
  if (waitsFor('center')) return 'center';
  return waitsFor('doctor') ? 'doctor' : null;
}
