import { type CaseDetail, makesAppliance } from '@archway/contracts';
import { formatDateTime, useText } from '@archway/platform';
import { entrustName, genderName, stageName, stepsText } from '../../case/case-words.ts';
import styles from './case-summary.module.css';

type Fact = [label: string, value: string];

/** What one wants to know of a case at first sight. */
export function SummaryFacts({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const age = t('patient.age', { count: detail.age });
  const appliance = (fact: Fact): Fact[] => (makesAppliance(detail.serviceType) ? [fact] : []);
  const facts: Fact[] = [
    [t('field.ptNo'), detail.ptNo],
    [t('fact.patient'), t('patient.line', { gender: genderName(detail.gender, t), age })],
    ...appliance([t('fact.stage'), stageName(detail.stage, t)]),
    [t('field.entrust'), entrustName(detail.entrust, t)],
    [t('field.doctorId'), detail.doctorName],
    ...appliance([t('fact.steps'), stepsText(detail.upperSteps, detail.lowerSteps)]),
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
