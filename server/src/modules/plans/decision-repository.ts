import { type PlanStatus, planStatus } from '@archway/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import type { CaseKey } from '../cases/api.ts';
import { plans } from './schema.ts';
import { newestStagesSql } from './stages-in-hand-sql.ts';

const ofVersion = ({ caseId, version }: CaseKey) => and(eq(plans.caseId, caseId), eq(plans.version, version));

const isThere = async (db: Querier, where: ReturnType<typeof ofVersion>): Promise<boolean> =>
  (
    await db
      .select({ one: sql`1` })
      .from(plans)
      .where(where)
      .limit(1)
  ).length > 0;

/** Whether a plan of this version was begun. */
export const anyPlan = (db: Querier, key: CaseKey): Promise<boolean> => isThere(db, ofVersion(key));

/** Stages that something is decided about. */
export interface StagesInHand {
  readonly planId: string;
  readonly name: string;
  readonly targetPlanId: string | null;
}

/** The newest stages in one of these statuses whose target nobody has rejected or set aside; null when there are none. */
export async function newestStages(
  db: Querier,
  { caseId, version }: CaseKey,
  statuses: readonly PlanStatus[],
): Promise<StagesInHand | null> {
  const of = { caseId: sql`${caseId}::bigint`, version: sql`${version}::integer` };
  const [newest] = await db
    .select({ planId: plans.planId, name: plans.name, targetPlanId: plans.targetPlanId })
    .from(plans)
    .where(eq(plans.planId, newestStagesSql(of, statuses)));
  return newest ?? null;
}

/** Of stages that are before the doctor, or that the doctor has approved. */
export const handStatuses = [planStatus.pass, planStatus.auditPlan] as const;

/** The newest stages of these; null when there are none. */
export const planInHand = (db: Querier, key: CaseKey): Promise<StagesInHand | null> =>
  newestStages(db, key, handStatuses);
