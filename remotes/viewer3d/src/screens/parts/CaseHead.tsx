import { Link } from 'react-router-dom';
import type { CaseDetail } from '@archway/contracts';
import { useText } from '@archway/platform';
import { ArrowLeft } from '@archway/ui';
import { usePhaseName } from './use-phase-name.ts';
import styles from './top-bar.module.css';

/** The beginning of a top bar: the way back to the case, and whose it is. */
export function CaseHead({ detail, back }: { detail: CaseDetail; back: string }) {
  const t = useText('viewer3d');
  const phase = usePhaseName()(detail.stage);
  return (
    <>
      <Link to={back} className={styles.back} aria-label={t('action.backToCase')} title={t('action.backToCase')}>
        <ArrowLeft />
      </Link>
      <div className={styles.who}>
        <h1>
          {detail.patientName} <span>· {phase}</span>
        </h1>
        <p>{detail.ptNo}</p>
      </div>
    </>
  );
}
