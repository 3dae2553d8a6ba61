import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

interface Props {
  /** A link or words; cut where the column ends. */
  children: ReactNode;
  /** Smaller, below; a dense table leaves it out. */
  second: ReactNode;
  /** All of the first line, on hover, where it is no link with a title of its own. */
  title?: string;
  /** All of the second line, on hover. */
  secondTitle?: string | undefined;
}

/** A cell of a list with what a row is called, and below it what tells it from others. */
export function TwoLines({ children, second, title, secondTitle }: Props) {
  return (
    <span className={styles.cell}>
      <span title={title}>{children}</span>
      <span className={styles.second} data-second title={secondTitle}>
        {second}
      </span>
    </span>
  );
}
