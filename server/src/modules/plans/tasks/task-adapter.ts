import {
  type ChangedSubject,
  type TaskKind,
  type TaskAction,
  type TaskMachine,
  taskNext,
  shownName,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { Actor, MachineAdapter } from '../../../infrastructure/machine/adapter.ts';
import {
  type ActedVersion,
  type CaseKey,
  auditChange,
  lockForSystem,
  lockVersion,
  tellCaseChanged,
} from '../../cases/api.ts';
import { isFinished } from '../finish/finished-repository.ts';
import { planRows } from '../plan-repository.ts';
import { noticeOfTask } from './task-notices.ts';
import { type TaskHolder, designersOf, holdersOf } from './task-people.ts';
import { giveTask } from './task-repository.ts';
import { type TaskInput, type TaskStanding, taskRules } from './task-rules.ts';

/** A task, by what is designed; without that it is the next one. */
export type TaskKey = CaseKey & { readonly taskKind?: TaskKind };

/** A task in the hands of whoever acts on it. */
export interface ActedTask extends TaskStanding {
  readonly found: ActedVersion;
}

export type TaskContext = Pick<AppContext, 'events' | 'jobs'>;
type TaskAdapter = MachineAdapter<TaskMachine, TaskContext, TaskKey, ActedTask, TaskInput, TaskHolder>;

const audited: Readonly<Record<TaskAction, ChangedSubject>> = {
  take: 'takeTask',
  putBack: 'putBackTask',
  handOver: 'handOverTask',
  assign: 'assignTask',
};

/** A task of a case version as it stands now. */
export async function taskOf(db: Querier, found: ActedVersion, actor: Actor, taskKind?: TaskKind): Promise<ActedTask> {
  const { record, version, roles } = found;
  const plans = (await planRows(db, version.caseId)).filter((plan) => plan.version === version.version);
  const next = taskNext(version.status, plans);
  const type = taskKind ?? next;
  const holders = await holdersOf(db, found);
  return {
    ...{ found, actor, roles, next, taskKind: type },
    ...{ status: version.status, entrust: version.entrust, newest: version.version === record.version },
    ...{ holder: holders[type] ?? null, unfinished: !(await isFinished(db, version)) },
  };
}

/**
 * One who may design it. @throws Refusal recordNotFound for anybody else; disabledDesigner with the name of one who may
 * no longer
 */
async function chosen(db: Querier, { found, taskKind }: ActedTask, userId: string | null): Promise<TaskHolder> {
  const of = { ...found.version, practiceId: found.record.practiceId };
  const one = (await designersOf(db, of, taskKind)).find(({ person }) => person.userId === userId);
  if (!one) throw new Refusal('recordNotFound');
  const name = shownName(one.person);
  if (!one.able) throw new Refusal('disabledDesigner', { name });
  return { userId: one.person.userId, name, able: true };
}

/** How the server walks a design task through its machine. The case is locked: of two who take it one holds it. */
export const taskAdapter: TaskAdapter = {
  ...taskRules,
  lock: async (tx, actor, { caseId, version, taskKind }) => {
    const key = { caseId, version };
    const found = actor === 'system' ? await lockForSystem(tx, key) : await lockVersion(tx, actor, key);
    return taskOf(tx, found, actor, taskKind);
  },
  effects: {
    give: { change: ({ tx, subject, input }) => chosen(tx, subject, input.assignUserId ?? null) },
  },
  write: async ({ tx, actor, subject, row: { action }, input }, changes) => {
    const { found, taskKind } = subject;
    const own =
      action === 'take' && actor !== 'system' ? { userId: actor.userId, name: shownName(actor), able: true } : null;
    const holder = changes[0] ?? own;
    const { caseId, version } = found.version;
    const due = action === 'assign' ? input.dueAt : undefined;
    await giveTask(tx, { caseId, version, taskKind }, holder?.userId ?? null, input.note || null, due);
    return { ...subject, holder };
  },
  record: async ({ tx, actor, subject: { found, roles }, row: { action }, after }) => {
    const { caseId, version } = found.version;
    const by = { userId: actor === 'system' ? null : actor.userId, roles };
    const ids = after.holder ? [after.holder.userId] : [];
    await auditChange(tx, { caseId, version }, by, audited[action], { ids });
  },
  notice: noticeOfTask,
  event: async ({ context, tx, actor, subject: { found } }) => {
    // What the server gives it gives with an action of somebody, which tells.
    if (actor === 'system') return;
    const { caseId, version } = found.version;
    await tellCaseChanged(context, tx, { caseId, version }, found.record);
  },
};
