import type { ToldPlan } from '@archway/contracts';
import { planDifference, scannedOnly } from '@archway/dental';
import type { AppContext } from '../../../context.ts';
import { type PlanRecord, planRows } from '../plan-repository.ts';
import { shownPlan } from './shown-plan.ts';

/** A plan for somebody who is asked about it and does not see its case. @throws Refusal planNotDesigned */
export async function toldPlan(context: Pick<AppContext, 'db' | 'store'>, plan: PlanRecord): Promise<ToldPlan> {
  const shown = await shownPlan(context, plan);
  const ofVersion = (await planRows(context.db, plan.caseId)).filter(({ version }) => version === plan.version);
  return {
    plan: {
      ...{ ...shown, name: plan.name, remarks: plan.remarks },
      number: ofVersion.findIndex(({ planId }) => planId === plan.planId) + 1,
    },
    planned: planDifference(scannedOnly(shown.document), shown.document),
  };
}
