import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  type CaseStatus,
  caseStatus,
  designedStatuses,
  endpoints,
  isOneOf,
  mayStartTarget,
  type Scheme,
  type SlotProps,
} from '@archway/contracts';
import { invalidate, query, usePermission, useServerEvent, useText } from '@archway/platform';
import { Button, Card, EmptyState, ErrorBox, GitBranch, LoadingSkeleton, Plus } from '@archway/ui';
import { NewTarget } from './NewTarget.tsx';
import { PlanRow } from './PlanRow.tsx';
import styles from './plans.module.css';

/** The plans of a case version, newest first, inside the patient detail. */
export function PlanSection({ ptId, version, status }: SlotProps['patient-detail.section']) {
  const t = useText('plans');
  const key = { ptId, version };
  const plans = useQuery(query(endpoints.plans.list, { query: key }));
  const [naming, setNaming] = useState(false);
  const mayStart = useMayStart(key, status);
  useServerEvent('case.changed', (changed) => {
    if (changed.ptId === ptId) void invalidate(endpoints.plans.list);
  });
  const start = mayStart ? (
    <Button icon={<Plus />} onClick={() => setNaming(true)}>
      {t('newTarget.button')}
    </Button>
  ) : undefined;

  return (
    <>
      <Card title={t('plans.title')} count={plans.data?.length} extra={plans.data?.length ? start : undefined} flush>
        {plans.error ? (
          <ErrorBox title={t('plans.failed')} error={plans.error} onRetry={() => void plans.refetch()} />
        ) : !plans.data ? (
          <LoadingSkeleton variant="card" rows={3} />
        ) : plans.data.length === 0 ? (
          <EmptyState
            icon={<GitBranch />}
            title={t('plans.empty')}
            body={t(isOneOf(designedStatuses, status) ? 'plans.emptyDesigned' : 'plans.emptyBefore')}
            action={start}
          />
        ) : (
          <ol className={styles.plans} aria-label={t('plans.title')}>
            {plans.data.map((plan, index) => (
              <PlanRow
                key={plan.schemeId}
                plan={plan}
                number={plans.data.length - index}
                source={numberOf(plans.data, plan.sourceSchemeId)}
                waiting={index === 0 && status === caseStatus.pendingApproval}
              />
            ))}
          </ol>
        )}
      </Card>
      <NewTarget open={naming} caseKey={key} count={plans.data?.length ?? 0} onClose={() => setNaming(false)} />
    </>
  );
}

/** Plans are numbered in the order in which they were made. */
function numberOf(plans: readonly Scheme[], schemeId: string | null): number | null {
  const index = plans.findIndex((plan) => plan.schemeId === schemeId);
  return index < 0 ? null : plans.length - index;
}

/** Whether this reader starts target plans of this case now; the server asks the same question. */
function useMayStart(key: { ptId: string; version: number }, status: CaseStatus): boolean {
  const permitted = usePermission('plan:design', 'plan:approve');
  const detail = useQuery({ ...query(endpoints.cases.detail, { params: key }), enabled: permitted });
  if (!permitted || !detail.data) return false;
  return mayStartTarget({ status, entrust: detail.data.entrust }, detail.data.roles);
}
