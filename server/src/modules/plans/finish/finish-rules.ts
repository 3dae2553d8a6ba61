import {
  type FinishContent,
  type FinishKind,
  type FinishMachine,
  caseStatus,
  hasDuty,
  isOneOf,
  planStatus,
  producedStatuses,
} from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { Actor, GuardMap, Refused } from '../../../infrastructure/machine/adapter.ts';
import type { ActedVersion } from '../../cases/api.ts';
import { documentRow } from '../document/repository.ts';
import type { PlanRecord } from '../plan-repository.ts';
import { isSubmitted } from '../submitted.ts';
import { type TaskHolder, heldByAnother } from '../tasks/task-people.ts';
import type { FinishRecord } from './finish-repository.ts';

/** Post-processing or a retainer in the hands of whoever acts on it; null before it begins. */
export interface ActedFinish {
  readonly found: ActedVersion;
  readonly actor: Actor;
  readonly plan: PlanRecord;
  readonly kind: FinishKind;
  readonly finish: FinishRecord | null;
  /** Who holds the task to do it. */
  readonly holder: TaskHolder | null;
}

/** What is saved. */
export interface FinishInput {
  readonly saved?: { readonly content: FinishContent; readonly sha256: string };
}

type Unfit = FinishMachine['guards']['submitted']['refusals'][number];

async function unfit(db: Querier, acted: ActedFinish): Promise<Refused<Unfit> | null> {
  const { found, plan } = acted;
  if (plan.result === 'planConfirmed' || isOneOf(producedStatuses, found.version.status))
    return { refused: 'confirmedPlanFixed' };
  if (plan.status === planStatus.refuse) return { refused: 'rejectedPlanFixed' };
  if (plan.status === planStatus.freeze) return { refused: 'transitionRefused' };
  if (!isSubmitted(plan)) return { refused: 'planNotSubmitted' };
  if (!(await documentRow(db, plan.planId))) return { refused: 'planNotDesigned', values: { name: plan.name } };
  return heldElsewhere(acted);
}

/** Somebody else holds the task. Before the doctor has approved there is none that a lead could give on; operators act for anybody. */
const heldElsewhere = ({ found, holder, actor }: ActedFinish): Refused<'taskHeld' | 'disabledDesigner'> | null =>
  found.version.status !== caseStatus.clinicallyApproved || hasDuty(found.roles, 'operate')
    ? null
    : heldByAnother(holder, actor);

/** The conditions of the machine of post-processing and retainers. */
export const finishGuards: GuardMap<FinishMachine, ActedFinish, FinishInput> = {
  submitted: unfit,
  drawn: async (db, acted) =>
    (await unfit(db, acted)) ??
    (acted.finish?.content?.upper || acted.finish?.content?.lower ? null : { refused: 'finishEmpty' }),
};
