import { Link } from 'react-router-dom';
import type { CaseDetail } from '@archway/contracts';
import { useText } from '@archway/platform';
import { ArrowLeft } from '@archway/ui';
import styles from './workbench.module.css';

/** Whose teeth these are, and the way back to the case. */
export function TopBar({ detail, back }: { detail: CaseDetail; back: string }) {
  const t = useText('viewer3d');
  const phase = detail.stage > 1 ? t('phase.refinement', { n: detail.stage - 1 }) : t('phase.initial');
  return (
    <header className={styles.top}>
      <Link to={back} className={styles.back} aria-label={t('action.backToCase')} title={t('action.backToCase')}>
        <ArrowLeft />
      </Link>
      <div className={styles.who}>
        <h1>
          {detail.patientName} <span>· {phase}</span>
        </h1>
        <p>{detail.ptNo}</p>
      </div>
    </header>
  );
}
