import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { CaseDetail } from '@archway/contracts';
import { closeTab, useText } from '@archway/platform';
import { ArrowLeft } from '@archway/ui';
import { usePhaseName } from '../parts/use-phase-name.ts';
import styles from './workbench.module.css';

/** Whose teeth these are, and the way back to the case: to the tab that this one was opened from, where there is one. */
export function TopBar({ detail, back }: { detail: CaseDetail; back: string }) {
  const t = useText('viewer3d');
  const navigate = useNavigate();
  const leave = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    closeTab(() => void navigate(back));
  };
  const phase = usePhaseName()(detail.stage);
  return (
    <header className={styles.top}>
      <Link
        to={back}
        onClick={leave}
        className={styles.back}
        aria-label={t('action.backToCase')}
        title={t('action.backToCase')}
      >
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
