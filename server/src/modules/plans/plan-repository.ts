import { and, eq } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import type { CaseKey } from '../cases/api.ts';
import { schemes } from './schema.ts';

export type SchemeRecord = typeof schemes.$inferSelect;

/** A plan of this version of the case and no other. */
export async function schemeRecord(
  db: Querier,
  { ptId, version }: CaseKey,
  schemeId: string,
): Promise<SchemeRecord | undefined> {
  const [scheme] = await db
    .select()
    .from(schemes)
    .where(and(eq(schemes.ptId, ptId), eq(schemes.version, version), eq(schemes.schemeId, schemeId)));
  return scheme;
}

export async function addScheme(tx: Transaction, scheme: typeof schemes.$inferInsert): Promise<SchemeRecord> {
  const [added] = await tx.insert(schemes).values(scheme).returning();
  if (!added) throw new Error('the plan was not inserted');
  return added;
}

export async function changeScheme(
  tx: Transaction,
  schemeId: string,
  change: Pick<Partial<SchemeRecord>, 'status' | 'remarks'>,
): Promise<SchemeRecord> {
  const [changed] = await tx
    .update(schemes)
    .set({ ...change, updateTime: new Date() })
    .where(eq(schemes.schemeId, schemeId))
    .returning();
  if (!changed) throw new Error(`plan ${schemeId} vanished while its case was locked`);
  return changed;
}
