import { and, asc, count, eq } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { type ApiFileRow, apiFiles } from '../schema.ts';

export async function insertFile(tx: Querier, file: typeof apiFiles.$inferInsert): Promise<ApiFileRow> {
  const [row] = await tx.insert(apiFiles).values(file).returning();
  if (!row) throw new Error('no file was inserted');
  return row;
}

export async function fileById(db: Querier, fileId: string): Promise<ApiFileRow | null> {
  const [row] = await db.select().from(apiFiles).where(eq(apiFiles.fileId, fileId));
  return row ?? null;
}

const ofVersion = ({ caseId, version }: CaseKey) => and(eq(apiFiles.caseId, caseId), eq(apiFiles.version, version));

export const filesOf = (db: Querier, key: CaseKey): Promise<ApiFileRow[]> =>
  db.select().from(apiFiles).where(ofVersion(key)).orderBy(asc(apiFiles.fileId));

/** Files of a version that are being read. */
export async function countPending(db: Querier, key: CaseKey): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(apiFiles)
    .where(and(ofVersion(key), eq(apiFiles.state, 'processing')));
  return row?.count ?? 0;
}

/** Moves a file on, if it still stands where it did. @returns it, or null */
export async function moveFile(
  tx: Querier,
  fileId: string,
  from: ApiFileRow['state'],
  change: Partial<Pick<ApiFileRow, 'state' | 'problem' | 'position'>>,
): Promise<ApiFileRow | null> {
  const [row] = await tx
    .update(apiFiles)
    .set(change)
    .where(and(eq(apiFiles.fileId, fileId), eq(apiFiles.state, from)))
    .returning();
  return row ?? null;
}
