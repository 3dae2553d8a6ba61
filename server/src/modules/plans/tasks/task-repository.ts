import { type PlanType, designingStatuses } from '@archway/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { shownName } from '../../access/api.ts';
import type { CaseKey } from '../../cases/api.ts';
import { designTasks } from '../schema.ts';

/** Who holds a stage of a design. */
export interface Holder {
  readonly userId: string;
  readonly name: string;
}

const ofStage = ({ caseId, version }: CaseKey, stage: PlanType) =>
  and(eq(designTasks.caseId, caseId), eq(designTasks.version, version), eq(designTasks.stage, stage));

/** Who holds a stage of the design of a case version; null for nobody. */
export async function holderOf(db: Querier, key: CaseKey, stage: PlanType): Promise<Holder | null> {
  const [held] = await db
    .select({ userId: designTasks.holderId, name: shownName(sql`${designTasks.holderId}`) })
    .from(designTasks)
    .where(ofStage(key, stage));
  return held ? { userId: held.userId, name: held.name ?? '' } : null;
}

/** Gives a stage to somebody, whoever held it. */
export async function hold(
  tx: Transaction,
  { caseId, version }: CaseKey,
  stage: PlanType,
  given: { readonly holderId: string; readonly givenBy: string | null; readonly note: string | null },
): Promise<void> {
  const now = { ...given, givenTime: new Date() };
  await tx
    .insert(designTasks)
    .values({ caseId, version, stage, ...now })
    .onConflictDoUpdate({ target: [designTasks.caseId, designTasks.version, designTasks.stage], set: now });
}

export const letGo = async (tx: Transaction, key: CaseKey, stage: PlanType): Promise<void> =>
  void (await tx.delete(designTasks).where(ofStage(key, stage)));

/** Stages of cases in design that people hold, by their ids. */
export async function openTasksOf(db: Querier, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await db.execute<{ user_id: string; open: number }>(sql`
    select d.holder_id as user_id, count(*)::int as open
    from design_tasks d join case_versions v on v.pt_id = d.pt_id and v.version = d.version
    where d.holder_id in (${sql.join(
      userIds.map((id) => sql`${id}`),
      sql`, `,
    )}) and v.status in (${sql.raw(designingStatuses.join(', '))})
    group by d.holder_id`);
  return new Map(rows.map(({ user_id: userId, open }) => [String(userId), open]));
}
