import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export interface DescriptionListProps {
  items: readonly { key: string; label: ReactNode; value: ReactNode; wide?: boolean }[];
  /** Columns on a desk; phones have one. */
  columns?: 1 | 2 | 3 | 4;
}

const missing = (value: ReactNode): boolean => value === null || value === undefined || value === '' || value === false;

/** Facts as label over value; what is missing is a dash and never an empty place. */
export function DescriptionList({ items, columns = 2 }: DescriptionListProps) {
  return (
    <dl className={`${styles.list} ${styles[`columns${columns}`]}`}>
      {items.map(({ key, label, value, wide }) => (
        <div key={key} className={wide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>{missing(value) ? <span className={styles.none}>—</span> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
