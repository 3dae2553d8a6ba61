import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useUiText } from '../../words/use-ui-text.ts';
import styles from './loading-skeleton.module.css';

export interface LoadingSkeletonProps {
  /** The shape of what will stand there. */
  variant?: 'page' | 'list' | 'detail' | 'form' | 'card';
  rows?: number;
}

const Bar = ({ width, tall = false }: { width: string; tall?: boolean }) => (
  <span className={`${styles.bar} ${tall ? styles.tall : ''} ${styles[width]}`} />
);

const list = (rows: number): ReactNode =>
  Array.from({ length: rows }, (_, row) => (
    <div key={row} className={styles.row}>
      <span className={styles.picture} />
      <div className={styles.lines}>
        <Bar width="third" />
        <Bar width="fifth" />
      </div>
      <Bar width="tag" tall />
    </div>
  ));

const card = (rows: number): ReactNode => (
  <div className={styles.card} data-skeleton>
    <Bar width="quarter" tall />
    {Array.from({ length: rows }, (_, row) => (
      <Bar key={row} width={row % 3 === 2 ? 'half' : 'most'} />
    ))}
  </div>
);

const form = (rows: number): ReactNode => (
  <div className={styles.card} data-skeleton>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.field}>
        <Bar width="fifth" />
        <Bar width="half" tall />
      </div>
    ))}
  </div>
);

function shape(variant: NonNullable<LoadingSkeletonProps['variant']>, rows: number): ReactNode {
  switch (variant) {
    case 'list':
      return (
        <div className={styles.card} data-skeleton>
          {list(rows)}
        </div>
      );
    case 'detail':
      return (
        <>
          {card(2)}
          <div className={styles.columns}>
            {card(5)}
            {card(rows)}
          </div>
        </>
      );
    case 'form':
      return form(rows);
    case 'card':
      return card(rows);
    default:
      return (
        <>
          <Bar width="quarter" tall />
          <div className={styles.card} data-skeleton>
            {list(rows)}
          </div>
        </>
      );
  }
}

/** Grey shapes in place of the content; nothing at all in the first 300 ms, which most answers need less than. */
export function LoadingSkeleton({ variant = 'page', rows = 5 }: LoadingSkeletonProps) {
  const t = useUiText();
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden="true">{shape(variant, rows)}</div>
    </div>
  );
}
