import {
  type CaseDetail,
  type PrescriptionField,
  answeredQuestions,
  prescriptionQuestions,
  questionTitles,
} from '@archway/contracts';
import { Card, DescriptionList } from '@archway/ui';
import { Progress } from '@archway/ui/data';
import { ageOf, bilingual, useText } from '@archway/platform';
import { MissingList } from '../case/MissingList.tsx';
import { genderName } from '../case/case-words.ts';
import { focusQuestion } from './form/question-row.ts';
import { sheetItems } from './sheet/sheet-items.ts';
import { TemplatesCard } from './templates/TemplatesCard.tsx';
import { useToothNames } from './teeth/use-tooth-names.ts';
import type { PrescriptionForm } from './use-prescription.ts';
import styles from './aside.module.css';

/** What a designer asks for first. */
const shown: readonly PrescriptionField[] = [
  'complaintTags',
  'arches',
  'fixedTeeth',
  'noAttachment',
  'extract',
  'missingTeeth',
  'ipr',
  'spacing',
];

/** Beside the form: how far it is, what stands in it, what is open, and what may fill it. */
export function PrescriptionAside({ detail, form }: { detail: CaseDetail; form: PrescriptionForm }) {
  const t = useText('cases');
  const names = useToothNames();
  const { values, missing, contradictions } = form;
  const [done, total] = [answeredQuestions(values).length, prescriptionQuestions.length];
  const age = ageOf(detail.birthday);
  const person = [genderName(detail.gender, t), age === undefined ? '' : t('patient.age', { count: age }), detail.ptNo];
  const items = sheetItems(values, shown, t, names, false);
  return (
    <aside className={styles.aside} aria-label={t('summary.title')}>
      <Card>
        <strong className={styles.name}>{detail.patientName}</strong>
        <p className={styles.person}>{person.filter(Boolean).join(' · ')}</p>
        <div className={styles.progress}>
          <strong>{t('rx.title')}</strong>
          <span>{t('rx.progress', { done, total })}</span>
        </div>
        <Progress
          percent={Math.round((100 * done) / total)}
          showInfo={false}
          size="small"
          aria-label={t('rx.progress', { done, total })}
        />
        <DescriptionList columns={1} items={[...items]} />
        {contradictions.length > 0 ? (
          <p className={styles.contradictions}>{t('rx.contradictions', { count: contradictions.length })}</p>
        ) : null}
        <MissingList
          missing={missing.map((question) => ({ key: question, label: bilingual(questionTitles[question]) }))}
          onSelect={focusQuestion}
        />
      </Card>
      <TemplatesCard detail={detail} form={form} />
    </aside>
  );
}
