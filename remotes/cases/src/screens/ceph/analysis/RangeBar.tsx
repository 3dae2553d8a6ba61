import { type AnalysedRow, normalRange } from '@archway/ceph';
import styles from './analysis.module.css';

/** The bar shows so many times the normal half width to each side. */
const REACH = 3;

/** Where a value lies beside what is normal; nothing without an ends of it. */
export function RangeBar({ value, norm }: Pick<AnalysedRow, 'value' | 'norm'>) {
  const range = normalRange(norm);
  if (!range || value === null) return null;
  const [low, high] = range;
  const off = (value - (low + high) / 2) / ((high - low) / 2);
  const place = 50 + (Math.min(REACH, Math.max(-REACH, off)) / REACH) * 48;
  return (
    <span className={styles.range} data-far={Math.abs(off) >= 2} aria-hidden="true">
      <i style={{ insetInlineStart: `${place}%` }} />
    </span>
  );
}
