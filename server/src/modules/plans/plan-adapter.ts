import {
  type PlanAction,
  type PlanMachine,
  type PlanResult,
  type PlanType,
  entrustTo,
  offeredPlanActions,
  planMachine,
  planModeOf,
  planStates,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import type { MachineAdapter } from '../../infrastructure/machine/adapter.ts';
import { actionsOf } from '../../infrastructure/machine/take-action.ts';
import { type ActedVersion, type CaseKey, lockForSystem, lockVersion, tellCaseChanged } from '../cases/api.ts';
import { copyDocument, writeDocument } from './document/saving.ts';
import { type ActedPlan, type PlanInput, planGuards } from './plan-guards.ts';
import { noticeOfPlan } from './plan-notices.ts';
import { recordOfPlan } from './plan-records.ts';
import { claimTask } from './tasks/task-work.ts';
import { holdersOf } from './tasks/task-people.ts';
import { type PlanRecord, addPlan, changePlan, dropPlan, planRecord } from './plan-repository.ts';

/** A plan of a case version, or one that is about to begin. */
export type PlanKey = CaseKey &
  (
    | { readonly planId: string }
    | {
        readonly planId: null;
        readonly planType: PlanType;
        /** What it is copied from, or the target that stages will lead to. */
        readonly fromId: string | null;
      }
  );

export type PlanContext = Pick<AppContext, 'events' | 'jobs'>;
type PlanAdapter = MachineAdapter<PlanMachine, PlanContext, PlanKey, ActedPlan, PlanInput>;

async function knownPlan(db: Querier, key: CaseKey, planId: string): Promise<PlanRecord> {
  const plan = await planRecord(db, key, planId);
  if (!plan) throw new Refusal('recordNotFound');
  return plan;
}

/** The target that stages lead to. */
export const targetFor = async (db: Querier, key: CaseKey, of: PlanRecord | null): Promise<PlanRecord | null> => {
  if (of?.planType === 'target') return of;
  const targetId = of?.targetPlanId ?? null;
  return targetId === null ? null : ((await planRecord(db, key, targetId)) ?? null);
};

/** What was decided, where the action alone tells it. */
const resultOf = (action: PlanAction, planType: PlanType): PlanResult | undefined => {
  const target = planType === 'target';
  if (action === 'passAudit') return target ? 'targetPassed' : 'stagePassed';
  if (action === 'rejectAudit') return target ? 'targetRejected' : 'stageRejected';
  return action === 'approve' ? 'clinicallyPassed' : undefined;
};

/** How the server walks a plan through its machine. What happens on the case is recorded and told there. */
export const planAdapter: PlanAdapter = {
  machine: planMachine,
  lock: async (tx, actor, key) => {
    const found = actor === 'system' ? await lockForSystem(tx, key) : await lockVersion(tx, actor, key);
    const holders = await holdersOf(tx, found);
    if (key.planId === null) {
      const from = key.fromId === null ? null : await knownPlan(tx, key, key.fromId);
      return {
        found,
        actor,
        plan: null,
        planType: key.planType,
        from,
        target: await targetFor(tx, key, from),
        holders,
      };
    }
    const plan = await knownPlan(tx, key, key.planId);
    return { found, actor, plan, planType: plan.planType, from: null, target: await targetFor(tx, key, plan), holders };
  },
  stand: ({ found: { record, version, roles }, plan, planType }) =>
    version.version === record.version
      ? {
          state: plan?.status ?? planStates.none,
          mode: planModeOf(planType, version.entrust),
          parties: roles,
        }
      : null,
  guards: planGuards,
  effects: {},
  write: async ({ tx, actor, subject, row: { action, to }, input }) => {
    const { plan, planType } = subject;
    const userId = actor === 'system' ? null : actor.userId;
    if (plan && to === planStates.none) {
      await dropPlan(tx, plan.planId);
      return { ...subject, plan: null };
    }
    if (to === planStates.none) throw new Error('a plan that begins is there');
    const claims = claiming.has(action) && !subject.holders[planType];
    if (userId !== null && claims) await claimTask(tx, subject.found, userId, planType);
    if (!plan) return { ...subject, plan: await begin(tx, subject, to, input, userId) };
    if (action === 'saveDocument') return { ...subject, plan: await writeDocument(tx, plan, input.document, userId) };
    const { name, remarks } = input;
    const result = input.result ?? resultOf(action, planType);
    return {
      ...subject,
      plan: await changePlan(tx, plan.planId, {
        status: to,
        ...(name !== undefined && { name }),
        ...(remarks !== undefined && { remarks }),
        ...(action === 'rejectAudit' && { reviewMessage: input.reason ?? null }),
        ...(action === 'reject' && { clinicalMessage: input.reason ?? null }),
        ...(result && { result }),
        ...auditorAfter(action, userId),
        ...(action === 'saveAudit' && { auditFindings: input.findings ?? null }),
      }),
    };
  },
  record: recordOfPlan,
  notice: noticeOfPlan,
  event: async ({ context, tx, actor, subject: { found } }) => {
    // What the server does with a plan it does with its case, which tells.
    if (actor === 'system') return;
    const { caseId, version } = found.version;
    await tellCaseChanged(context, tx, { caseId, version }, found.record);
  },
};

/** Who audits it from then on; whoever decided without having taken it has taken it by that. */
function auditorAfter(
  action: PlanAction,
  userId: string | null,
): Pick<Partial<PlanRecord>, 'auditorId' | 'auditFindings'> {
  // What is submitted is looked at anew.
  if (action === 'submit') return { auditorId: null, auditFindings: null };
  if (action === 'releaseAudit') return { auditorId: null };
  return action === 'takeAudit' || action === 'passAudit' || action === 'rejectAudit' ? { auditorId: userId } : {};
}

async function begin(
  tx: Transaction,
  { found: { version }, planType, from, target }: ActedPlan,
  status: PlanRecord['status'],
  { name = '', remarks = null }: PlanInput,
  designerId: string | null,
): Promise<PlanRecord> {
  // Stages that begin lead to their target, and are copied from nothing.
  const source = from && from.planType === planType ? from : null;
  const plan = await addPlan(tx, {
    ...{ caseId: version.caseId, version: version.version, name, remarks, status, planType, designerId },
    kind: version.entrust === entrustTo.self ? 'doctorDraft' : 'auditPlan',
    targetPlanId: planType === 'step' ? (target?.planId ?? null) : null,
    sourcePlanId: source?.planId ?? null,
    upperSteps: source?.upperSteps ?? null,
    lowerSteps: source?.lowerSteps ?? null,
  });
  if (source) await copyDocument(tx, source.planId, plan.planId);
  return plan;
}

/** Whoever does these designs it from then on, unless somebody does already. */
const claiming: ReadonlySet<PlanAction> = new Set(['startTarget', 'startStep', 'copy', 'saveDocument', 'submit']);

const ofPlans: ReadonlySet<PlanAction> = new Set(['startStep', 'copy']);

/** What somebody who sees a version may begin for it now, besides what comes from another plan. */
export const beginnings = async (db: Querier, found: ActedVersion, actor: ActedPlan['actor']): Promise<PlanAction[]> =>
  actionsOf(
    planAdapter,
    db,
    { found, actor, plan: null, planType: 'target', from: null, target: null, holders: await holdersOf(db, found) },
    offeredPlanActions.filter((action) => !ofPlans.has(action)),
  );

/** What somebody may do with a plan now, and begin from it. @param target that its stages lead to */
export async function actionsOn(
  db: Querier,
  { found, actor, holders }: Pick<ActedPlan, 'found' | 'actor' | 'holders'>,
  plan: PlanRecord,
  target: PlanRecord | null,
): Promise<PlanAction[]> {
  const acted = { found, actor, plan, planType: plan.planType, from: null, target, holders };
  const on = await actionsOf(planAdapter, db, acted, offeredPlanActions);
  const copied = { ...acted, plan: null, from: plan };
  const copies = await actionsOf(planAdapter, db, copied, ['copy']);
  const led = { ...copied, planType: 'step' as const, target: plan };
  const begins = plan.planType === 'target' ? await actionsOf(planAdapter, db, led, ['startStep']) : [];
  return [...on, ...copies, ...begins];
}
