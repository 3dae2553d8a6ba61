import {
  type CaseAction,
  type CaseStatus,
  type Transition,
  caseMachine,
  photoTitles,
  transitionFor,
} from '@archway/contracts';
import { and, count, eq } from 'drizzle-orm';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { missingPhotos } from '../photos/completeness.ts';
import { type CaseKey, type VisibleVersion, lockVersion } from './case-access.ts';
import { tellCaseChanged } from './case-events.ts';
import { noticeOfAction } from './case-notices.ts';
import { type CaseChange, type VersionChange, saveVersion } from './case-writes.ts';
import { recordAction } from './records.ts';
import { caseModels } from './schema.ts';

export interface ActionOptions {
  /** Why; stands in the progress log, and is asked for by the guard `reasonGiven` and when an inspection fails. */
  readonly reason?: string | null | undefined;
  /** Guards that the calling service has looked at itself, in the same transaction. */
  readonly checked?: readonly string[];
  /** Further changes that belong to the action, made from the locked version. */
  readonly change?: (found: VisibleVersion) => Promise<{ version?: VersionChange; record?: CaseChange }>;
}

/**
 * Takes an action of the case machine: checks who may, and the guard, changes the status, writes the progress log,
 * notifies and tells open pages. The one way to a status.
 * @throws Refusal recordNotFound, transitionRefused, noPermission, or that of the guard
 */
export async function takeAction(
  context: Pick<AppContext, 'events'>,
  tx: Transaction,
  caller: Caller,
  key: CaseKey,
  action: CaseAction,
  options: ActionOptions = {},
): Promise<CaseStatus> {
  const found = await lockVersion(tx, caller, key);
  const row = allowedRow(found, action);
  await checkGuard(tx, row, key, options);
  const extra = (await options.change?.(found)) ?? {};
  const saved = await saveVersion(
    tx,
    found,
    { ...extra.version, status: row.to, statusTime: new Date() },
    extra.record ?? {},
  );
  const note = options.reason ?? null;
  await recordAction(tx, { ...keyOf(key), action, from: row.from, to: row.to, userId: caller.userId, note });
  const facts = { ...found.record, ...extra.record, ...saved };
  await noticeOfAction(context, tx, action, caller.userId, facts);
  await tellCaseChanged(context, tx, keyOf(key), facts);
  return row.to;
}

const keyOf = ({ ptId, version }: CaseKey): CaseKey => ({ ptId, version });

/** The row of the machine for this action, if the case stands there and the caller is one of those who may. */
function allowedRow(
  { record, version, roles }: VisibleVersion,
  action: CaseAction,
): Transition<CaseStatus, CaseAction> {
  const row = version.version === record.version ? transitionFor(caseMachine, version.status, action) : undefined;
  if (!row) throw new Refusal('transitionRefused');
  if (!row.by.some((role) => role !== 'system' && roles.includes(role))) throw new Refusal('noPermission');
  return row;
}

async function checkGuard(
  tx: Transaction,
  row: Transition<CaseStatus, CaseAction>,
  key: CaseKey,
  options: ActionOptions,
): Promise<void> {
  const needsReason = row.guard === 'reasonGiven' || row.action === 'failInspection';
  if (needsReason && !options.reason) throw new Refusal('reasonRequired');
  if (row.guard === 'caseComplete') await checkComplete(tx, key);
  else if (row.guard && row.guard !== 'reasonGiven' && !options.checked?.includes(row.guard)) {
    throw new Error(`guard ${row.guard} of ${row.action} was not checked`);
  }
}

/** A case can be submitted when it has a model of at least one jaw, and a photo at each required position. */
async function checkComplete(tx: Transaction, key: CaseKey): Promise<void> {
  const [models] = await tx
    .select({ count: count() })
    .from(caseModels)
    .where(and(eq(caseModels.ptId, key.ptId), eq(caseModels.version, key.version), eq(caseModels.modelType, 'scan')));
  if (!models?.count) throw new Refusal('modelMissing');
  const missing = await missingPhotos(tx, key);
  if (missing.length > 0) throw new Refusal('photosMissing', { name: photoTitles(missing) });
}
