import type { RechargeRequest, RechargeState } from '@archway/contracts';
import { type SQL, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { allOf, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { ordered } from '../../../infrastructure/lists/order.ts';
import { type PageQuery, selectPage, selectRows } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { shownName } from '../../access/api.ts';
import { practiceCode, practiceName } from '../../practices/api.ts';
import { rechargeRequests } from '../schema.ts';

export type RequestRecord = typeof rechargeRequests.$inferSelect;

const row = selection({
  ...columnsOf(rechargeRequests, 'r', 'id', 'practiceId', 'askedAt', 'amount', 'remark', 'wishesFreeQuota', 'state'),
  ...columnsOf(rechargeRequests, 'r', 'decidedAt', 'reason', 'bookedCredits', 'contract'),
  askedBy: computed<string | null>(shownName(sql`r.asked_by`)),
  practiceName: computed<string>(practiceName(sql`r.practice_id`)),
  practiceCode: computed<string>(practiceCode(sql`r.practice_id`)),
}).with('requestId', ({ id }) => id);

const selectRequests = (db: Querier, where: SQL) => selectRows(db, row, sql`${rechargeRequests} r where ${where}`);

/** The request of a practice that waits; null when none does. */
export const waitingOf = async (db: Querier, practiceId: string): Promise<RechargeRequest | null> =>
  (await selectRequests(db, sql`r.practice_id = ${practiceId} and r.state = 'asked'`))[0] ?? null;

interface RequestFilter {
  readonly practiceId?: string | undefined;
  readonly state?: RechargeState | undefined;
}

/** Those that wait the oldest first, whatever else the newest first. */
export const pageOfRequests = (db: Querier, { practiceId, state }: RequestFilter, page: PageQuery) =>
  selectPage(db, {
    ...{ row, page, order: ordered(['r.id'], state === 'asked' ? 'asc' : 'desc') },
    from: sql`${rechargeRequests} r where ${allOf(
      ifGiven(practiceId, (id) => sql`r.practice_id = ${id}`),
      ifGiven(state, (value) => sql`r.state = ${value}`),
    )}`,
  });

/** @returns null where a request of the practice waits already */
export async function insertRequest(
  tx: Transaction,
  request: Pick<RequestRecord, 'practiceId' | 'askedBy' | 'amount' | 'remark' | 'wishesFreeQuota'>,
): Promise<RechargeRequest | null> {
  const [added] = await tx
    .insert(rechargeRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: rechargeRequests.id });
  return added ? ((await selectRequests(tx, sql`r.id = ${added.id}`))[0] ?? null) : null;
}

/** Keeps a request from others until the transaction ends. */
export async function lockRequest(tx: Transaction, id: string): Promise<RequestRecord | undefined> {
  const [found] = await tx.select().from(rechargeRequests).where(eq(rechargeRequests.id, id)).for('update');
  return found;
}

export async function changeRequest(
  tx: Transaction,
  id: string,
  change: Partial<RequestRecord> & Pick<RequestRecord, 'state'>,
): Promise<RequestRecord> {
  const [changed] = await tx.update(rechargeRequests).set(change).where(eq(rechargeRequests.id, id)).returning();
  if (!changed) throw new Error(`request ${id} vanished while it was locked`);
  return changed;
}
