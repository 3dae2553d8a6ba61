import type { CaseDetail } from '@archway/contracts';
import { formatDateTime, useText } from '@archway/platform';
import { entrustName, genderName, stageName, stepsText } from '../../case/case-words.ts';
import styles from './case-summary.module.css';

/** What one wants to know of a case at first sight. */
export function SummaryFacts({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const age = t('patient.age', { count: detail.age });
  const facts: [string, string][] = [
    [t('field.ptNo'), detail.ptNo],
    [t('fact.patient'), t('patient.line', { gender: genderName(detail.gender, t), age })],
    [t('fact.stage'), stageName(detail.stage, t)],
    [t('field.entrust'), entrustName(detail.entrust, t)],
    [t('field.doctorId'), detail.doctorName],
    [t('fact.steps'), stepsText(detail.upperSteps, detail.lowerSteps)],
    [t('fact.submitted'), formatDateTime(detail.submitTime)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
