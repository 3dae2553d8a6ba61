import { useQuery } from '@tanstack/react-query';
import { type PlanComment, endpoints } from '@archway/contracts';
import { invalidate, query, useServerEvent, useSlotOffers } from '@archway/platform';

const { list } = endpoints.comments;
const NONE: readonly PlanComment[] = [];

export interface PlanComments {
  /** Somebody shows them: without a list there are no pins, either. */
  readonly shown: boolean;
  readonly comments: readonly PlanComment[];
  readonly open: number;
}

/** What is said of a plan, as its pins show it; it follows what others write. */
export function usePlanComments(key: {
  readonly caseId: string;
  readonly version: number;
  readonly planId: string;
}): PlanComments {
  const shown = useSlotOffers('plan.comments').length > 0;
  const { data } = useQuery({ ...query(list, { query: key }), enabled: shown });
  useServerEvent('plan.comment', ({ planId }) => {
    if (planId === key.planId) void invalidate(list);
  });
  const comments = data?.comments ?? NONE;
  return { shown, comments, open: comments.filter(({ resolved }) => resolved === null).length };
}
