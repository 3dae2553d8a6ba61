import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { selectRows } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { shownName } from '../../access/api.ts';
import { fileMakings } from '../schema.ts';

export type MakingRow = typeof fileMakings.$inferSelect;
export type MakingChange = Partial<Pick<MakingRow, 'state' | 'progress' | 'problem' | 'withoutLine'>>;

const LIVE = ['waiting', 'running'] as const;

/** In place of the one that ended before. */
export async function insertMaking(tx: Transaction, row: typeof fileMakings.$inferInsert): Promise<MakingRow> {
  await tx.delete(fileMakings).where(eq(fileMakings.subOrderId, row.subOrderId));
  const [inserted] = await tx.insert(fileMakings).values(row).returning();
  if (!inserted) throw new Error('the making was not inserted');
  return inserted;
}

export async function findMaking(db: Querier, makingId: string): Promise<MakingRow | undefined> {
  const [row] = await db.select().from(fileMakings).where(eq(fileMakings.makingId, makingId));
  return row;
}

export async function liveMakingOf(db: Querier, subOrderId: string): Promise<MakingRow | undefined> {
  const [row] = await db
    .select()
    .from(fileMakings)
    .where(and(eq(fileMakings.subOrderId, subOrderId), inArray(fileMakings.state, [...LIVE])));
  return row;
}

/** Changes one that is under way. @returns undefined when it is not */
export async function changeLiveMaking(
  db: Querier,
  makingId: string,
  change: MakingChange,
): Promise<MakingRow | undefined> {
  const live = and(eq(fileMakings.makingId, makingId), inArray(fileMakings.state, [...LIVE]));
  const [row] = await db.update(fileMakings).set(change).where(live).returning();
  return row;
}

const row = selection({
  ...columnsOf(fileMakings, 'm', 'subOrderId', 'state', 'progress', 'problem', 'withoutLine', 'askedAt'),
  askedBy: computed<string>(shownName(sql`m.user_id`)),
});

/** Those of an order, with who asked. */
export const makingRowsOf = (db: Querier, orderId: string) =>
  selectRows(
    db,
    row,
    sql`production_file_makings m join production_sub_orders s on s.sub_order_id = m.sub_order_id
      where s.order_id = ${orderId}::bigint`,
  );
