import {
  type ChangedSubject,
  type PlanAction,
  type PlanMachine,
  type PlanType,
  type RecordedAction,
  hasDuty,
} from '@archway/contracts';
import type { Taken } from '../../infrastructure/machine/adapter.ts';
import { auditChange, recordAction } from '../cases/api.ts';
import type { ActedPlan, PlanInput } from './plan-guards.ts';

/** The line of the progress log that an action leaves, by what it is taken on; what is missing here leaves none. */
const recorded: Partial<Record<PlanAction, Readonly<Record<PlanType, RecordedAction>>>> = {
  startTarget: { target: 'createTarget', step: 'createTarget' },
  startStep: { target: 'createStep', step: 'createStep' },
  copy: { target: 'copyPlan', step: 'copyPlan' },
  submit: { target: 'submitTarget', step: 'submitStep' },
  withdraw: { target: 'withdrawPlan', step: 'withdrawPlan' },
  passAudit: { target: 'passTarget', step: 'passStep' },
  rejectAudit: { target: 'rejectTarget', step: 'rejectStep' },
  freeze: { target: 'freezePlan', step: 'freezePlan' },
  delete: { target: 'deletePlan', step: 'deletePlan' },
};

/** What stands in the audit trail alone. */
const audited: Partial<Record<PlanAction, ChangedSubject>> = {
  rename: 'renamePlan',
  saveDocument: 'savePlanDocument',
  takeAudit: 'takeAudit',
  releaseAudit: 'releaseAudit',
  saveAudit: 'saveAudit',
};

/** Writes down what was done with a plan; what the server does with it stands with the action of its case. */
export async function recordOfPlan<Context>({
  tx,
  actor,
  subject,
  row,
  after,
  input,
}: Taken<PlanMachine, Context, ActedPlan, PlanInput>): Promise<void> {
  if (actor === 'system') return;
  const { version, roles } = subject.found;
  const { caseId, version: number, status } = version;
  const key = { caseId, version: number };
  const plan = after.plan ?? subject.plan;
  const ids = plan ? [plan.planId] : [];
  const line = recorded[row.action]?.[subject.planType];
  if (line) {
    await recordAction(tx, {
      ...{ ...key, action: line, from: status, to: status, userId: actor.userId, roles, ids },
      asAdmin: hasDuty(roles, 'operate'),
      note: [plan?.name, input.reason].filter(Boolean).join(': ') || null,
    });
    return;
  }
  const entry = audited[row.action];
  if (entry) await auditChange(tx, key, { userId: actor.userId, roles }, entry, { ids });
}
