import type { FinishKind } from '@archway/contracts';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { planFinishes } from '../schema.ts';

export type FinishRecord = typeof planFinishes.$inferSelect;
export type NewFinish = typeof planFinishes.$inferInsert;

/** Post-processing and retainer of a plan, as far as somebody has begun them. */
export const finishesOfPlan = (db: Querier, planId: string): Promise<FinishRecord[]> =>
  db.select().from(planFinishes).where(eq(planFinishes.planId, planId));

/** Those of the plans of a case version. */
export const finishesOf = (db: Querier, { caseId, version }: CaseKey): Promise<FinishRecord[]> =>
  db
    .select()
    .from(planFinishes)
    .where(and(eq(planFinishes.caseId, caseId), eq(planFinishes.version, version)));

/** Of all versions of a case, in the order of its plans. */
export const finishesOfCase = (db: Querier, caseId: string): Promise<FinishRecord[]> =>
  db
    .select()
    .from(planFinishes)
    .where(eq(planFinishes.caseId, caseId))
    .orderBy(asc(planFinishes.planId), asc(planFinishes.kind));

/** For a change of it, after its case was locked; null where nobody has begun it. */
export async function lockFinish(tx: Transaction, planId: string, kind: FinishKind): Promise<FinishRecord | null> {
  const [row] = await tx
    .select()
    .from(planFinishes)
    .where(and(eq(planFinishes.planId, planId), eq(planFinishes.kind, kind)))
    .for('update');
  return row ?? null;
}

export async function addFinishes(tx: Transaction, rows: readonly NewFinish[]): Promise<void> {
  if (rows.length > 0) await tx.insert(planFinishes).values([...rows]);
}

/** In place of what was there. */
export async function putFinish(tx: Transaction, row: NewFinish): Promise<FinishRecord> {
  const { planId: _, kind: _kind, ...set } = row;
  const target = [planFinishes.planId, planFinishes.kind];
  const [written] = await tx.insert(planFinishes).values(row).onConflictDoUpdate({ target, set }).returning();
  if (!written) throw new Error('what finishes a plan was not written');
  return written;
}

/** What belongs to a document that a plan has no longer. */
export async function dropFinishes(tx: Transaction, planId: string): Promise<void> {
  await tx.delete(planFinishes).where(eq(planFinishes.planId, planId));
}

/** One of them that was confirmed with its plan; null where none of this kind was. */
export async function confirmedFinish(db: Querier, planId: string, kind: FinishKind): Promise<FinishRecord | null> {
  const [row] = await db
    .select()
    .from(planFinishes)
    .where(and(eq(planFinishes.planId, planId), eq(planFinishes.kind, kind), isNotNull(planFinishes.confirmedHash)));
  return row ?? null;
}

/** What is completed of a plan is confirmed with it. */
export async function keepConfirmed(tx: Transaction, planId: string): Promise<void> {
  await tx
    .update(planFinishes)
    .set({ confirmedHash: sql`${planFinishes.sha256}` })
    .where(and(eq(planFinishes.planId, planId), eq(planFinishes.state, 'completed')));
}
