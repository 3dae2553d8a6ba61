import { and, desc, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { ordered } from '../../../infrastructure/lists/order.ts';
import { selectRows } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { shownName } from '../../access/api.ts';
import { nameElsewhere } from '../archive/origin-sql.ts';
import { caseRecords } from '../schema.ts';
import type { CaseKey } from '../scope/access-repository.ts';

export type RecordRow = typeof caseRecords.$inferSelect;

export const insertRecord = (tx: Transaction, record: typeof caseRecords.$inferInsert): Promise<unknown> =>
  tx.insert(caseRecords).values(record);

/** The last line of a version. */
export async function lastRecord(tx: Transaction, { caseId, version }: CaseKey): Promise<RecordRow | undefined> {
  const [last] = await tx
    .select()
    .from(caseRecords)
    .where(and(eq(caseRecords.caseId, caseId), eq(caseRecords.version, version)))
    .orderBy(desc(caseRecords.id))
    .limit(1);
  return last;
}

export const changeRecord = (tx: Transaction, id: string, change: Pick<RecordRow, 'note' | 'at'>): Promise<unknown> =>
  tx.update(caseRecords).set(change).where(eq(caseRecords.id, id));

const line = selection({
  ...columnsOf(caseRecords, 'r', 'id', 'action', 'version', 'asAdmin', 'note', 'findings', 'at'),
  from: columnsOf(caseRecords, 'r', 'fromStatus').fromStatus,
  to: columnsOf(caseRecords, 'r', 'toStatus').toStatus,
  by: computed<string>(
    sql`coalesce(${shownName(sql`r.user_id`)}, ${nameElsewhere(sql`r.pt_id`, sql`'progress/' || r.id`)}, '')`,
  ),
});

/** Lines of a case with names, newest first. */
export const recordsOf = (db: Querier, caseId: string, most: number) =>
  selectRows(db, line, sql`${caseRecords} r where r.pt_id = ${caseId} ${ordered(['r.id'], 'desc')} limit ${most}`);

/** Lines of a version that begin or end an inspection, oldest first, with names. */
export const inspectionLines = (db: Querier, { caseId, version }: CaseKey) =>
  selectRows(
    db,
    line,
    sql`${caseRecords} r where r.pt_id = ${caseId} and r.version = ${version}
      and r.action in ('startInspection', 'passInspection', 'failInspection') ${ordered(['r.id'], 'asc')}`,
  );
