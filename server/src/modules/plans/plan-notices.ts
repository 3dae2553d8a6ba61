import { type NoticeType, type PlanMachine, PLANS_SECTION, planStatus, rolesWith } from '@archway/contracts';
import type { AppContext } from '../../context.ts';
import type { Taken } from '../../infrastructure/machine/adapter.ts';
import { notify } from '../account/api.ts';
import { casePath } from '../cases/api.ts';
import { caseWatchers } from '../practices/api.ts';
import type { ActedPlan, PlanInput } from './plan-guards.ts';

/**
 * Tells those of the design side whose turn it is: auditors of what was submitted, designers of what was decided. The
 * practice hears of a plan when it comes to the doctor.
 */
export async function noticeOfPlan({
  context,
  tx,
  actor,
  subject: { found, planType },
  row,
  after: { plan },
  input,
}: Taken<PlanMachine, Pick<AppContext, 'events' | 'jobs'>, ActedPlan, PlanInput>): Promise<void> {
  if (actor === 'system' || !plan) return;
  const audits = rolesWith(planType === 'target' ? 'auditTarget' : 'auditStep');
  const designs = rolesWith('target', 'step');
  const told: { type: NoticeType; roles: readonly string[] } | null =
    row.action === 'submit' && row.to === planStatus.inReview
      ? { type: 'planToAudit', roles: audits }
      : row.action === 'passAudit'
        ? { type: 'planPassedAudit', roles: designs }
        : row.action === 'rejectAudit'
          ? { type: 'planFailedAudit', roles: designs }
          : null;
  if (!told) return;
  const { record, version } = found;
  const people = (await caseWatchers(tx, { ...record, ...version })).filter(
    ({ userId, side, roles }) =>
      side === 'design' && userId !== actor.userId && roles.some((role) => told.roles.includes(role)),
  );
  const values = {
    ...{ patient: version.patientName, ptNo: record.ptNo, name: plan.name },
    ...(told.type === 'planFailedAudit' && { reason: input.reason ?? '' }),
  };
  const users = people.map(({ userId }) => userId);
  await notify(context, tx, users, told.type, values, casePath(version, PLANS_SECTION));
}
