import { useQuery } from '@tanstack/react-query';
import { caseStatus, designedStatuses, endpoints, isOneOf, type ListedPlan, type SlotProps } from '@archway/contracts';
import { type VersionPlans, query, useCasePlans, usePermission, useServerEvent, useText } from '@archway/platform';
import { Button, Card, EmptyState, ErrorBox, GitBranch, LoadingSkeleton, Plus } from '@archway/ui';
import { ConfirmCard } from '../confirm/ConfirmCard.tsx';
import { TaskLine } from '../task/TaskLine.tsx';
import { refreshAssists, useAssists } from '../assist/use-assists.tsx';
import { useDesigns } from '../design/use-designs.tsx';
import { type PlanFinishes, refreshFinishes, useFinishes } from '../finish/use-finishes.ts';
import { refreshReviews, useReviews } from '../reviews/use-reviews.tsx';
import { refreshShares } from '../share/refresh-shares.ts';
import { useShares } from '../share/use-shares.tsx';
import { refreshTasks } from '../task/use-task-actions.tsx';
import { BeforeDesign } from './BeforeDesign.tsx';
import { FlowLine } from './FlowLine.tsx';
import { PlanTree } from './PlanTree.tsx';
import { usePlanDialogs } from './use-plan-dialogs.tsx';
import { refreshPlans } from './use-plan-machine.ts';

const NONE: readonly ListedPlan[] = [];
const NO_VERSIONS: readonly VersionPlans[] = [];

/** Whether the stages that the doctor has approved are not ready for production yet. */
const isUnfinished = (plans: readonly ListedPlan[], finishes: PlanFinishes): boolean => {
  const approved = plans.find(({ result }) => result === 'clinicallyPassed');
  const own = approved ? finishes.of(approved.planId) : [];
  return approved?.documentHash != null && own.length > 0 && own.every(({ state }) => state !== 'completed');
};

/** The plans of a case version, targets with their stages, inside the patient detail. */
export function PlanSection({ caseId, version, status }: SlotProps['patient-detail.section']) {
  const t = useText('plans');
  const key = { caseId, version };
  const plans = useQuery(query(endpoints.plans.list, { query: key }));
  const { versions = NO_VERSIONS } = useCasePlans(caseId);
  const dialogs = usePlanDialogs(plans.data ?? NONE, versions);
  const reviews = useReviews(key);
  const shares = useShares(key);
  const assists = useAssists(key);
  const designs = useDesigns(key);
  const finishes = useFinishes(key);
  const approves = usePermission('plan:approve');
  const open = useQuery(query(endpoints.plans.actions, { query: key }));
  const beginning = { ...key, name: '', actions: open.data?.actions ?? [] };
  useServerEvent('case.changed', (changed) => {
    if (changed.caseId !== caseId) return;
    void refreshPlans();
    void refreshReviews();
    void refreshShares();
    void refreshAssists();
    void refreshFinishes();
    void refreshTasks();
  });
  const start = dialogs.may(beginning, 'startTarget') ? (
    <Button icon={<Plus />} onClick={() => dialogs.begin('startTarget', beginning)}>
      {t('newTarget')}
    </Button>
  ) : undefined;

  return (
    <>
      {approves && status === caseStatus.clinicallyApproved ? <ConfirmCard {...key} /> : null}
      <Card title={t('plans.title')} count={plans.data?.length} extra={plans.data?.length ? start : undefined} flush>
        <TaskLine {...key} />
        <BeforeDesign {...key} />
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
          <>
            <FlowLine
              status={status}
              self={plans.data.every(({ kind }) => kind === 'doctorDraft')}
              plans={plans.data}
              expert={reviews.expert}
              unfinished={isUnfinished(plans.data, finishes)}
            />
            <PlanTree
              of={key}
              plans={plans.data}
              status={status}
              use={{ dialogs, reviews, shares, assists, designs, finishes }}
            />
          </>
        )}
      </Card>
      {dialogs.dialog}
      {reviews.dialog}
      {shares.dialog}
      {assists.dialog}
      {designs.dialog}
    </>
  );
}
