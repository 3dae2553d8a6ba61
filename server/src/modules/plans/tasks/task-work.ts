import {
  type DesignTask,
  type TaskKind,
  type Received,
  caseStatus,
  designDays,
  entrustTo,
  hasDuty,
  hasTask,
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
const dueFrom = (taskKind: TaskKind): Date => new Date(Date.now() + designDays[taskKind] * DAY_MS);

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
  const { found, status, entrust, holder, taskKind, unfinished } = await taskAdapter.lock(tx, 'system', key);
  if (entrust === entrustTo.self || !hasTask(status, { held: holder !== null, unfinished })) return;
  await promiseTask(tx, { ...key, taskKind }, dueFrom(taskKind));
  if (holder?.able) return;
  const of = { ...found.version, practiceId: found.record.practiceId };
  const first = (await designersOf(tx, of, taskKind)).find(({ isDefault }) => isDefault);
  const work = { context, tx, actor: 'system' } as const;
  if (first) await takeAction(taskAdapter, work, key, 'assign', { assignUserId: first.person.userId, causedBy });
  else if (holder) await takeAction(taskAdapter, work, key, 'putBack', {});
}

/** The time of a task runs from now on, for what was done has to be done again. */
export const promiseAnew = async (tx: Transaction, { version }: ActedVersion, taskKind: TaskKind): Promise<void> => {
  const { caseId, entrust } = version;
  if (entrust === entrustTo.self) return;
  await promiseTask(tx, { caseId, version: version.version, taskKind }, dueFrom(taskKind));
};

/** A case that comes to be designed, or finished, finds its designer; one that its doctor refused has its time anew. */
export const followCase: CaseFollower = async (context, tx, { to, by, ...key }) => {
  if (to === caseStatus.designing || to === caseStatus.clinicallyApproved) await giveNext(context, tx, key, by);
  if (to !== caseStatus.clinicallyRejected) return;
  const { found, taskKind } = await taskAdapter.lock(tx, 'system', key);
  await promiseAnew(tx, found, taskKind);
};

/** Whoever designs, or finishes, what lies in the pool takes it by that. */
export async function claimTask(
  tx: Transaction,
  { version, roles }: ActedVersion,
  userId: string,
  taskKind: TaskKind,
): Promise<void> {
  // Whoever operates the platform helps out, and holds nothing.
  if (version.entrust === entrustTo.self || !hasDuty(roles, taskKind)) return;
  const key = { caseId: version.caseId, version: version.version };
  await giveTask(tx, { ...key, taskKind }, userId, null);
  await auditChange(tx, key, { userId, roles }, 'takeTask', { ids: [userId] });
}
