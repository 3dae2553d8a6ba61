import type { Plan } from '@archway/contracts';
import { formatFullTime, formatListTime, usePermission, useText } from '@archway/platform';
import { StatusTag, TimeText } from '@archway/ui';
import { planTag } from './plan-tag.ts';
import styles from './plans.module.css';

interface Props {
  plan: Plan;
  number: number;
  /** Number of the plan that this one comes from. */
  source: number | null;
  /** The doctor's decision on this plan is awaited. */
  waiting: boolean;
}

/** One plan: version, name, state, who made it, steps, what was remarked. */
export function PlanRow({ plan, number, source, waiting }: Props) {
  const t = useText('plans');
  const approves = usePermission('plan:approve');
  const tag = planTag(plan.status, waiting, approves);
  const people = [
    t(`kind.${plan.kind}`),
    plan.designerName && t(`designed.${plan.planType}`, { name: plan.designerName }),
    plan.auditorName && t('audited', { name: plan.auditorName }),
    source !== null && t('source', { num: source }),
  ].filter((part) => typeof part === 'string');
  return (
    <li className={styles.plan} data-plan={plan.planId}>
      <span className={`${styles.badge} ${tag.tone === 'warning' ? styles.badgeTurn : ''}`}>
        {t('version', { num: number })}
      </span>
      <div className={styles.words}>
        <div className={styles.line}>
          <h3>{plan.name}</h3>
          <StatusTag tone={tag.tone}>{t(`status.${tag.key}`)}</StatusTag>
        </div>
        <p className={styles.meta}>
          {people.join(' · ')}
          {' · '}
          <TimeText iso={plan.updateTime} full={formatFullTime(plan.updateTime)}>
            {formatListTime(plan.updateTime)}
          </TimeText>
        </p>
        {plan.remarks && <blockquote className={styles.remarks}>{plan.remarks}</blockquote>}
      </div>
      {(plan.upperSteps !== null || plan.lowerSteps !== null) && (
        <dl className={styles.steps}>
          <dt>{t('steps')}</dt>
          <dd>
            {plan.upperSteps ?? '—'} / {plan.lowerSteps ?? '—'}
          </dd>
        </dl>
      )}
    </li>
  );
}
