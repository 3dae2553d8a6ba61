import { type CaseStatus, type ListedPlan, caseStatus } from '@archway/contracts';
import { useText } from '@archway/platform';
import { PlanRow } from './PlanRow.tsx';
import { useCommentCounts } from '../comments/use-comments.ts';
import { numberOf, planTree } from './plan-tree.ts';
import type { PlanUse } from './plan-use.ts';
import styles from './plans.module.css';

interface Props {
  of: { readonly caseId: string; readonly version: number };
  plans: readonly ListedPlan[];
  status: CaseStatus;
  use: PlanUse;
}

/** Targets, newest first, each with the stages that lead to it. */
export function PlanTree({ of, plans, status, use }: Props) {
  const t = useText('plans');
  const comments = useCommentCounts(of);
  const sent = status === caseStatus.pendingApproval ? plans.find((plan) => plan.planType === 'step') : undefined;
  const row = (plan: ListedPlan) => (
    <PlanRow
      plan={plan}
      number={numberOf(plans, plan.planId) ?? 0}
      source={numberOf(plans, plan.sourcePlanId)}
      comments={comments.get(plan.planId)}
      waiting={plan === sent}
      use={use}
    />
  );
  return (
    <ol className={styles.plans} aria-label={t('plans.title')}>
      {planTree(plans).map(({ plan, stages }) => (
        <li key={plan.planId} className={styles.branch}>
          {row(plan)}
          {stages.length > 0 ? (
            <ol className={styles.stages} aria-label={t('stagesOf', { name: plan.name })}>
              {stages.map((each) => (
                <li key={each.planId}>{row(each)}</li>
              ))}
            </ol>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
