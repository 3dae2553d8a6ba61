import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { processCounters, processFocus, processModels, processOrders } from './schema.ts';

export type ProcessRecord = typeof processOrders.$inferSelect;
export type NewProcessOrder = typeof processOrders.$inferInsert;

export async function orderById(db: Querier, processId: string): Promise<ProcessRecord | undefined> {
  const [found] = await db.select().from(processOrders).where(eq(processOrders.processId, processId));
  return found;
}

export async function lockOrder(tx: Transaction, processId: string): Promise<ProcessRecord | undefined> {
  const [found] = await tx.select().from(processOrders).where(eq(processOrders.processId, processId)).for('update');
  return found;
}

export async function orderByKey(
  db: Querier,
  createdBy: string,
  clientKey: string,
): Promise<ProcessRecord | undefined> {
  const [found] = await db
    .select()
    .from(processOrders)
    .where(and(eq(processOrders.createdBy, createdBy), eq(processOrders.clientKey, clientKey)));
  return found;
}

export async function orderByLink(db: Querier, linkHash: string): Promise<ProcessRecord | undefined> {
  const [found] = await db.select().from(processOrders).where(eq(processOrders.linkHash, linkHash));
  return found;
}

/** The next number of a month: `MP-202611-0007`. */
export async function countOrder(tx: Transaction, now = new Date()): Promise<string> {
  const month = now.toISOString().slice(0, 7).replace('-', '');
  const [counted] = await tx
    .insert(processCounters)
    .values({ month, last: 1 })
    .onConflictDoUpdate({ target: processCounters.month, set: { last: sql`${processCounters.last} + 1` } })
    .returning();
  if (!counted) throw new Error('no order was counted');
  return `MP-${month}-${String(counted.last).padStart(4, '0')}`;
}

/** @returns undefined where there is one of this key already */
export async function insertOrder(tx: Querier, order: NewProcessOrder): Promise<ProcessRecord | undefined> {
  const target = [processOrders.createdBy, processOrders.clientKey];
  const [made] = await tx.insert(processOrders).values(order).onConflictDoNothing({ target }).returning();
  return made;
}

type Change = Partial<Omit<ProcessRecord, 'processId' | 'orderNo' | 'practiceId' | 'createdBy' | 'serviceType'>>;

export async function changeOrder(tx: Querier, processId: string, change: Change): Promise<ProcessRecord> {
  const [changed] = await tx
    .update(processOrders)
    .set(change)
    .where(eq(processOrders.processId, processId))
    .returning();
  if (!changed) throw new Error(`process order ${processId} vanished`);
  return changed;
}

/** Writes how far a run is, as long as it is that run. @returns the order; undefined where it is not */
export async function tellRun(
  db: Querier,
  { processId, run }: Pick<ProcessRecord, 'processId' | 'run'>,
  progress: number,
): Promise<ProcessRecord | undefined> {
  const [changed] = await db
    .update(processOrders)
    .set({ progress })
    .where(and(eq(processOrders.processId, processId), eq(processOrders.run, run), eq(processOrders.status, 0)))
    .returning();
  return changed;
}

export const deleteOrder = async (tx: Transaction, processId: string): Promise<void> =>
  void (await tx.delete(processOrders).where(eq(processOrders.processId, processId)));

export const anyProcessOrder = async (db: Querier): Promise<boolean> =>
  (await db.select({ processId: processOrders.processId }).from(processOrders).limit(1)).length > 0;

export const setFocus = async (tx: Querier, userId: string, processId: string, focus: boolean): Promise<void> => {
  if (focus) await tx.insert(processFocus).values({ userId, processId }).onConflictDoNothing();
  else await tx.delete(processFocus).where(and(eq(processFocus.userId, userId), eq(processFocus.processId, processId)));
};

export type ModelRecord = typeof processModels.$inferSelect;
export type NewModel = Pick<
  typeof processModels.$inferInsert,
  'processId' | 'jaw' | 'fileName' | 'objectName' | 'size' | 'uploadedBy'
>;

export const modelsOf = (db: Querier, processId: string): Promise<ModelRecord[]> =>
  db.select().from(processModels).where(eq(processModels.processId, processId)).orderBy(asc(processModels.jaw));

const nothingMade = { report: null, resultName: null, resultSize: null, previewName: null };

export async function putModelRow(tx: Querier, model: NewModel): Promise<void> {
  const { fileName, objectName, size, uploadedBy } = model;
  await tx
    .insert(processModels)
    .values(model)
    .onConflictDoUpdate({
      target: [processModels.processId, processModels.jaw],
      set: { fileName, objectName, size, uploadedBy, uploadTime: new Date(), ...nothingMade },
    });
}

const ofJaw = ({ processId, jaw }: Pick<ModelRecord, 'processId' | 'jaw'>) =>
  and(eq(processModels.processId, processId), eq(processModels.jaw, jaw));

export const deleteModel = async (tx: Querier, model: Pick<ModelRecord, 'processId' | 'jaw'>): Promise<void> =>
  void (await tx.delete(processModels).where(ofJaw(model)));

type Made = Pick<ModelRecord, 'report' | 'resultName' | 'resultSize' | 'previewName'>;

export const keepResult = async (
  tx: Querier,
  { processId, jaw, ...made }: Pick<ModelRecord, 'processId' | 'jaw'> & Made,
): Promise<void> => void (await tx.update(processModels).set(made).where(ofJaw({ processId, jaw })));

export const dropResults = async (tx: Querier, processId: string): Promise<void> =>
  void (await tx.update(processModels).set(nothingMade).where(eq(processModels.processId, processId)));

/** Those of these objects that are models or results of orders. */
export async function processFilesAmong(db: Querier, objectNames: readonly string[]): Promise<string[]> {
  const names = [...objectNames];
  const { objectName, resultName, previewName } = processModels;
  const rows = await db
    .select({ objectName, resultName, previewName })
    .from(processModels)
    .where(or(inArray(objectName, names), inArray(resultName, names), inArray(previewName, names)));
  const used = new Set(rows.flatMap((row) => [row.objectName, row.resultName, row.previewName]));
  return names.filter((name) => used.has(name));
}
