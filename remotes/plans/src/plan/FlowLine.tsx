import { type CaseStatus, type DesignFlow, type ListedPlan, designFlowOf } from '@archway/contracts';
import { formatFullTime, formatListTime, useText } from '@archway/platform';
import { TimeText } from '@archway/ui';
import styles from './plans.module.css';

interface Props {
  status: CaseStatus;
  /** Its doctor designs it. */
  self: boolean;
  plans: readonly ListedPlan[];
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
export function FlowLine({ status, self, plans }: Props) {
  const t = useText('plans');
  const flow = designFlowOf(status, plans);
  if (!flow) return null;
  const holder = self ? 'doctor' : holders[flow];
  const since = plans
    .map(({ updateTime }) => updateTime)
    .sort()
    .at(-1);
  return (
    <p className={styles.flow}>
      <strong>{t(`flow.${flow}`)}</strong>
      <span>{t(`turn.${holder}`)}</span>
      {since ? (
        <span>
          {t('since')}{' '}
          <TimeText iso={since} full={formatFullTime(since)}>
            {formatListTime(since)}
          </TimeText>
        </span>
      ) : null}
    </p>
  );
}
