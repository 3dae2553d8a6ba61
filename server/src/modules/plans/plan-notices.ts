import {
  type NoticeType,
  type PlanMachine,
  type RoleKey,
  type RowOf,
  PLANS_SECTION,
  planStatus,
  rolesWith,
} from '@archway/contracts';
import type { AppContext } from '../../context.ts';
import type { Taken } from '../../infrastructure/machine/adapter.ts';
import { noticeToSide } from '../cases/api.ts';
import type { ActedPlan, PlanInput } from './plan-guards.ts';

/** Whose turn an action makes it: auditors of what was submitted, designers of what was decided. */
function told(
  { action, to }: RowOf<PlanMachine>,
  { planType }: Pick<ActedPlan, 'planType'>,
): { readonly type: NoticeType; readonly roles: readonly RoleKey[] } | null {
  if (action === 'submit' && to === planStatus.inReview)
    return { type: 'planToAudit', roles: rolesWith(planType === 'target' ? 'auditTarget' : 'auditStep') };
  const designers = rolesWith('target', 'step');
  if (action === 'passAudit') return { type: 'planPassedAudit', roles: designers };
  return action === 'rejectAudit' ? { type: 'planFailedAudit', roles: designers } : null;
}

/** Tells those of the design side whose turn it is. The practice hears of a plan when it comes to the doctor. */
export async function noticeOfPlan({
  context,
  tx,
  actor,
  subject,
  row,
  after: { plan },
  input,
}: Taken<PlanMachine, Pick<AppContext, 'events' | 'jobs'>, ActedPlan, PlanInput>): Promise<void> {
  const whom = told(row, subject);
  if (actor === 'system' || !plan || !whom) return;
  const values = { name: plan.name, reason: input.reason ?? '' };
  await noticeToSide(context, tx, actor, subject.found, { side: 'design', ...whom, values, section: PLANS_SECTION });
}
