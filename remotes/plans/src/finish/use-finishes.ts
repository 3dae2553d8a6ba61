import { useQuery } from '@tanstack/react-query';
import { type CaseRef, type Finish, endpoints } from '@archway/contracts';
import { invalidate, query } from '@archway/platform';

/** Everything that shows how far post-processing is asks again. */
export const refreshFinishes = (): Promise<unknown> =>
  Promise.all([endpoints.finishes.list, endpoints.plans.confirmation].map((endpoint) => invalidate(endpoint)));

export interface PlanFinishes {
  /** Post-processing and retainer of a plan; nothing of targets. */
  readonly of: (planId: string) => readonly Finish[];
}

/** How far post-processing and retainers of the stages of a case version are. */
export function useFinishes(key: CaseRef): PlanFinishes {
  const { data } = useQuery(query(endpoints.finishes.list, { query: key }));
  return { of: (planId) => (data ?? []).filter((finish) => finish.planId === planId) };
}
