import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useUiText } from '../../words/use-ui-text.ts';
import { SKELETON_DELAY_MS, skeletonInSight, skeletonStands } from './continuity.ts';
import styles from './loading-skeleton.module.css';

export interface LoadingSkeletonProps {
  /** The shape of what will stand there. */
  variant?: 'page' | 'list' | 'detail' | 'form' | 'card';
  rows?: number;
  /** In sight from the first moment, as on the first page, where nothing else is there to look at. */
  atOnce?: boolean;
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

const words = (widths: readonly string[], tall = false): ReactNode =>
  widths.map((width, index) => <Bar key={index} width={width} tall={tall} />);

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
    case 'page':
      return (
        <>
          <div className={styles.title}>
            <Bar width="fifth" tall />
            <Bar width="button" tall />
          </div>
          <div className={`${styles.card} ${styles.page}`} data-skeleton>
            <div className={styles.line}>{words(['tag', 'tag', 'tag', 'tag', 'tag'])}</div>
            <div className={styles.line}>{words(['fifth', 'tag', 'tag', 'tag'], true)}</div>
            {list(rows)}
          </div>
        </>
      );
  }
}

/**
 * Grey shapes in place of the content; nothing at all in the first 300 ms, which most answers need less than. While a
 * page is put together one skeleton follows another: those after the first go on from it.
 */
export function LoadingSkeleton({
  variant = 'page',
  rows = variant === 'page' ? 8 : 5,
  atOnce = false,
}: LoadingSkeletonProps) {
  const t = useUiText();
  const [shown] = useState(() => atOnce || skeletonInSight(performance.now()));
  useLayoutEffect(() => {
    const goes = skeletonStands(performance.now() + (shown ? 0 : SKELETON_DELAY_MS));
    return () => goes(performance.now());
  }, [shown]);
  return (
    <div className={shown ? undefined : styles.skeleton} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden="true">{shape(variant, rows)}</div>
    </div>
  );
}
