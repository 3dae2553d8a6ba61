import styles from './count-pill.module.css';

/** A count beside a tab or title. `turn` makes it amber and means: these wait for the reader. */
export function CountPill({ count, turn = false }: { count: number; turn?: boolean }) {
  return <span className={turn && count > 0 ? `${styles.pill} ${styles.turn}` : styles.pill}>{count}</span>;
}
