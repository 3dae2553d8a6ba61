import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface Props {
  /** It is read again when it changes. */
  live?: boolean;
  children: ReactNode;
}

/** Read by screen readers, not seen. */
export function VisuallyHidden({ live = false, children }: Props) {
  return (
    <span className={styles.hidden} aria-live={live ? 'polite' : undefined}>
      {children}
    </span>
  );
}
