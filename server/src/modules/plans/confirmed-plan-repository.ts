import { and, desc, eq } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import type { CaseKey } from '../cases/api.ts';
import { documentRow } from './document/repository.ts';
import { plans } from './schema.ts';

/** Stages that the doctor confirmed, and the document that is there now. */
export interface ConfirmedPlan {
  readonly planId: string;
  readonly name: string;
  /** SHA-256 of the document that was confirmed; null where it had none. */
  readonly confirmedHash: string | null;
  /** Of the document that is there now. */
  readonly documentHash: string | null;
  readonly upperSteps: number | null;
  readonly lowerSteps: number | null;
}

/** What was confirmed last of a case version; null when nothing was. */
export async function confirmedPlan(db: Querier, { caseId, version }: CaseKey): Promise<ConfirmedPlan | null> {
  const [found] = await db
    .select({
      ...{ planId: plans.planId, name: plans.name, confirmedHash: plans.confirmedHash },
      ...{ upperSteps: plans.upperSteps, lowerSteps: plans.lowerSteps },
    })
    .from(plans)
    .where(and(eq(plans.caseId, caseId), eq(plans.version, version), eq(plans.result, 'planConfirmed')))
    .orderBy(desc(plans.updateTime), desc(plans.planId))
    .limit(1);
  if (!found) return null;
  return { ...found, documentHash: (await documentRow(db, found.planId))?.sha256 ?? null };
}
