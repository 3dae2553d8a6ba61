import { type AuditFindings, type PlanType, auditChecksOf } from '@archway/contracts';

/** Everything that is looked at in a plan of this kind was. */
export const everyCheck = (planType: PlanType): AuditFindings =>
  Object.fromEntries(auditChecksOf(planType).map(({ key }) => [key, 'ok']));
