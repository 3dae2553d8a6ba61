import type { ReactNode } from 'react';
import styles from './links.module.css';

/** A link before it opens: what it is, what it asks for, and where that is entered. */
export function LockedPage({ title, asks, children }: { title: string; asks: string; children: ReactNode }) {
  return (
    <div className={styles.locked}>
      <h1>{title}</h1>
      <p>{asks}</p>
      {children}
    </div>
  );
}
