import type { Page } from '@archway/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { ordered } from '../../../infrastructure/lists/order.ts';
import { type PageQuery, selectPage } from '../../../infrastructure/lists/page.ts';
import { type RowOf, columnsOf, selection } from '../../../infrastructure/lists/selection.ts';
import { caseNames, joinCase } from '../../cases/api.ts';
import { type SendingRow, caseSendings } from '../schema.ts';

/** @returns null when this confirmation is on its way already */
export async function insertSending(tx: Querier, sending: typeof caseSendings.$inferInsert): Promise<string | null> {
  const inserted = tx.insert(caseSendings).values(sending).onConflictDoNothing();
  const [row] = await inserted.returning({ id: caseSendings.sendingId });
  return row?.id ?? null;
}

export async function sendingById(db: Querier, sendingId: string): Promise<SendingRow | null> {
  const [row] = await db.select().from(caseSendings).where(eq(caseSendings.sendingId, sendingId));
  return row ?? null;
}

/** Says that a sending leaves now. @returns false when it has left before */
export async function markLeft(tx: Querier, sendingId: string): Promise<boolean> {
  const rows = await tx
    .update(caseSendings)
    .set({ leftTime: new Date() })
    .where(and(eq(caseSendings.sendingId, sendingId), isNull(caseSendings.leftTime)))
    .returning({ id: caseSendings.sendingId });
  return rows.length > 0;
}

const row = selection({
  ...columnsOf(
    caseSendings,
    's',
    ...(['sendingId', 'caseId', 'version', 'state', 'tries', 'lastStatus', 'lastAnswer'] as const),
    ...(['createTime', 'endTime'] as const),
  ),
  ...caseNames,
});

/** What the service of somebody was sent, newest first. */
export const pageOfSendings = (db: Querier, userId: string, page: PageQuery): Promise<Page<RowOf<typeof row>>> =>
  selectPage(db, {
    row,
    from: sql`${caseSendings} s ${joinCase(sql`s.pt_id`)} where s.user_id = ${userId}`,
    order: ordered(['s.id'], 'desc'),
    page,
  });
