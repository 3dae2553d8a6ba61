import { type CaseStatus, type DesignFlow, type ExpertStatus, type ListedPlan, designFlowOf } from '@archway/contracts';
import { formatFullTime, formatListTime, useText } from '@archway/platform';
import { TimeText } from '@archway/ui';
import styles from './plans.module.css';

interface Props {
  status: CaseStatus;
  /** Its doctor designs it. */
  self: boolean;
  plans: readonly ListedPlan[];
  /** How far an expert review is; null where no expert is asked. */
  expert: ExpertStatus | null;
  /** What the doctor has approved waits for its post-processing or a retainer. */
  unfinished: boolean;
}

/** Who has to act next, by how far the design is. */
const holders = {
  targetDesigning: 'designer',
  targetAuditing: 'auditor',
  stepDesigning: 'designer',
  stepAuditing: 'auditor',
  stepPendingSubmit: 'designer',
  planAuditing: 'doctor',
  planPassed: 'doctor',
  clinicalRefusal: 'designer',
} as const satisfies Record<DesignFlow, string>;

/** How far the design is, who holds the turn, and since when. */
export function FlowLine({ status, self, plans, expert, unfinished }: Props) {
  const t = useText('plans');
  const flow = designFlowOf(status, plans);
  if (!flow && !expert) return null;
  const since = plans
    .map(({ updateTime }) => updateTime)
    .sort()
    .at(-1);
  return (
    <p className={styles.flow}>
      {flow ? (
        <>
          <strong>{t(`flow.${flow}`)}</strong>
          <span>{t(`turn.${self ? 'doctor' : unfinished ? 'finisher' : holders[flow]}`)}</span>
          {unfinished ? <span>{t('finish.awaited')}</span> : null}
        </>
      ) : null}
      {flow && since ? (
        <span>
          {t('since')}{' '}
          <TimeText iso={since} full={formatFullTime(since)}>
            {formatListTime(since)}
          </TimeText>
        </span>
      ) : null}
      {expert ? <span>{t(`review.expert.${expert}`)}</span> : null}
    </p>
  );
}
