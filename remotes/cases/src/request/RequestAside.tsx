import { type CaseDetail, type RequestQuestion, requestTitles } from '@archway/contracts';
import { Card, DescriptionList } from '@archway/ui';
import { ageOf, bilingual, useText } from '@archway/platform';
import { MissingList } from '../case/MissingList.tsx';
import { genderName } from '../case/case-words.ts';
import styles from '../prescription/aside.module.css';
import { useToothNames } from '../prescription/teeth/use-tooth-names.ts';
import { focusRow } from './form/request-row.ts';
import { requestItems } from './request-words.ts';
import type { RequestForm } from './use-request.ts';

/** Beside the form: what stands in it, and what is open. */
export function RequestAside({ detail, form }: { detail: CaseDetail; form: RequestForm }) {
  const t = useText('cases');
  const names = useToothNames();
  const age = ageOf(detail.birthday);
  const person = [genderName(detail.gender, t), age === undefined ? '' : t('patient.age', { count: age }), detail.ptNo];
  const missing = form.missing.map((question: RequestQuestion) => ({
    key: question,
    label: bilingual(requestTitles[question]),
  }));
  return (
    <aside className={styles.aside} aria-label={t('summary.title')}>
      <Card>
        <strong className={styles.name}>{detail.patientName}</strong>
        <p className={styles.person}>{person.filter(Boolean).join(' · ')}</p>
        <DescriptionList columns={1} items={requestItems(form.values, t, names, false)} />
        <MissingList missing={missing} onSelect={focusRow} />
      </Card>
    </aside>
  );
}
