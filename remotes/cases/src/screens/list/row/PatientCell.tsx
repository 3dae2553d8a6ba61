import { Link } from 'react-router-dom';
import type { CaseRow } from '@archway/contracts';
import { TwoLines } from '@archway/ui/list';
import { useText } from '@archway/platform';
import { FocusStar } from '../../../case/FocusStar.tsx';
import { genderName } from '../../../case/case-words.ts';
import { detailPath } from '../../../case/case-address.ts';
import styles from './case-columns.module.css';

/** Name, star, and below them who this is: the name opens the case. */
export function PatientCell({ row }: { row: CaseRow }) {
  const t = useText('cases');
  const age = t('patient.age', { count: row.age });
  const whole = t('patient.line', { gender: genderName(row.gender, t), age });
  return (
    <TwoLines
      secondTitle={[whole, ...row.labels.map(({ categoryName }) => categoryName)].join(' · ')}
      second={t(`patient.short.${row.gender}`, { age: row.age })}
    >
      <span className={styles.first}>
        <Link className={styles.name} to={detailPath(row)} title={row.patientName}>
          {row.patientName}
        </Link>
        <FocusStar caseId={row.caseId} focus={row.focus} name={row.patientName} />
      </span>
    </TwoLines>
  );
}
