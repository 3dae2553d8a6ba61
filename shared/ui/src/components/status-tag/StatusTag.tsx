import type { ReactNode } from 'react';
import type { StatusTone } from '../../theme/tokens.ts';
import styles from './status-tag.module.css';

export interface StatusTagProps {
  tone: StatusTone;
  children: ReactNode;
}

/** Dot, word and colour: colour alone says nothing. Never shortened; the table scrolls instead. */
export function StatusTag({ tone, children }: StatusTagProps) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`} data-tone={tone}>
      <i className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
