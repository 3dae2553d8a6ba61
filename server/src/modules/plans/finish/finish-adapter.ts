import {
  type ChangedSubject,
  type FinishAction,
  type FinishKind,
  type FinishMachine,
  type NoticeType,
  PLANS_SECTION,
  finishMachine,
  finishStates,
  planModeOf,
  rolesWith,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { MachineAdapter } from '../../../infrastructure/machine/adapter.ts';
import {
  type CaseKey,
  auditChange,
  lockForSystem,
  lockVersion,
  noticeToSide,
  tellCaseChanged,
} from '../../cases/api.ts';
import { planRecord } from '../plan-repository.ts';
import { holdersOf } from '../tasks/task-people.ts';
import { claimTask, promiseAnew } from '../tasks/task-work.ts';
import { lockFinish, putFinish } from './finish-repository.ts';
import { type ActedFinish, type FinishInput, finishGuards } from './finish-rules.ts';

/** Which of the two of a plan. */
export type FinishKey = CaseKey & { readonly planId: string; readonly kind: FinishKind };

type FinishAdapter = MachineAdapter<
  FinishMachine,
  Pick<AppContext, 'events' | 'jobs'>,
  FinishKey,
  ActedFinish,
  FinishInput
>;

const audited: Readonly<Record<FinishAction, ChangedSubject>> = {
  start: 'startFinish',
  save: 'saveFinish',
  complete: 'completeFinish',
  reopen: 'reopenFinish',
};

const completed: Readonly<Record<FinishKind, NoticeType>> = {
  postProcess: 'planPostProcessed',
  retainer: 'retainerDesigned',
};

/** How the server walks post-processing and retainers of plans through their machine. */
export const finishAdapter: FinishAdapter = {
  machine: finishMachine,
  lock: async (tx, actor, { planId, kind, ...key }) => {
    const found = actor === 'system' ? await lockForSystem(tx, key) : await lockVersion(tx, actor, key);
    const plan = await planRecord(tx, key, planId);
    if (!plan) throw new Refusal('recordNotFound');
    const holder = (await holdersOf(tx, found)).finish ?? null;
    return { found, actor, plan, kind, finish: await lockFinish(tx, planId, kind), holder };
  },
  // A target sets a goal: nothing is made of it. Nor does an earlier version change.
  stand: ({ found: { record, version, roles }, plan, finish }) =>
    plan.planType === 'step' && version.version === record.version
      ? { state: finish?.state ?? finishStates.none, mode: planModeOf('step', version.entrust), parties: roles }
      : null,
  guards: finishGuards,
  effects: {},
  write: async ({ tx, actor, subject, row: { action, to }, input }) => {
    if (to === finishStates.none) throw new Error('what is begun stands somewhere');
    const { found, plan, kind, finish, holder } = subject;
    const { planId, caseId, version } = plan;
    const userId = actor === 'system' ? null : actor.userId;
    if (userId !== null && !holder) await claimTask(tx, found, userId, 'finish');
    if (action === 'reopen') await promiseAnew(tx, found, 'finish');
    const now = new Date();
    const done = action === 'complete' ? { completedBy: userId, completedAt: now } : { completedBy: null };
    return {
      ...subject,
      finish: await putFinish(tx, {
        ...{ planId, kind, caseId, version, state: to, completedAt: null, ...done },
        ...{ content: finish?.content ?? null, sha256: finish?.sha256 ?? null, ...input.saved },
        ...(action === 'complete' && finish
          ? { workedBy: finish.workedBy, workedAt: finish.workedAt }
          : { workedBy: userId, workedAt: now }),
      }),
    };
  },
  record: async ({ tx, actor, subject: { found, plan }, row: { action } }) => {
    const { caseId, version } = found.version;
    const by = { userId: actor === 'system' ? null : actor.userId, roles: found.roles };
    await auditChange(tx, { caseId, version }, by, audited[action], { ids: [plan.planId] });
  },
  // The doctor confirms what is completed; one who designs alone has done it.
  notice: async ({ context, tx, actor, subject: { found, plan, kind }, row: { action } }) => {
    if (action !== 'complete' || actor === 'system') return;
    const whom = { side: 'practice', roles: rolesWith('treat'), section: PLANS_SECTION } as const;
    await noticeToSide(context, tx, actor, found, { ...whom, type: completed[kind], values: { name: plan.name } });
  },
  event: async ({ context, tx, subject: { found } }) => {
    const { caseId, version } = found.version;
    await tellCaseChanged(context, tx, { caseId, version }, found.record);
  },
};
