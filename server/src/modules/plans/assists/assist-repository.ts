import { type AssistView, openAssists } from '@archway/contracts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { planAssists } from '../schema.ts';

export type AssistRecord = typeof planAssists.$inferSelect;
export type NewAssist = typeof planAssists.$inferInsert;

const byId = (assistId: string) => eq(planAssists.assistId, assistId);

export async function insertAssist(tx: Querier, assist: NewAssist): Promise<AssistRecord> {
  const [row] = await tx.insert(planAssists).values(assist).returning();
  if (!row) throw new Error('the assist audit was not inserted');
  return row;
}

export async function findAssist(db: Querier, assistId: string): Promise<AssistRecord | undefined> {
  const [row] = await db.select().from(planAssists).where(byId(assistId));
  return row;
}

/** The same for a change of it, after its case was locked. */
export async function lockAssist(tx: Transaction, assistId: string): Promise<AssistRecord | undefined> {
  const [row] = await tx.select().from(planAssists).where(byId(assistId)).for('update');
  return row;
}

export async function changeAssist(
  tx: Transaction,
  assistId: string,
  change: Partial<Pick<AssistRecord, 'state' | 'helperId' | 'takenAt' | 'verdict' | 'answer' | 'answeredAt'>>,
): Promise<AssistRecord> {
  const [row] = await tx.update(planAssists).set(change).where(byId(assistId)).returning();
  if (!row) throw new Error(`assist audit ${assistId} vanished while it was locked`);
  return row;
}

/** Of the plans of a case version, newest first. */
export const assistsOf = (db: Querier, { caseId, version }: CaseKey): Promise<AssistRecord[]> =>
  db
    .select()
    .from(planAssists)
    .where(and(eq(planAssists.caseId, caseId), eq(planAssists.version, version)))
    .orderBy(desc(planAssists.assistId));

/** Of all versions of a case, oldest first. */
export const assistsOfCase = (db: Querier, caseId: string): Promise<AssistRecord[]> =>
  db.select().from(planAssists).where(eq(planAssists.caseId, caseId)).orderBy(asc(planAssists.assistId));

/** Whether somebody waits for help with this plan, or is given it. */
export async function hasOpenAssist(db: Querier, planId: string): Promise<boolean> {
  const rows = await db
    .select({ assistId: planAssists.assistId })
    .from(planAssists)
    .where(and(eq(planAssists.planId, planId), inArray(planAssists.state, [...openAssists])));
  return rows.length > 0;
}

/** Centers whose assist audits are meant; null: all. */
export type OfCenters = readonly string[] | null;

/** What a view shows. @param a alias of the table in the statement is `a` */
export const viewSql = (view: AssistView, userId: string) =>
  ({
    waiting: sql`a.state = 'asked'`,
    mine: sql`a.state = 'taken' and a.helper_id = ${userId}`,
    all: sql`true`,
  })[view];

export const ofCenters = (centerIds: OfCenters) =>
  centerIds === null ? sql`true` : sql`a.center_id = any(${`{${centerIds.join(',')}}`}::bigint[])`;
