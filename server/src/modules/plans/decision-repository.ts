import type { SchemeStatus } from '@archway/contracts';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import type { CaseKey } from '../cases/api.ts';
import { schemes } from './schema.ts';

const ofVersion = ({ ptId, version }: CaseKey) => and(eq(schemes.ptId, ptId), eq(schemes.version, version));

const isThere = async (db: Querier, where: ReturnType<typeof ofVersion>): Promise<boolean> =>
  (
    await db
      .select({ one: sql`1` })
      .from(schemes)
      .where(where)
      .limit(1)
  ).length > 0;

/** Stages of a version whose status is none of these. */
const stagesBut = (key: CaseKey, closed: readonly SchemeStatus[]) =>
  and(ofVersion(key), eq(schemes.schemeType, 'step'), notInArray(schemes.status, [...closed]));

/** Whether a plan of this version was begun. */
export const anyPlan = (db: Querier, key: CaseKey): Promise<boolean> => isThere(db, ofVersion(key));

/** Whether there are stages in another status than these. */
export const anyStages = (db: Querier, key: CaseKey, closed: readonly SchemeStatus[]): Promise<boolean> =>
  isThere(db, stagesBut(key, closed));

/** The newest stages in another status than these. */
export async function newestStages(
  db: Querier,
  key: CaseKey,
  closed: readonly SchemeStatus[],
): Promise<string | undefined> {
  const [newest] = await db
    .select({ schemeId: schemes.schemeId })
    .from(schemes)
    .where(stagesBut(key, closed))
    .orderBy(desc(schemes.schemeId))
    .limit(1);
  return newest?.schemeId;
}
