import type { ReactNode } from 'react';
import styles from './key-figure.module.css';

export interface KeyFigureProps {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  /** Amber note: the reader should do something. */
  turn?: boolean;
  action?: ReactNode;
}

/** One large number with what it counts. */
export function KeyFigure({ label, value, note, turn = false, action }: KeyFigureProps) {
  return (
    <div className={styles.figure}>
      <div className={styles.head}>
        <span>{label}</span>
        {action}
      </div>
      <strong>{value}</strong>
      {note === undefined ? null : <small className={turn ? styles.turn : undefined}>{note}</small>}
    </div>
  );
}

/** Figures side by side in one card, separated by hairlines. `label` is their common name for screen readers. */
export function KeyFigures({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section className={styles.figures} aria-label={label}>
      {children}
    </section>
  );
}
