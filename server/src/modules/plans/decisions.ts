import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import type { CaseKey } from '../cases/case-access.ts';
import { schemes } from './schema.ts';

/** Values of `schemeStatuses` that a decision about the case reads or sets. */
const planStatus = { passed: 3, refused: 4, frozen: 7, sent: 8 } as const;

const ofVersion = ({ ptId, version }: CaseKey) => and(eq(schemes.ptId, ptId), eq(schemes.version, version));

/** Stages that may still go to the doctor. */
const openStages = (key: CaseKey) =>
  and(
    ofVersion(key),
    eq(schemes.schemeType, 'step'),
    notInArray(schemes.status, [planStatus.refused, planStatus.frozen]),
  );

const isThere = async (db: Querier, where: ReturnType<typeof ofVersion>): Promise<boolean> =>
  (
    await db
      .select({ one: sql`1` })
      .from(schemes)
      .where(where)
      .limit(1)
  ).length > 0;

/** Whether a plan of this version was begun. */
export const anyPlan = (db: Querier, key: CaseKey): Promise<boolean> => isThere(db, ofVersion(key));

/** Whether there are stages that the doctor can be asked to approve. */
export const stagesToSend = (db: Querier, key: CaseKey): Promise<boolean> => isThere(db, openStages(key));

/** What happens to the newest stages when the case is sent to the doctor, or decided about. */
const decided = {
  sendForApproval: planStatus.sent,
  approve: planStatus.passed,
  reject: planStatus.refused,
} as const;

export const decidesPlan = (action: string): action is keyof typeof decided => action in decided;

/** The newest stages follow what was decided about the case; the doctor's words stand with what is rejected. */
export async function planFollows(
  tx: Transaction,
  key: CaseKey,
  action: keyof typeof decided,
  reason: string | null,
): Promise<void> {
  const [newest] = await tx
    .select({ schemeId: schemes.schemeId })
    .from(schemes)
    .where(openStages(key))
    .orderBy(desc(schemes.schemeId))
    .limit(1);
  if (!newest) return;
  await tx
    .update(schemes)
    .set({ status: decided[action], updateTime: new Date(), ...(action === 'reject' && { remarks: reason }) })
    .where(eq(schemes.schemeId, newest.schemeId));
}
