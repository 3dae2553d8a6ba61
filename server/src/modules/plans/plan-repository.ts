import { and, asc, eq } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import type { CaseKey } from '../cases/api.ts';
import { plans } from './schema.ts';

export type PlanRecord = typeof plans.$inferSelect;

/** A plan of this version of the case and no other. */
export async function planRecord(
  db: Querier,
  { caseId, version }: CaseKey,
  planId: string,
): Promise<PlanRecord | undefined> {
  const [plan] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.caseId, caseId), eq(plans.version, version), eq(plans.planId, planId)));
  return plan;
}

/** Plans of all versions of a case, oldest first. */
export const planRows = (db: Querier, caseId: string): Promise<PlanRecord[]> =>
  db.select().from(plans).where(eq(plans.caseId, caseId)).orderBy(asc(plans.planId));

export async function addPlan(tx: Transaction, plan: typeof plans.$inferInsert): Promise<PlanRecord> {
  const [added] = await tx.insert(plans).values(plan).returning();
  if (!added) throw new Error('the plan was not inserted');
  return added;
}

export async function changePlan(
  tx: Transaction,
  planId: string,
  change: Pick<
    Partial<PlanRecord>,
    | 'status'
    | 'result'
    | 'name'
    | 'remarks'
    | 'reviewMessage'
    | 'clinicalMessage'
    | 'auditorId'
    | 'upperSteps'
    | 'lowerSteps'
    | 'confirmedHash'
    | 'auditFindings'
  >,
): Promise<PlanRecord> {
  const [changed] = await tx
    .update(plans)
    .set({ ...change, updateTime: new Date() })
    .where(eq(plans.planId, planId))
    .returning();
  if (!changed) throw new Error(`plan ${planId} vanished while its case was locked`);
  return changed;
}

/** Deletes a plan, a target with its stages. */
export async function dropPlan(tx: Transaction, planId: string): Promise<void> {
  await tx.delete(plans).where(eq(plans.planId, planId));
}

/** Statuses of the stages that lead to a target. */
export const stagesOf = (db: Querier, targetPlanId: string): Promise<Pick<PlanRecord, 'status' | 'result'>[]> =>
  db.select({ status: plans.status, result: plans.result }).from(plans).where(eq(plans.targetPlanId, targetPlanId));
