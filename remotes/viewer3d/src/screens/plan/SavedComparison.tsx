import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type SlotProps, endpoints } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { Box, EmptyState, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { PlanAnimation } from '../../plan/view/PlanAnimation.tsx';
import { casePlan } from './case-plan.ts';

/** The document of a saved plan, as what can be shown of it: undefined while it is asked for, null where there is none. */
function useCasePlan(caseId: string, at: { readonly version: number; readonly planId: string } | null) {
  const found = useQuery({
    ...query(endpoints.plans.document, { query: { caseId, version: at?.version ?? 1, planId: at?.planId ?? '' } }),
    staleTime: Infinity,
    enabled: at !== null,
  });
  const { data, error, refetch } = found;
  const plan = useMemo(() => (data ? casePlan(data) : data), [data]);
  return { plan: at ? plan : null, error: at ? error : null, retry: () => void refetch() };
}

/** A saved plan in 3D with another one of its case; without that one it is shown alone. */
export function SavedComparison({ caseId, version, planId, other, names, focus }: SlotProps['plan.comparison']) {
  const t = useText('viewer3d');
  const shown = useCasePlan(caseId, { version, planId });
  const compared = useCasePlan(caseId, other);
  const { plan: source } = compared;
  const both = useMemo(() => (source ? { source, names } : undefined), [source, names]);
  if (shown.error) return <ErrorBox title={t('message.failed.title')} error={shown.error} onRetry={shown.retry} />;
  if (shown.plan === undefined) return <LoadingSkeleton variant="card" rows={6} />;
  if (shown.plan === null)
    return <EmptyState icon={<Box />} title={t('message.planEmpty.title')} body={t('message.planEmpty.body')} />;
  return <PlanAnimation source={shown.plan} compared={both} focus={focus} />;
}
