import type { ReactNode } from 'react';
import { Inbox } from 'lucide-react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** A 24 px outline icon; an empty tray when absent. */
  icon?: ReactNode;
  title: ReactNode;
  /** It stands for the whole screen, and its title is the screen's heading. */
  heading?: boolean;
  /** One sentence; for a filtered list, the filter itself. */
  body?: ReactNode;
  /** One button, at most one more beside it. */
  action?: ReactNode;
}

/** Nothing is here yet, or nothing matches: what it is, and the way on. */
export function EmptyState({ icon = <Inbox />, title, heading = false, body, action }: EmptyStateProps) {
  return (
    <div className={styles.box}>
      <span className={styles.tile} aria-hidden="true">
        {icon}
      </span>
      {heading ? (
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      ) : (
        <strong className={styles.title}>{title}</strong>
      )}
      {body === undefined ? null : <p className={styles.body}>{body}</p>}
      {action === undefined ? null : <div className={styles.actions}>{action}</div>}
    </div>
  );
}
