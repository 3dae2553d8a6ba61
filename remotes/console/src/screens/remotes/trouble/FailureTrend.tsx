import { useText } from '@archway/platform';
import styles from './failure-trend.module.css';

const HEIGHTS = 4;

/** Failures in steps of five minutes as bars; the sentence beside it says the same. */
export function FailureTrend({ counts }: { counts: readonly number[] }) {
  const t = useText('console');
  const most = Math.max(1, ...counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const heightOf = (count: number): number => (count === 0 ? 0 : Math.max(1, Math.ceil((count / most) * HEIGHTS)));
  return (
    <span className={styles.bars} role="img" aria-label={t('trend.text', { count: total, num: total })}>
      {counts.map((count, step) => (
        <i key={step} data-height={heightOf(count)} />
      ))}
    </span>
  );
}
