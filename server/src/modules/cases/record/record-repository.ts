import { and, desc, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { shownName } from '../../access/api.ts';
import { caseRecords } from '../schema.ts';
import type { CaseKey } from '../scope/access-repository.ts';

export type RecordRow = typeof caseRecords.$inferSelect;

export const insertRecord = (tx: Transaction, record: typeof caseRecords.$inferInsert): Promise<unknown> =>
  tx.insert(caseRecords).values(record);

/** The last line of a version. */
export async function lastRecord(tx: Transaction, { ptId, version }: CaseKey): Promise<RecordRow | undefined> {
  const [last] = await tx
    .select()
    .from(caseRecords)
    .where(and(eq(caseRecords.ptId, ptId), eq(caseRecords.version, version)))
    .orderBy(desc(caseRecords.id))
    .limit(1);
  return last;
}

export const changeRecord = (tx: Transaction, id: string, change: Pick<RecordRow, 'note' | 'at'>): Promise<unknown> =>
  tx.update(caseRecords).set(change).where(eq(caseRecords.id, id));

/** Lines of a case with names, newest first. */
export const recordsOf = (db: Querier, ptId: string, most: number) =>
  db
    .select({
      id: caseRecords.id,
      action: caseRecords.action,
      from: caseRecords.fromStatus,
      to: caseRecords.toStatus,
      version: caseRecords.version,
      asAdmin: caseRecords.asAdmin,
      note: caseRecords.note,
      findings: caseRecords.findings,
      at: caseRecords.at,
      by: sql<string>`coalesce(${shownName(caseRecords.userId)}, '')`,
    })
    .from(caseRecords)
    .where(eq(caseRecords.ptId, ptId))
    .orderBy(desc(caseRecords.id))
    .limit(most);
