import {
  type DesignTask,
  type PlanType,
  type Received,
  caseStatus,
  designDays,
  entrustTo,
  hasDuty,
  type plansEndpoints,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { type ActedVersion, type CaseFollower, type CaseKey, auditChange } from '../../cases/api.ts';
import { type TaskContext, taskAdapter } from './task-adapter.ts';
import { designersOf } from './task-people.ts';
import { giveTask, promiseTask } from './task-repository.ts';
import { taskView } from './task-view.ts';

/**
 * Takes a task, puts it back, hands it over or assigns it.
 * @returns the task that is next then
 * @throws Refusal recordNotFound, also for a person who does not design the case; transitionRefused, noPermission,
 *   taskHeld; disabledDesigner with the name of one who may design no longer; taskDuePast
 */
export const actOnTask = (
  context: Pick<AppContext, 'db' | 'events' | 'jobs'>,
  caller: Caller,
  { action, assignUserId, note, dueTime, ...key }: Received<typeof plansEndpoints.actOnTask>['body'],
): Promise<{ task: DesignTask | null }> =>
  context.db.transaction(async (tx) => {
    const dueAt = dueTime ? new Date(dueTime) : undefined;
    if (dueAt && dueAt.getTime() <= Date.now()) throw new Refusal('taskDuePast');
    await takeAction(taskAdapter, { context, tx, actor: caller }, key, action, { assignUserId, note, dueAt });
    const { task } = await taskView(tx, caller, key);
    if (!task) return { task };
    const { designers: _, ...bare } = task;
    return { task: bare };
  });

const DAY_MS = 86_400_000;
const dueFrom = (planType: PlanType): Date => new Date(Date.now() + designDays[planType] * DAY_MS);

/**
 * Whose the next task of a case is when its turn has come: theirs who hold it and may design it, else the default
 * member's, else nobody's. From then on its time runs.
 * @param causedBy whose action it is that makes it come
 */
export async function giveNext(
  context: TaskContext,
  tx: Transaction,
  { caseId, version }: CaseKey,
  causedBy: string | null,
): Promise<void> {
  const key = { caseId, version };
  const { found, entrust, holder, planType } = await taskAdapter.lock(tx, 'system', key);
  if (entrust === entrustTo.self) return;
  await promiseTask(tx, { ...key, planType }, dueFrom(planType));
  if (holder?.able) return;
  const of = { ...found.version, practiceId: found.record.practiceId };
  const first = (await designersOf(tx, of, planType)).find(({ isDefault }) => isDefault);
  const work = { context, tx, actor: 'system' } as const;
  if (first) await takeAction(taskAdapter, work, key, 'assign', { assignUserId: first.person.userId, causedBy });
  else if (holder) await takeAction(taskAdapter, work, key, 'putBack', {});
}

/** A case that comes to be designed finds its designer; one that its doctor refused has its time anew. */
export const followCase: CaseFollower = async (context, tx, { to, by, ...key }) => {
  if (to === caseStatus.designing) await giveNext(context, tx, key, by);
  if (to !== caseStatus.clinicallyRejected) return;
  const { entrust, planType } = await taskAdapter.lock(tx, 'system', key);
  if (entrust !== entrustTo.self) await promiseTask(tx, { ...key, planType }, dueFrom(planType));
};

/** Whoever designs what lies in the pool takes it by that. */
export async function claimTask(
  tx: Transaction,
  { version, roles }: ActedVersion,
  userId: string,
  planType: PlanType,
): Promise<void> {
  // Whoever operates the platform helps out, and holds nothing.
  if (version.entrust === entrustTo.self || !hasDuty(roles, planType)) return;
  const key = { caseId: version.caseId, version: version.version };
  await giveTask(tx, { ...key, planType }, userId, null);
  await auditChange(tx, key, { userId, roles }, 'takeTask', { ids: [userId] });
}
