import { type PlanAction, type PlanMachine, endpoints, planMachine } from '@archway/contracts';
import { type Actions, call, invalidate, useActions, useText } from '@archway/platform';

/** A case version, with what the reader may begin for it. */
export interface PlannedVersion {
  readonly caseId: string;
  readonly version: number;
  readonly actions: readonly PlanAction[];
}

/** What a plan begins with. */
export interface NewPlan {
  readonly name: string;
  readonly remarks: string | null;
}

/** Everything that shows plans asks again. */
export const refreshPlans = async (): Promise<void> => {
  const { list, actions } = endpoints.plans;
  await Promise.all([list, actions, endpoints.cases.progress].map((endpoint) => invalidate(endpoint)));
};

/** Actions of the plan machine that readers take themselves. */
export function usePlanMachine(): Actions<PlanMachine, PlannedVersion, NewPlan> {
  const t = useText('plans');
  return useActions<PlanMachine, PlannedVersion, NewPlan>({
    machine: planMachine,
    done: (action) => t(`acted.${action}`),
    send: async (action, { caseId, version }, plan) => {
      if (action !== 'startTarget' || !plan) throw new Error(`a plan takes ${action} with its case`);
      await call(endpoints.plans.create, { body: { caseId, version, ...plan } }, { quiet: true });
    },
    refresh: refreshPlans,
  });
}
