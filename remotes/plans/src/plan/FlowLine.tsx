import { type CaseStatus, type DesignFlow, type ListedPlan, type PlanType, designFlowOf } from '@archway/contracts';
import { formatFullTime, formatListTime, usePermission, useText } from '@archway/platform';
import { TimeText } from '@archway/ui';
import { HolderLine } from '../holder/HolderLine.tsx';
import styles from './plans.module.css';

interface Props {
  caseId: string;
  version: number;
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

/** What is designed then; nothing while the doctor has the plan. */
const stages: Readonly<Partial<Record<DesignFlow, PlanType>>> = {
  targetDesigning: 'target',
  targetAuditing: 'target',
  stepDesigning: 'step',
  stepAuditing: 'step',
  stepPendingSubmit: 'step',
  clinicalRefusal: 'step',
};

/** How far the design is, who holds the turn, and since when. */
export function FlowLine({ caseId, version, status, self, plans }: Props) {
  const t = useText('plans');
  const flow = designFlowOf(status, plans);
  const designs = usePermission('plan:design');
  const approves = usePermission('plan:approve');
  if (!flow) return null;
  const holder = self ? 'doctor' : holders[flow];
  const since = plans
    .map(({ updateTime }) => updateTime)
    .sort()
    .at(-1);
  const stage = stages[flow];
  return (
    <div className={styles.flow}>
      <strong>{t(`flow.${flow}`)}</strong>
      {plans.length > 0 ? <span>{t(`turn.${holder}`)}</span> : null}
      {since ? (
        <span>
          {t('since')}{' '}
          <TimeText iso={since} full={formatFullTime(since)}>
            {formatListTime(since)}
          </TimeText>
        </span>
      ) : null}
      {stage && !self && (designs || approves) ? <HolderLine caseId={caseId} version={version} stage={stage} /> : null}
    </div>
  );
}
