import type { RecordedAction } from '@archway/contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { caseRecords } from '../schema.ts';

/** What of the progress log tells a patient how far the treatment is. */
const courseActions = [
  'confirmPlan',
  'startTreatment',
  'pauseTreatment',
  'resumeTreatment',
  'endTreatment',
  'restart',
] as const satisfies readonly RecordedAction[];

export interface CourseLine {
  readonly version: number;
  readonly action: (typeof courseActions)[number];
  readonly at: Date;
}

/** The course of the treatment of a case in all of its versions, oldest first. */
export const courseOf = async (db: Querier, caseId: string): Promise<CourseLine[]> =>
  (await db
    .select({ version: caseRecords.version, action: caseRecords.action, at: caseRecords.at })
    .from(caseRecords)
    .where(and(eq(caseRecords.caseId, caseId), inArray(caseRecords.action, [...courseActions])))
    .orderBy(asc(caseRecords.id))) as CourseLine[];
