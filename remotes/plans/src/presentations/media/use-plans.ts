import { useQueries } from '@tanstack/react-query';
import { type Answer, type PlanToShow, type SlidePlan, endpoints } from '@archway/contracts';
import { query } from '@archway/platform';
import { planSource } from './plan-source.ts';

/** A plan that slides show: what was designed in it, once it is here. */
type LoadedPlan = PlanToShow | 'waiting' | 'failed';

const known = new WeakMap<object, PlanToShow>();
/** The same plan for the same answer: what was drawn of it stays good. */
function sourceOf(saved: NonNullable<Answer<typeof endpoints.plans.document>>): PlanToShow {
  const found = known.get(saved) ?? planSource(saved);
  known.set(saved, found);
  return found;
}

/** Plans of a case by their ids, read when a slide shows them. */
export function usePlans(caseId: string, wanted: readonly SlidePlan[]): ReadonlyMap<string, LoadedPlan> {
  const answers = useQueries({
    queries: wanted.map(({ planId, version }) => ({
      ...query(endpoints.plans.document, { query: { caseId, version, planId } }),
      staleTime: Infinity,
    })),
  });
  return new Map(
    answers.map(({ data, error }, at) => [
      wanted[at]?.planId ?? '',
      data ? sourceOf(data) : error || data === null ? 'failed' : 'waiting',
    ]),
  );
}
