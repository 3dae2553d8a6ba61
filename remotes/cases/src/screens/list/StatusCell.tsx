import type { CaseRow } from '@archway/contracts';
import { useText } from '@archway/platform';
import { CaseStatus } from '../../case/CaseStatus.tsx';
import { statusNote } from '../../case/status-note.ts';
import styles from './case-columns.module.css';

/** Status, and why or since when below it. */
export function StatusCell({ row }: { row: CaseRow }) {
  const t = useText('cases');
  const note = statusNote(row, t);
  return (
    <div className={styles.cell}>
      <span>
        <CaseStatus of={row} />
      </span>
      <span className={styles.second} data-second title={note}>
        {note}
      </span>
    </div>
  );
}
