import { type PlanStatus, closedPlanStatuses, planStatus } from '@archway/contracts';
import { and, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Querier } from '../../infrastructure/database/database.ts';
import type { CaseKey } from '../cases/api.ts';
import { plans } from './schema.ts';

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
  key: CaseKey,
  statuses: readonly PlanStatus[],
): Promise<StagesInHand | null> {
  const targets = alias(plans, 'target');
  const [newest] = await db
    .select({ planId: plans.planId, name: plans.name, targetPlanId: plans.targetPlanId })
    .from(plans)
    .leftJoin(targets, eq(targets.planId, plans.targetPlanId))
    .where(
      and(
        ofVersion(key),
        eq(plans.planType, 'step'),
        inArray(plans.status, [...statuses]),
        or(isNull(targets.planId), notInArray(targets.status, [...closedPlanStatuses])),
      ),
    )
    .orderBy(desc(plans.planId))
    .limit(1);
  return newest ?? null;
}

/** The newest stages that are before the doctor, or that the doctor has approved; null when there are none. */
export const planInHand = (db: Querier, key: CaseKey): Promise<StagesInHand | null> =>
  newestStages(db, key, [planStatus.pass, planStatus.auditPlan]);
