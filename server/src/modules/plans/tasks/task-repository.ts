import type { PlanType } from '@archway/contracts';
import { and, eq } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { designTasks } from '../schema.ts';

export type TaskRecord = typeof designTasks.$inferSelect;
export type ImportedTask = typeof designTasks.$inferInsert;

/** Tasks of a case version that anybody ever held. */
export const taskRows = (db: Querier, { caseId, version }: CaseKey): Promise<TaskRecord[]> =>
  db
    .select()
    .from(designTasks)
    .where(and(eq(designTasks.caseId, caseId), eq(designTasks.version, version)));

/** Whose a task is from now on; null for nobody's. */
export async function giveTask(
  tx: Transaction,
  { caseId, version, planType }: CaseKey & { readonly planType: PlanType },
  holderId: string | null,
  note: string | null,
): Promise<void> {
  const given = { holderId, note, since: new Date() };
  await tx
    .insert(designTasks)
    .values({ caseId, version, planType, ...given })
    .onConflictDoUpdate({ target: [designTasks.caseId, designTasks.version, designTasks.planType], set: given });
}

/** Tasks with their past, as they come from elsewhere. */
export async function importTasks(tx: Transaction, tasks: readonly ImportedTask[]): Promise<void> {
  if (tasks.length > 0) await tx.insert(designTasks).values([...tasks]);
}
