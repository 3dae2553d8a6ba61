import styles from './bar.module.css';

interface Props {
  /** 0 to 1. */
  share: number;
  /** What it is the share of, for screen readers. */
  label: string;
  /** Amber: somebody has to look. */
  look?: boolean;
  /** Lies on a picture. */
  onPicture?: boolean;
}

const PERCENT = 100;

/** A thin bar: of an upload, or how sure a guess is. */
export function Bar({ share, label, look = false, onPicture = false }: Props) {
  const percent = Math.round(share * PERCENT);
  const names = [styles.bar, look ? styles.look : '', onPicture ? styles.onPicture : ''].join(' ');
  return (
    <div
      className={names}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
