import type { CaseRow } from '@archway/contracts';
import { useText } from '@archway/platform';
import { CaseThumb } from '../../../case/CaseThumb.tsx';
import styles from './case-columns.module.css';

/** The case's own picture; the name beside it says whose. */
export function CaseImage({ row }: { row: Pick<CaseRow, 'thumbName' | 'patientName'> }) {
  const t = useText('cases');
  return (
    <span className={styles.image}>
      <CaseThumb name={row.thumbName} alt={t('list.imageOf', { name: row.patientName })} />
    </span>
  );
}
