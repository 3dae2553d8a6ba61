import { Link } from 'react-router-dom';
import type { CaseRow } from '@archway/contracts';
import { useText } from '@archway/platform';
import { FocusStar } from '../../case/FocusStar.tsx';
import { genderName } from '../../case/case-words.ts';
import { detailPath } from '../../case/use-act.ts';
import styles from './case-columns.module.css';

/** Name, star, and below them who this is: the name opens the case. */
export function PatientCell({ row }: { row: CaseRow }) {
  const t = useText('cases');
  return (
    <div className={styles.cell}>
      <span className={styles.first}>
        <Link className={styles.name} to={detailPath(row)} title={row.patientName}>
          {row.patientName}
        </Link>
        <FocusStar ptId={row.ptId} focus={row.focus} name={row.patientName} />
      </span>
      <span className={styles.second}>
        {t('patient.line', { gender: genderName(row.gender, t), age: t('patient.age', { count: row.age }) })}
      </span>
    </div>
  );
}
