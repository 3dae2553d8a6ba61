import { type PlanStatus, planStatus } from '@archway/contracts';
import type { PlanRecord } from '../plan-repository.ts';

/** Plans in these have passed the internal audit: what is a draft, in audit or refused is no patient's business. */
const told: readonly PlanStatus[] = [planStatus.pass, planStatus.auditPlan];
export const isShareable = ({ status }: Pick<PlanRecord, 'status'>): boolean => told.includes(status);
