import { useQuery } from '@tanstack/react-query';
import { type CommentCount, endpoints } from '@archway/contracts';
import { invalidate, query, useServerEvent } from '@archway/platform';

const { list, counts } = endpoints.comments;

interface PlanKey {
  readonly caseId: string;
  readonly version: number;
  readonly planId: string;
}

/** Whoever shows comments, or how many there are, asks again. */
export const refreshComments = async (): Promise<void> => {
  await Promise.all([invalidate(list), invalidate(counts)]);
};

/** Comments on a plan; they follow what others write. */
export function useComments({ caseId, version, planId }: PlanKey) {
  const found = useQuery(query(list, { query: { caseId, version, planId } }));
  useServerEvent('plan.comment', (changed) => {
    if (changed.planId === planId) void refreshComments();
  });
  return found;
}

const NONE = new Map<string, CommentCount>();

/** How many comments there are on the plans of a case version, by plan. */
export function useCommentCounts({ caseId, version }: Pick<PlanKey, 'caseId' | 'version'>) {
  const found = useQuery(query(counts, { query: { caseId, version } }));
  useServerEvent('plan.comment', (changed) => {
    if (changed.caseId === caseId) void invalidate(counts);
  });
  return found.data ? new Map(found.data.map((count) => [count.planId, count])) : NONE;
}
