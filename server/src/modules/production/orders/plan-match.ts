import type { BilingualValue, planMatches } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { type ConfirmedPlan, confirmedPlan } from '../../plans/api.ts';
import type { OrderRecordRow } from './order-repository.ts';

/** Why what would be made is not what the doctor confirmed. */
export type Mismatch =
  | { readonly refused: 'noConfirmedPlan' }
  | { readonly refused: 'orderPlanChanged'; readonly values: { readonly name: BilingualValue } };

const changed = (zh: string, en: string): Mismatch => ({ refused: 'orderPlanChanged', values: { name: { zh, en } } });

/** Whether the plan that was confirmed is still the document that is there. */
export const planStands = (plan: ConfirmedPlan): Mismatch | null =>
  plan.documentHash === plan.confirmedHash
    ? null
    : changed(`方案“${plan.name}”在确认后被改动`, `the plan “${plan.name}” was changed after it was confirmed`);

/** Whether an order still makes what is confirmed; null where it does, or where no plan was written down with it. */
export async function mismatchOf(
  db: Querier,
  order: Pick<OrderRecordRow, 'caseId' | 'version' | 'planId' | 'planHash'>,
): Promise<Mismatch | null> {
  if (order.planId === null) return null;
  const plan = await confirmedPlan(db, { caseId: order.caseId, version: order.version });
  if (!plan) return { refused: 'noConfirmedPlan' };
  if (plan.planId !== order.planId || plan.confirmedHash !== order.planHash)
    return changed(`现已确认的是另一方案“${plan.name}”`, `another plan, “${plan.name}”, is confirmed now`);
  return planStands(plan);
}

/** The same in a word. */
export const matchOf = (
  order: Pick<OrderRecordRow, 'planId'>,
  mismatch: Mismatch | null,
): (typeof planMatches)[number] => (order.planId === null ? 'notAssessed' : mismatch ? 'changed' : 'same');
