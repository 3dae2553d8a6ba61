import { type CaseGuard, type CaseTransition, photoTitles } from '@archway/contracts';
import { and, count, eq } from 'drizzle-orm';
import { Refusal } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { missingPhotos } from '../photos/completeness.ts';
import { anyPlan, stagesToSend } from '../plans/decisions.ts';
import { allShipped, anyOrder } from '../production/case-orders.ts';
import type { CaseKey } from './case-access.ts';
import { openDoubts } from './doubts/case-doubts.ts';
import { caseModels } from './schema.ts';

export interface GuardOptions {
  /** Why; or a question, or its answer. */
  readonly reason?: string | null | undefined;
  /** What the machine found stands for a reason. */
  readonly findings?: readonly unknown[] | undefined;
  /** Guards that the calling service has looked at itself, in the same transaction. */
  readonly checked?: readonly string[];
}

/**
 * Checks the condition of a row of the machine.
 * @throws Refusal of that condition; Error for a condition that nobody looks at, a mistake of the programmer
 */
export async function checkGuard(
  tx: Transaction,
  { guard, action }: Pick<CaseTransition, 'guard' | 'action'>,
  key: CaseKey,
  options: GuardOptions,
): Promise<void> {
  if (guard === undefined || options.checked?.includes(guard)) return;
  if (guard === 'reasonGiven') {
    if (!options.reason && !options.findings?.length) throw new Refusal('reasonRequired');
  } else if (guard === 'caseComplete') await checkComplete(tx, key);
  else {
    const refusal = refusals[guard];
    if (!refusal) throw new Error(`guard ${guard} of ${action} was not checked`);
    if (!(await holds(tx, guard, key))) throw new Refusal(refusal);
  }
}

const refusals: Partial<Record<CaseGuard, ConstructorParameters<typeof Refusal>[0]>> = {
  noPlanYet: 'planStarted',
  planReady: 'noPlan',
  orderPlaced: 'transitionRefused',
  ordersShipped: 'transitionRefused',
};

/** Whether what has happened so far allows a row: what the reader brings along, files or words, is asked for later. */
export async function holds(db: Querier, guard: CaseGuard | undefined, key: CaseKey): Promise<boolean> {
  switch (guard) {
    case 'noPlanYet':
      return !(await anyPlan(db, key));
    case 'planReady':
      return stagesToSend(db, key);
    case 'orderPlaced':
      return anyOrder(db, key);
    case 'ordersShipped':
      return allShipped(db, key);
    default:
      return true;
  }
}

/** A case can be submitted with a model of at least one jaw, a photo at each required position, and nothing in doubt. */
async function checkComplete(tx: Transaction, key: CaseKey): Promise<void> {
  if (!(await hasModel(tx, key))) throw new Refusal('modelMissing');
  const missing = await missingPhotos(tx, key);
  if (missing.length > 0) throw new Refusal('photosMissing', { name: photoTitles(missing) });
  const doubts = await openDoubts(tx, key);
  if (doubts.length > 0) throw new Refusal('doubtsOpen', { num: doubts.length });
}

/** Whether there is a scan of at least one jaw. */
export async function hasModel(db: Querier, key: CaseKey): Promise<boolean> {
  const [models] = await db
    .select({ count: count() })
    .from(caseModels)
    .where(and(eq(caseModels.ptId, key.ptId), eq(caseModels.version, key.version), eq(caseModels.modelType, 'scan')));
  return Boolean(models?.count);
}
