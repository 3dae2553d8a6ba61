import { useQuery } from '@tanstack/react-query';
import { type CaseDetail, type ListedPlan, type PlanDocument, caseStatus, endpoints } from '@archway/contracts';
import { planDifference, scannedOnly } from '@archway/dental';
import { query, useCasePlans, useServerEvent } from '@archway/platform';
import { useMemo } from 'react';
import { type PlacedPlan, earlierPlan, placedPlans } from '../../difference/earlier-plan.ts';
import { refreshPlans } from '../../plan/use-plan-machine.ts';

type At = Pick<ListedPlan, 'caseId' | 'version' | 'planId'>;

function useDocument(at: At | null): {
  readonly document: PlanDocument | null | undefined;
  readonly error: Error | null;
} {
  const { caseId = '', version = 1, planId = '' } = at ?? {};
  const found = useQuery({
    ...query(endpoints.plans.document, { query: { caseId, version, planId } }),
    staleTime: Infinity,
    enabled: at !== null,
  });
  return { document: at ? found.data && found.data.document : null, error: at ? found.error : null };
}

/** What a doctor decides about, and what was before it; undefined while it is not known. */
export function useApproval(key: Pick<CaseDetail, 'caseId' | 'version'>) {
  const detail = useQuery(query(endpoints.cases.detail, { params: key }));
  const { versions, error, retry } = useCasePlans(key.caseId);
  useServerEvent('case.changed', ({ caseId }) => {
    if (caseId === key.caseId) void refreshPlans();
  });
  const placed = useMemo(() => versions && placedPlans(versions), [versions]);
  // Stages go to the doctor; the newest are those that are before them.
  const waits = detail.data?.status === caseStatus.pendingApproval;
  const waiting = placed?.find(({ plan }) => plan.version === key.version && plan.planType === 'step');
  const shown: PlacedPlan | null = waits ? (waiting ?? null) : null;
  const before = shown && placed ? earlierPlan(shown.plan, placed) : null;
  const now = useDocument(shown?.plan ?? null);
  const was = useDocument(before?.plan ?? null);
  const documents = useMemo(
    () => (now.document && (before === null || was.document) ? { now: now.document, was: was.document ?? null } : null),
    [now.document, was.document, before],
  );
  const rows = useMemo(
    () => documents && planDifference(documents.was ?? scannedOnly(documents.now), documents.now),
    [documents],
  );
  return {
    detail: detail.data,
    /** Null where nothing waits for a decision. */
    shown: detail.data && placed ? shown : undefined,
    before,
    documents,
    rows,
    failure: detail.error ?? error ?? now.error ?? was.error,
    retry: () => {
      void detail.refetch();
      retry();
    },
  };
}
