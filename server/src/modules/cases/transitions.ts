import {
  type CaseAction,
  type CaseFinding,
  type CaseStatus,
  type CaseTransition,
  caseMachineOf,
  mayTake,
  offeredCaseActions,
  transitionFor,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { decidesPlan, planFollows } from '../plans/decisions.ts';
import { type ActedVersion, type CaseKey, type VisibleVersion, lockForSystem, lockVersion } from './case-access.ts';
import { tellCaseChanged } from './case-events.ts';
import { noticeOfAction } from './case-notices.ts';
import { type CaseChange, type VersionChange, saveVersion } from './case-writes.ts';
import { type GuardOptions, checkGuard, holds } from './guards.ts';
import { recordAction } from './records.ts';

export interface ActionOptions extends GuardOptions {
  readonly findings?: readonly CaseFinding[] | undefined;
  /** Further changes that belong to the action, made from the locked version. */
  readonly change?: (found: ActedVersion) => Promise<{ version?: VersionChange; record?: CaseChange }>;
}

type ActionContext = Pick<AppContext, 'events'>;

/**
 * Takes an action of the case machine: checks who may, and the guard, changes the status, writes the progress log,
 * notifies and tells open pages. With `takeSystemAction` the one way to a status.
 * @returns the status that the case stands in then; the server may have walked on by itself
 * @throws Refusal recordNotFound, transitionRefused, noPermission, or that of the guard
 */
export async function takeAction(
  context: ActionContext,
  tx: Transaction,
  caller: Caller,
  key: CaseKey,
  action: CaseAction,
  options: ActionOptions = {},
): Promise<CaseStatus> {
  const found = await lockVersion(tx, caller, key);
  const status = await act(context, tx, found, caller.userId, action, options);
  // What somebody designs alone needs nobody who begins it.
  const walksOn = action === 'passInspection' && found.version.entrust === 0;
  return walksOn ? takeSystemAction(context, tx, key, 'startDesign') : status;
}

/** The same by the server itself, in the name of nobody. */
export async function takeSystemAction(
  context: ActionContext,
  tx: Transaction,
  key: CaseKey,
  action: CaseAction,
  options: ActionOptions = {},
): Promise<CaseStatus> {
  return act(context, tx, await lockForSystem(tx, key), null, action, options);
}

async function act(
  context: ActionContext,
  tx: Transaction,
  found: ActedVersion,
  userId: string | null,
  action: CaseAction,
  options: ActionOptions,
): Promise<CaseStatus> {
  const { ptId, version } = found.version;
  const key = { ptId, version };
  const row = allowedRow(found, action);
  await checkGuard(tx, row, key, options);
  const extra = (await options.change?.(found)) ?? (action === 'withdraw' ? takenBack : {});
  const saved = await saveVersion(
    tx,
    found,
    { ...extra.version, status: row.to, statusTime: new Date() },
    extra.record ?? {},
  );
  const note = options.reason ?? null;
  if (decidesPlan(action)) await planFollows(tx, key, action, note);
  const asAdmin = found.roles.includes('admin');
  const findings = options.findings ?? [];
  await recordAction(tx, { ...key, action, from: row.from, to: row.to, userId, asAdmin, note, findings });
  const before = { ...found.record, ...found.version };
  const after = { ...before, ...extra.record, ...saved };
  const actor = { userId, sides: found.sides };
  await noticeOfAction(context, tx, { action, actor, before, after, reason: note, findings: findings.length });
  await tellCaseChanged(context, tx, key, after, before);
  return row.to;
}

/** As if it had never been submitted: the design side loses sight of it, and the way of design is open again. */
const takenBack: { version: VersionChange; record: CaseChange } = {
  version: { submitTime: null, designCenterId: '0' },
  record: { handedOver: false },
};

/** The row of the machine for this action, if the case stands there and the caller is one of those who may. */
function allowedRow({ record, version, roles }: ActedVersion, action: CaseAction): CaseTransition {
  const machine = caseMachineOf(version.entrust);
  const row = version.version === record.version ? transitionFor(machine, version.status, action) : undefined;
  if (!row) throw new Refusal('transitionRefused');
  if (!mayTake(row, roles)) throw new Refusal('noPermission');
  return row;
}

/** What this reader may do with this version now, by the state machine, as far as some call accepts it. */
export async function actionsOf(db: Querier, { record, roles, version }: VisibleVersion): Promise<CaseAction[]> {
  if (version.version !== record.version) return [];
  const actions: CaseAction[] = [];
  for (const row of caseMachineOf(version.entrust)) {
    if (row.from !== version.status || !mayTake(row, roles) || !offeredCaseActions.includes(row.action)) continue;
    if (await holds(db, row.guard, version)) actions.push(row.action);
  }
  return actions;
}
