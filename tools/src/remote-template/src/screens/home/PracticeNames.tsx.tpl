import type { PracticeListItem } from '@archway/contracts';
import { byName } from './by-name.ts';
import styles from './home.module.css';

export function PracticeNames({ practices }: { practices: readonly PracticeListItem[] }) {
  return (
    <ul className={styles.list}>
      {byName(practices).map(({ outpatientId, name, number }) => (
        <li key={outpatientId}>
          {name} <span className={styles.number}>{number}</span>
        </li>
      ))}
    </ul>
  );
}
