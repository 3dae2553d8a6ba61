import styles from './work-bar.module.css';

export interface WorkBarProps {
  /** What is on its way, for screen readers. */
  label: string | undefined;
  /** 0 to 100; absent while the end is not known. */
  percent: number | undefined;
  state?: 'running' | 'paused' | 'failed';
}

/** Width of the part that passes by while the end is not known. */
const UNKNOWN = 30;

/** How far work is that takes more than a second. */
export function WorkBar({ label, percent, state = 'running' }: WorkBarProps) {
  return (
    <div
      className={styles.track}
      data-state={state}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span
        className={percent === undefined ? styles.unknown : styles.bar}
        style={{ width: `${percent ?? UNKNOWN}%` }}
      />
    </div>
  );
}
