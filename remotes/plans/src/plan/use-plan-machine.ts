import {
  type PlanAction,
  type PlanMachine,
  endpoints,
  isOneOf,
  plainPlanActions,
  planMachine,
} from '@archway/contracts';
import { type Actions, call, invalidate, useActions, useText } from '@archway/platform';

/** A plan, or the case version for which one begins, with what the reader may do with it. */
export interface ActedPlan {
  readonly caseId: string;
  readonly version: number;
  /** Absent where a plan begins from nothing. */
  readonly planId?: string;
  readonly name: string;
  readonly actions: readonly PlanAction[];
}

/** What a plan is called. */
export interface PlanName {
  readonly name: string;
  readonly remarks: string | null;
}

/** What an action is taken with. */
export type PlanWords = PlanName | { readonly reason: string };

/** Everything that shows plans asks again. */
export const refreshPlans = async (): Promise<void> => {
  const { list, actions } = endpoints.plans;
  const { detail, progress } = endpoints.cases;
  // Which drafts may be designed by the machine follows from what they are now.
  const designs = endpoints.planDesigns.list;
  await Promise.all([list, actions, detail, progress, designs].map((endpoint) => invalidate(endpoint)));
};

/** Calls that give a plan its name. */
const naming = {
  startStep: endpoints.plans.createStep,
  copy: endpoints.plans.copy,
  rename: endpoints.plans.rename,
} as const;

async function send(action: PlanAction, { planId, ...at }: ActedPlan, words?: PlanWords): Promise<unknown> {
  const key = { caseId: at.caseId, version: at.version };
  const named = words && 'name' in words ? words : undefined;
  if (action === 'startTarget' && named) {
    return call(endpoints.plans.create, { body: { ...key, ...named } }, { quiet: true });
  }
  if (planId === undefined) throw new Error(`${action} needs a plan`);
  const begins = named && action in naming ? naming[action as keyof typeof naming] : undefined;
  if (begins && named) return call(begins, { body: { ...key, planId, ...named } }, { quiet: true });
  if (!isOneOf(plainPlanActions, action)) throw new Error(`a plan takes ${action} with its case`);
  const reason = words && 'reason' in words ? words.reason : null;
  return call(endpoints.plans.act, { body: { ...key, planId, action, reason } }, { quiet: words !== undefined });
}

/** Actions of the plan machine that readers take themselves. */
export function usePlanMachine(): Actions<PlanMachine, ActedPlan, PlanWords> {
  const t = useText('plans');
  return useActions<PlanMachine, ActedPlan, PlanWords>({
    machine: planMachine,
    question: (action, { name }) => ({
      title: t(`ask.${action}.title`, { name }),
      body: t(`ask.${action}.body`),
      okText: t(`action.${action}`),
    }),
    done: (action) => t(`acted.${action}`),
    send,
    refresh: refreshPlans,
  });
}
