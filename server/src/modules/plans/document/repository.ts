import { and, eq, inArray } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { planDocuments, planMeshes } from '../schema.ts';

export type DocumentRow = typeof planDocuments.$inferSelect;
export type MeshRow = typeof planMeshes.$inferSelect;

export async function documentRow(db: Querier, planId: string): Promise<DocumentRow | null> {
  const [row] = await db.select().from(planDocuments).where(eq(planDocuments.planId, planId));
  return row ?? null;
}

/** The document that lies in the storage under this name. */
export async function documentNamed(db: Querier, objectName: string): Promise<DocumentRow | null> {
  const [row] = await db.select().from(planDocuments).where(eq(planDocuments.objectName, objectName));
  return row ?? null;
}

/** In place of what the plan had. */
export async function putDocument(tx: Transaction, row: typeof planDocuments.$inferInsert): Promise<void> {
  const { planId: _, ...set } = { ...row, saveTime: row.saveTime ?? new Date() };
  await tx.insert(planDocuments).values(row).onConflictDoUpdate({ target: planDocuments.planId, set });
}

/** Meshes of a case by what they hold; all of them when no hashes are given. */
export const meshesOf = (db: Querier, caseId: string, hashes?: readonly string[]): Promise<MeshRow[]> =>
  hashes?.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(planMeshes)
        .where(and(eq(planMeshes.caseId, caseId), hashes && inArray(planMeshes.sha256, [...hashes])))
        .orderBy(planMeshes.sha256);

/** @returns whether it is the first of its hash in the case */
export async function addMeshRow(tx: Querier, row: typeof planMeshes.$inferInsert): Promise<boolean> {
  const added = await tx.insert(planMeshes).values(row).onConflictDoNothing().returning({ sha256: planMeshes.sha256 });
  return added.length > 0;
}

/** Which of these objects are documents or meshes of plans. */
export async function planObjectsAmong(db: Querier, objectNames: readonly string[]): Promise<string[]> {
  if (objectNames.length === 0) return [];
  const names = [...objectNames];
  const ofDocuments = db
    .select({ objectName: planDocuments.objectName })
    .from(planDocuments)
    .where(inArray(planDocuments.objectName, names));
  const ofMeshes = db
    .select({ objectName: planMeshes.objectName })
    .from(planMeshes)
    .where(inArray(planMeshes.objectName, names));
  return [...new Set([...(await ofDocuments), ...(await ofMeshes)].map(({ objectName }) => objectName))];
}

/** Documents of all plans of a case, by plan. */
export const documentsOfCase = (db: Querier, caseId: string): Promise<DocumentRow[]> =>
  db.select().from(planDocuments).where(eq(planDocuments.caseId, caseId)).orderBy(planDocuments.planId);

/** So many rows go into one statement. */
const AT_ONCE = 1000;

async function inParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) await insert(rows.slice(at, at + AT_ONCE));
}

/** Documents of plans that come from elsewhere; each plan has none yet. */
export const importDocuments = (tx: Transaction, rows: readonly (typeof planDocuments.$inferInsert)[]): Promise<void> =>
  inParts(rows, (part) => tx.insert(planDocuments).values(part));

/** Meshes that those name. */
export const importMeshes = (tx: Transaction, rows: readonly (typeof planMeshes.$inferInsert)[]): Promise<void> =>
  inParts(rows, (part) => tx.insert(planMeshes).values(part));
