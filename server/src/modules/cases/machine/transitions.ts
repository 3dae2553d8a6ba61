import {
  type CaseAction,
  type CaseMachine,
  type CaseStatus,
  type Entrust,
  type PlainActionOf,
  type RoleKey,
  caseMachine,
  offeredCaseActions,
} from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import {
  actionsByState,
  actionsOf as offered,
  takeAction as take,
} from '../../../infrastructure/machine/take-action.ts';
import type { CaseKey, VisibleVersion } from '../scope/case-access.ts';
import { caseAdapter } from './case-adapter.ts';
import type { CaseActionContext } from './effects.ts';
import type { CaseInput } from './guards.ts';

/** Actions that need no check of the call. */
type Action = PlainActionOf<CaseMachine>;

/**
 * Takes an action of the case machine; with `takeSystemAction` the one way to a status.
 * @returns the status that the case stands in then; the server may have walked on by itself
 * @throws Refusal recordNotFound, transitionRefused, noPermission, or that of the guard or of an effect
 */
export async function takeAction(
  context: CaseActionContext,
  tx: Transaction,
  caller: Caller,
  key: CaseKey,
  action: Action,
  input: CaseInput = {},
): Promise<CaseStatus> {
  const { version } = await take(caseAdapter, { context, tx, actor: caller }, key, action, input);
  return version.status;
}

/** The same by the server itself, in the name of nobody. */
export async function takeSystemAction(
  context: CaseActionContext,
  tx: Transaction,
  key: CaseKey,
  action: Action,
  input: CaseInput = {},
): Promise<CaseStatus> {
  const { version } = await take(caseAdapter, { context, tx, actor: 'system' }, key, action, input);
  return version.status;
}

/** What this reader may do with this version now, by the state machine, as far as some call accepts it. */
export const actionsOf = (db: Querier, found: VisibleVersion): Promise<CaseAction[]> =>
  offered(caseAdapter, db, found, offeredCaseActions);

/** The part of it that a list tells of every case: what hangs on the status alone. */
export const actionsOfRow = (status: CaseStatus, entrust: Entrust, parties: readonly RoleKey[]): CaseAction[] =>
  actionsByState(caseMachine, { state: status, mode: entrust, parties }, offeredCaseActions);

/** Of these what is not refused while an approved plan waits for its post-processing; lists know that of every row. */
export const confirmable = (actions: readonly CaseAction[], unfinished: boolean): CaseAction[] =>
  actions.filter((action) => action !== 'confirmPlan' || !unfinished);
