import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { caseStatus, designedStatuses, endpoints, isOneOf, type Plan, type SlotProps } from '@archway/contracts';
import { query, useServerEvent, useText } from '@archway/platform';
import { Button, Card, EmptyState, ErrorBox, GitBranch, LoadingSkeleton, Plus } from '@archway/ui';
import { NewTarget } from './NewTarget.tsx';
import { PlanRow } from './PlanRow.tsx';
import { refreshPlans, usePlanMachine } from './use-plan-machine.ts';
import styles from './plans.module.css';

/** The plans of a case version, newest first, inside the patient detail. */
export function PlanSection({ caseId, version, status }: SlotProps['patient-detail.section']) {
  const t = useText('plans');
  const key = { caseId, version };
  const plans = useQuery(query(endpoints.plans.list, { query: key }));
  const [naming, setNaming] = useState(false);
  const plan = usePlanMachine();
  const open = useQuery(query(endpoints.plans.actions, { query: key }));
  const beginning = { ...key, actions: open.data?.actions ?? [] };
  useServerEvent('case.changed', (changed) => {
    if (changed.caseId === caseId) void refreshPlans();
  });
  const start = plan.may(beginning, 'startTarget') ? (
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
            {plans.data.map((each, index) => (
              <PlanRow
                key={each.planId}
                plan={each}
                number={plans.data.length - index}
                source={numberOf(plans.data, each.sourcePlanId)}
                waiting={index === 0 && status === caseStatus.pendingApproval}
              />
            ))}
          </ol>
        )}
      </Card>
      {naming ? (
        <NewTarget
          count={plans.data?.length ?? 0}
          onCancel={() => setNaming(false)}
          onOk={async (fields) => {
            if (await plan.take('startTarget', beginning, fields)) setNaming(false);
          }}
        />
      ) : null}
    </>
  );
}

/** Plans are numbered in the order in which they were made. */
function numberOf(plans: readonly Plan[], planId: string | null): number | null {
  const index = plans.findIndex((plan) => plan.planId === planId);
  return index < 0 ? null : plans.length - index;
}
