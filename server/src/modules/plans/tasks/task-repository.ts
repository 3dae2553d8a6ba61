import type { TaskKind } from '@archway/contracts';
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

/** Whose a task is from now on; null for nobody's. @param dueAt where another time is promised */
export async function giveTask(
  tx: Transaction,
  { caseId, version, taskKind }: CaseKey & { readonly taskKind: TaskKind },
  holderId: string | null,
  note: string | null,
  dueAt?: Date,
): Promise<void> {
  const given = { holderId, note, since: new Date(), ...(dueAt && { dueAt }) };
  await tx
    .insert(designTasks)
    .values({ caseId, version, taskKind, ...given })
    .onConflictDoUpdate({ target: [designTasks.caseId, designTasks.version, designTasks.taskKind], set: given });
}

/** Until when a task is promised, whoever holds it. */
export async function promiseTask(
  tx: Transaction,
  { caseId, version, taskKind }: CaseKey & { readonly taskKind: TaskKind },
  dueAt: Date,
): Promise<void> {
  await tx
    .insert(designTasks)
    .values({ caseId, version, taskKind, dueAt })
    .onConflictDoUpdate({
      target: [designTasks.caseId, designTasks.version, designTasks.taskKind],
      set: { dueAt },
    });
}

/** Tasks with their past, as they come from elsewhere. */
export async function importTasks(tx: Transaction, tasks: readonly ImportedTask[]): Promise<void> {
  if (tasks.length > 0) await tx.insert(designTasks).values([...tasks]);
}
