import type { PlanStatus } from '@archway/contracts';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
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

/** Stages of a version whose status is none of these. */
const stagesBut = (key: CaseKey, closed: readonly PlanStatus[]) =>
  and(ofVersion(key), eq(plans.planType, 'step'), notInArray(plans.status, [...closed]));

/** Whether a plan of this version was begun. */
export const anyPlan = (db: Querier, key: CaseKey): Promise<boolean> => isThere(db, ofVersion(key));

/** Whether there are stages in another status than these. */
export const anyStages = (db: Querier, key: CaseKey, closed: readonly PlanStatus[]): Promise<boolean> =>
  isThere(db, stagesBut(key, closed));

/** The newest stages in another status than these. */
export async function newestStages(
  db: Querier,
  key: CaseKey,
  closed: readonly PlanStatus[],
): Promise<{ planId: string; name: string } | null> {
  const [newest] = await db
    .select({ planId: plans.planId, name: plans.name })
    .from(plans)
    .where(stagesBut(key, closed))
    .orderBy(desc(plans.planId))
    .limit(1);
  return newest ?? null;
}
