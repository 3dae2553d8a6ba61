import { casePhases } from '@archway/contracts';
import { type ReactNode, useState } from 'react';
import { ChevronDown } from '@archway/ui';
import { useText } from '@archway/platform';
import styles from './case-summary.module.css';

interface Props {
  /** Index of the phase in which the case stands. */
  at: number;
  /** Behind the last phase. */
  done: boolean;
  /** Class of the present phase's colour. */
  tone: string;
  /** All phases. */
  children: ReactNode;
}

/** The progress on a phone: the present phase and how many there are; a tap shows them all. */
export function FoldedProgress({ at, done, tone, children }: Props) {
  const t = useText('cases');
  const [open, setOpen] = useState(false);
  const phase = casePhases[at];
  if (!phase) return null;
  const total = casePhases.length;
  return (
    <div className={styles.folded}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={done ? styles.done : `${styles.current} ${tone}`}>{t(`phase.${phase.key}`)}</span>
        <span className={styles.count}>{t('phase.of', { num: at + 1, total })}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <span className={styles.bar} aria-hidden="true">
        {casePhases.map(({ key }, index) => (
          <i key={key} className={index < at || done ? styles.done : index === at ? `${styles.current} ${tone}` : ''} />
        ))}
      </span>
      {open ? children : null}
    </div>
  );
}
