import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { shownName } from '../access/api.ts';
import type { CaseKey } from '../cases/api.ts';
import { type CbctRecord, caseCbct } from './schema.ts';

export type NewCbct = typeof caseCbct.$inferInsert;

const ofVersion = ({ caseId, version }: CaseKey) => and(eq(caseCbct.caseId, caseId), eq(caseCbct.version, version));

/** The CBCT of a case version. */
export async function cbctOf(db: Querier, key: CaseKey): Promise<CbctRecord | undefined> {
  const [cbct] = await db.select().from(caseCbct).where(ofVersion(key));
  return cbct;
}

/** The CBCTs of all versions of a case. */
export const cbctsOfCase = (db: Querier, caseId: string): Promise<CbctRecord[]> =>
  db.select().from(caseCbct).where(eq(caseCbct.caseId, caseId)).orderBy(asc(caseCbct.version));

export async function findCbct(db: Querier, cbctId: string): Promise<CbctRecord | undefined> {
  const [cbct] = await db.select().from(caseCbct).where(eq(caseCbct.cbctId, cbctId));
  return cbct;
}

/** The CBCT of a case version with the name of whoever uploaded it. */
export async function namedCbctOf(
  db: Querier,
  key: CaseKey,
): Promise<{ cbct: CbctRecord; uploadedBy: string } | undefined> {
  const [found] = await db
    .select({ cbct: caseCbct, uploadedBy: sql<string>`coalesce(${shownName(caseCbct.uploadedBy)}, '')` })
    .from(caseCbct)
    .where(ofVersion(key));
  return found;
}

const objectColumns = [caseCbct.objectName, caseCbct.quickLookName, caseCbct.thumbName] as const;

/** CBCTs that have one of these objects. */
export const cbctsWithObjects = (
  db: Querier,
  names: readonly string[],
): Promise<Pick<CbctRecord, 'objectName' | 'quickLookName' | 'thumbName'>[]> =>
  db
    .select({ objectName: caseCbct.objectName, quickLookName: caseCbct.quickLookName, thumbName: caseCbct.thumbName })
    .from(caseCbct)
    .where(or(...objectColumns.map((column) => inArray(column, [...names]))));

/** A CBCT whose objects are stored; there must be no other of its version. @returns its id */
export async function insertCbct(db: Querier, cbct: NewCbct): Promise<string> {
  const [inserted] = await db.insert(caseCbct).values(cbct).returning({ cbctId: caseCbct.cbctId });
  if (!inserted) throw new Error('the CBCT was not inserted');
  return inserted.cbctId;
}

/** Gives a CBCT its small picture. */
export async function setPicture(db: Querier, cbctId: string, thumbName: string): Promise<void> {
  await db.update(caseCbct).set({ thumbName }).where(eq(caseCbct.cbctId, cbctId));
}

/** @returns what was deleted */
export async function deleteCbct(tx: Transaction, cbctId: string): Promise<CbctRecord | undefined> {
  const [cbct] = await tx.delete(caseCbct).where(eq(caseCbct.cbctId, cbctId)).returning();
  return cbct;
}
