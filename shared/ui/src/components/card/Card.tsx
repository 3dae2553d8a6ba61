import { useId } from 'react';
import type { ReactNode } from 'react';
import { CountPill } from '../count-pill/CountPill.tsx';
import styles from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** Shown as a pill beside the title. */
  count?: number | undefined;
  /** Beside the title, or in its place: a status, a hint, a choice. */
  meta?: ReactNode;
  /** Actions at the right of the head. */
  extra?: ReactNode;
  /** A quiet line at the bottom, e.g. a price. */
  footer?: ReactNode;
  /** Without padding, for tables and lists that reach the edge. */
  flush?: boolean;
  /** Only a place for what stands in it: on a phone the cards of a list stand on the page itself. */
  bare?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** White surface with a hairline; a section of its own for screen readers when it has a title. */
export function Card({
  title,
  count,
  meta,
  extra,
  footer,
  flush = false,
  bare = false,
  className,
  children,
}: CardProps) {
  const id = useId();
  const head = title !== undefined || meta !== undefined || extra !== undefined;
  return (
    <section
      className={[styles.card, bare ? styles.bare : undefined, className].filter(Boolean).join(' ')}
      aria-labelledby={title ? id : undefined}
    >
      {head ? (
        <header className={styles.head}>
          {title === undefined ? null : (
            <h2 id={id}>
              {title}
              {count === undefined ? null : <CountPill count={count} />}
            </h2>
          )}
          {meta === undefined ? null : <div className={styles.meta}>{meta}</div>}
          {extra === undefined ? null : <div className={styles.extra}>{extra}</div>}
        </header>
      ) : null}
      <div className={flush ? styles.flush : head ? styles.bodyBelowHead : styles.body}>{children}</div>
      {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
}
