import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { planDesigns } from '../schema.ts';

export type DesignRow = typeof planDesigns.$inferSelect;
type DesignChange = Partial<Pick<DesignRow, 'state' | 'phase' | 'progress' | 'problem' | 'findings' | 'documentHash'>>;

const LIVE = ['waiting', 'running'] as const;

/** In place of the one that ended before. */
export async function insertDesign(tx: Transaction, row: typeof planDesigns.$inferInsert): Promise<DesignRow> {
  await tx.delete(planDesigns).where(and(eq(planDesigns.planId, row.planId), notInArray(planDesigns.state, [...LIVE])));
  const [inserted] = await tx.insert(planDesigns).values(row).returning();
  if (!inserted) throw new Error('the design was not inserted');
  return inserted;
}

export async function findDesign(db: Querier, designId: string): Promise<DesignRow | undefined> {
  const [row] = await db.select().from(planDesigns).where(eq(planDesigns.designId, designId));
  return row;
}

export async function liveDesignOf(db: Querier, planId: string): Promise<DesignRow | undefined> {
  const [row] = await db
    .select()
    .from(planDesigns)
    .where(and(eq(planDesigns.planId, planId), inArray(planDesigns.state, [...LIVE])));
  return row;
}

/** Designs of the plans of a version: one of each. */
export const designsOf = (db: Querier, { caseId, version }: CaseKey): Promise<DesignRow[]> =>
  db
    .select()
    .from(planDesigns)
    .where(and(eq(planDesigns.caseId, caseId), eq(planDesigns.version, version)))
    .orderBy(planDesigns.designId);

/** Changes one that is under way. @returns undefined when it is not, or not in one of these phases */
export async function changeLiveDesign(
  db: Querier,
  designId: string,
  change: DesignChange,
  phases: readonly DesignRow['phase'][] = ['preparing', 'designing', 'saving'],
): Promise<DesignRow | undefined> {
  const live = and(
    eq(planDesigns.designId, designId),
    inArray(planDesigns.state, [...LIVE]),
    inArray(planDesigns.phase, [...phases]),
  );
  const [row] = await db.update(planDesigns).set(change).where(live).returning();
  return row;
}
