import {
  type AuditFindings,
  type PlanMachine,
  type PlanStatus,
  clinicalResults,
  designingStatuses,
  hasDuty,
  isOneOf,
  openChecks,
  makesAppliance,
  planStatus,
} from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import type { Actor, GuardMap, Refused } from '../../infrastructure/machine/adapter.ts';
import { peopleById } from '../access/api.ts';
import type { ActedVersion } from '../cases/api.ts';
import { documentRow } from './document/repository.ts';
import type { SavedDocument } from './document/saving.ts';
import { type PlanRecord, stagesOf } from './plan-repository.ts';
import { openCommentsOn } from './ports.ts';
import { type TaskHolders, heldByAnother } from './tasks/task-people.ts';

/** A plan in the hands of whoever acts on it; null before it begins. */
export interface ActedPlan {
  readonly found: ActedVersion;
  readonly actor: Actor;
  readonly planType: PlanRecord['planType'];
  readonly plan: PlanRecord | null;
  /** What a plan that begins is copied from, or the target that it will lead to. */
  readonly from: PlanRecord | null;
  /** The target of stages, of such that begin as well. */
  readonly target: PlanRecord | null;
  /** Who holds the tasks of the case. */
  readonly holders: TaskHolders;
}

/** What an action is taken with. */
export interface PlanInput {
  /** Of a plan that begins, or is renamed. */
  readonly name?: string;
  readonly remarks?: string | null | undefined;
  /** Why it is rejected. */
  readonly reason?: string | null | undefined;
  /** What its auditor has looked at so far. */
  readonly findings?: AuditFindings;
  /** What is saved as its document. */
  readonly document?: SavedDocument;
  /** What was decided, where the action alone does not tell. */
  readonly result?: PlanRecord['result'];
}

/** Stages in these went on, or are being looked at. */
const underway: readonly PlanStatus[] = [planStatus.pass, planStatus.auditPlan];

type OfHolder = 'taskHeld' | 'disabledDesigner';

const inDesign = (acted: ActedPlan): Refused<'transitionRefused' | OfHolder> | null =>
  isOneOf(designingStatuses, acted.found.version.status) ? heldElsewhere(acted) : { refused: 'transitionRefused' };

/** Somebody else holds the task to design this. Doctors who design alone have none; operators act for anybody. */
const heldElsewhere = ({ found, holders, planType, actor }: ActedPlan): Refused<OfHolder> | null =>
  hasDuty(found.roles, 'operate') ? null : heldByAnother(holders[planType], actor);

const auditorNamed = async (db: Querier, userId: string): Promise<string> =>
  (await peopleById(db, [userId])).get(userId)?.name ?? '';

const notAudited = async (db: Querier, { plan }: ActedPlan): Promise<Refused<'auditTaken'> | null> =>
  plan?.auditorId == null ? null : { refused: 'auditTaken', values: { name: await auditorNamed(db, plan.auditorId) } };

async function ownAudit(db: Querier, { plan, actor }: ActedPlan): Promise<Refused<'auditTaken'> | null> {
  const taken = plan?.auditorId ?? null;
  if (taken === null || actor === 'system' || actor.userId === taken) return null;
  return { refused: 'auditTaken', values: { name: await auditorNamed(db, taken) } };
}

/** What its auditor has not looked at, and what was said of it that nobody has settled. */
async function unsettled(db: Querier, { plan, planType }: ActedPlan): Promise<Refused<'auditUnsettled'> | null> {
  if (!plan) return null;
  const [num, left] = [await openCommentsOn.one(db, plan.planId), openChecks(planType, plan.auditFindings)];
  return num + left > 0 ? { refused: 'auditUnsettled', values: { num, left } } : null;
}

async function noPassedSteps(
  db: Querier,
  acted: ActedPlan,
): Promise<Refused<'transitionRefused' | 'targetHasApprovedSteps' | OfHolder> | null> {
  const refused = inDesign(acted);
  if (refused || !acted.plan || acted.planType !== 'target') return refused;
  const stages = await stagesOf(db, acted.plan.planId);
  if (stages.some(({ status }) => underway.includes(status)))
    return { refused: 'targetHasApprovedSteps', values: { name: acted.plan.name } };
  return stages.some(({ status }) => status === planStatus.inReview) ? { refused: 'transitionRefused' } : null;
}

/** Nothing is submitted that nobody has designed. Crowns and implants are designed elsewhere: their plans are decisions. */
async function designed(
  db: Querier,
  acted: ActedPlan,
): Promise<Refused<'transitionRefused' | 'planNotSaved' | OfHolder> | null> {
  const refused = inDesign(acted);
  if (refused || !acted.plan || !makesAppliance(acted.found.record.serviceType)) return refused;
  return (await documentRow(db, acted.plan.planId)) ? null : { refused: 'planNotSaved' };
}

/** The conditions of the machine of plans. */
export const planGuards: GuardMap<PlanMachine, ActedPlan, PlanInput> = {
  inDesign: async (_db, acted) => inDesign(acted),
  designed,
  onTarget: async (_db, acted) =>
    inDesign(acted) ?? (acted.target?.status === planStatus.pass ? null : { refused: 'targetNotSubmitted' }),
  notTaken: async (db, acted) => (await notAudited(db, acted)) ?? heldElsewhere(acted),
  notAudited,
  audited: async (_db, { plan }) => (plan?.auditorId == null ? { refused: 'transitionRefused' } : null),
  ownAudit,
  ownAuditSettled: async (tx, acted) => (await ownAudit(tx, acted)) ?? unsettled(tx, acted),
  ownAuditWithReason: async (tx, acted, { reason }) =>
    (await ownAudit(tx, acted)) ?? (reason ? null : { refused: 'reasonRequired' }),
  noPassedSteps,
  undecided: async (db, acted) => {
    const refused = await noPassedSteps(db, acted);
    if (refused || !acted.plan) return refused;
    const own = [acted.plan, ...(acted.planType === 'target' ? await stagesOf(db, acted.plan.planId) : [])];
    return own.some(({ result }) => isOneOf(clinicalResults, result)) ? { refused: 'planDecided' } : null;
  },
};
