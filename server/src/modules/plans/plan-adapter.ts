import {
  type PlanAction,
  type PlanMachine,
  designingStatuses,
  entrustTo,
  hasDuty,
  isOneOf,
  offeredPlanActions,
  planMachine,
  planStates,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import type { MachineAdapter } from '../../infrastructure/machine/adapter.ts';
import { actionsOf } from '../../infrastructure/machine/take-action.ts';
import {
  type ActedVersion,
  type CaseKey,
  lockForSystem,
  lockVersion,
  recordAction,
  tellCaseChanged,
} from '../cases/api.ts';
import { type PlanRecord, addPlan, changePlan, planRecord } from './plan-repository.ts';

/** A plan of a case version; without an id the plan that is about to begin. */
export interface PlanKey extends CaseKey {
  readonly planId: string | null;
}

/** A plan in the hands of whoever acts on it; null before it begins. */
interface ActedPlan {
  readonly found: ActedVersion;
  readonly plan: PlanRecord | null;
}

/** What an action is taken with. */
export interface PlanInput {
  /** Of a plan that begins. */
  readonly name?: string;
  readonly remarks?: string | null | undefined;
}

type PlanContext = Pick<AppContext, 'events'>;
type PlanAdapter = MachineAdapter<PlanMachine, PlanContext, PlanKey, ActedPlan, PlanInput>;

/** How the server walks a plan through its machine. What happens on the case is recorded and told there. */
export const planAdapter: PlanAdapter = {
  machine: planMachine,
  lock: async (tx, actor, { planId, ...key }) => {
    const found = actor === 'system' ? await lockForSystem(tx, key) : await lockVersion(tx, actor, key);
    const plan = planId === null ? null : await planRecord(tx, key, planId);
    if (plan === undefined) throw new Refusal('recordNotFound');
    return { found, plan };
  },
  stand: ({ found: { record, version, roles }, plan }) =>
    version.version === record.version
      ? { state: plan?.status ?? planStates.none, mode: version.entrust, parties: roles }
      : null,
  guards: {
    inDesign: async (_db, { found }) =>
      isOneOf(designingStatuses, found.version.status) ? null : { refused: 'transitionRefused' },
  },
  effects: {},
  write: async ({ tx, actor, subject, row: { to }, input }) => {
    const { found, plan } = subject;
    if (to === planStates.none) throw new Error('a plan that began is there');
    if (plan) {
      const { remarks } = input;
      return {
        found,
        plan: await changePlan(tx, plan.planId, { status: to, ...(remarks !== undefined && { remarks }) }),
      };
    }
    const { caseId, version, entrust } = found.version;
    const added = await addPlan(tx, {
      ...{ caseId, version, name: input.name ?? '', remarks: input.remarks ?? null, status: to, planType: 'target' },
      kind: entrust === entrustTo.self ? 'doctorDraft' : 'auditPlan',
      designerId: actor === 'system' ? null : actor.userId,
    });
    return { found, plan: added };
  },
  record: async ({ tx, actor, subject, row, after }) => {
    if (row.action !== 'startTarget') return;
    const { caseId, version, status } = subject.found.version;
    await recordAction(tx, {
      ...{ caseId, version, action: 'createTarget', from: status, to: status },
      userId: actor === 'system' ? null : actor.userId,
      roles: subject.found.roles,
      asAdmin: hasDuty(subject.found.roles, 'operate'),
      note: after.plan?.name ?? null,
      ...(after.plan && { ids: [after.plan.planId] }),
    });
  },
  event: async ({ context, tx, subject: { found }, row }) => {
    if (row.action !== 'startTarget') return;
    const { caseId, version } = found.version;
    await tellCaseChanged(context, tx, { caseId, version }, found.record);
  },
};

/** What somebody who sees a version may begin for it now. */
export const beginnings = (db: Querier, found: ActedVersion): Promise<PlanAction[]> =>
  actionsOf(planAdapter, db, { found, plan: null }, offeredPlanActions);
