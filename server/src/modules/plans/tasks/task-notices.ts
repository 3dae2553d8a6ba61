import {
  type NoticeType,
  type TaskKind,
  type TaskMachine,
  PLANS_SECTION,
  shownName,
  casePath,
} from '@archway/contracts';
import type { Taken } from '../../../infrastructure/machine/adapter.ts';
import { notify } from '../../account/api.ts';
import type { ActedTask, TaskContext } from './task-adapter.ts';
import type { TaskInput } from './task-rules.ts';

const given: Readonly<Record<TaskKind, NoticeType>> = {
  target: 'targetTaskGiven',
  step: 'stepTaskGiven',
  finish: 'finishTaskGiven',
};
const yours: Readonly<Record<TaskKind, NoticeType>> = {
  target: 'targetTaskYours',
  step: 'stepTaskYours',
  finish: 'finishTaskYours',
};

/** Tells whoever a task was given to, and whoever it was taken from; nobody of what they did themselves. */
export async function noticeOfTask({
  context,
  tx,
  actor,
  subject,
  row: { action },
  after: { holder },
  input,
}: Taken<TaskMachine, TaskContext, ActedTask, TaskInput>): Promise<void> {
  if (!holder || (action !== 'assign' && action !== 'handOver')) return;
  const { found, taskKind, holder: before } = subject;
  const { record, version } = found;
  const values = { patient: version.patientName, ptNo: record.ptNo };
  const link = casePath(version, PLANS_SECTION);
  if (actor === 'system') {
    if (holder.userId === input.causedBy) return;
    await notify(context, tx, [holder.userId], yours[taskKind], values, link);
    return;
  }
  const by = shownName(actor);
  if (holder.userId !== actor.userId) {
    await notify(context, tx, [holder.userId], given[taskKind], { ...values, by, reason: input.note ?? '' }, link);
  }
  if (before && before.userId !== actor.userId && before.userId !== holder.userId)
    await notify(context, tx, [before.userId], 'taskReassigned', { ...values, by, to: holder.name }, link);
}
