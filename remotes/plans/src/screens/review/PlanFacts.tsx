import type { ToldPlan } from '@archway/contracts';
import { useText } from '@archway/platform';
import styles from './review.module.css';

/** A plan in figures. */
export function PlanFacts({ plan }: Pick<ToldPlan, 'plan'>) {
  const t = useText('plans');
  const steps = plan.planType === 'step' && [plan.upperSteps, plan.lowerSteps].map((count) => count ?? '—').join(' / ');
  const { teeth } = plan.document;
  const extracted = teeth.filter(({ state }) => state === 'extract').length;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('review.page.planType')}</dt>
        <dd>{t(`task.${plan.planType}`)}</dd>
      </div>
      {steps ? (
        <div>
          <dt>{t('steps')}</dt>
          <dd>{steps}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('review.page.attachments')}</dt>
        <dd>{plan.document.attachments.length}</dd>
      </div>
      <div>
        <dt>{t('review.page.contacts')}</dt>
        <dd>{plan.document.ipr.length}</dd>
      </div>
      {extracted > 0 ? (
        <div>
          <dt>{t('review.page.extracted')}</dt>
          <dd>{extracted}</dd>
        </div>
      ) : null}
      {plan.remarks ? (
        <div className={styles.wide}>
          <dt>{t('naming.remarks')}</dt>
          <dd>{plan.remarks}</dd>
        </div>
      ) : null}
    </dl>
  );
}
