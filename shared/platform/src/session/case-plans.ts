import { useMemo } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type ListedPlan, endpoints } from '@archway/contracts';
import { query } from '../wire/query.ts';

/** The plans of one version of a case, newest first. */
export interface VersionPlans {
  readonly version: number;
  /** 1 is the initial phase, all others are refinements. */
  readonly stage: number;
  readonly plans: readonly ListedPlan[];
}

/** The plans of all versions of a case, the newest version first; undefined until all are here. */
export function useCasePlans(caseId: string): {
  readonly versions: readonly VersionPlans[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
} {
  const found = useQuery(query(endpoints.cases.versions, { query: { caseId } }));
  const known = found.data;
  const lists = useQueries({
    queries: (known ?? []).map(({ version }) => query(endpoints.plans.list, { query: { caseId, version } })),
    combine: (answers) => ({
      all: answers.map(({ data }) => data),
      error: answers.find(({ error }) => error)?.error ?? null,
      retry: () => answers.forEach(({ refetch }) => void refetch()),
    }),
  });
  const { all } = lists;
  const versions = useMemo(() => {
    if (!known || all.length < known.length) return undefined;
    const told = known.flatMap(({ version, stage }, at): VersionPlans[] => {
      const plans = all[at];
      return plans ? [{ version, stage, plans }] : [];
    });
    return told.length < known.length ? undefined : told.toSorted((one, other) => other.version - one.version);
  }, [known, all]);
  return {
    versions,
    error: found.error ?? lists.error,
    retry: () => {
      void found.refetch();
      lists.retry();
    },
  };
}
