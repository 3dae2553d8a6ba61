import type { ReactNode } from 'react';
import styles from './phone-card.module.css';

export interface PhoneCardProps {
  /** 76 × 52 picture with alternative text. */
  image?: ReactNode;
  title: ReactNode;
  /** At the right of the title: when. */
  time?: ReactNode;
  description?: ReactNode;
  status?: ReactNode;
  /** Bottom line, left: why or until when. */
  note?: ReactNode;
  /** Bottom line, right: one button. */
  action?: ReactNode;
  onOpen?: (() => void) | undefined;
}

/** What is a row on a desk. The title is the button; its area is the whole card. */
export function PhoneCard({ image, title, time, description, status, note, action, onOpen }: PhoneCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        {image}
        <div className={styles.words}>
          <div className={styles.line}>
            {onOpen ? (
              <button type="button" className={styles.open} onClick={onOpen}>
                {title}
              </button>
            ) : (
              <strong>{title}</strong>
            )}
            {time === undefined ? null : <small>{time}</small>}
          </div>
          {description === undefined ? null : <div className={styles.description}>{description}</div>}
          {status === undefined ? null : <div className={styles.status}>{status}</div>}
        </div>
      </div>
      {note === undefined && action === undefined ? null : (
        <div className={styles.bottom}>
          <span>{note}</span>
          <span className={styles.action}>{action}</span>
        </div>
      )}
    </li>
  );
}

/** Cards in place of a table. */
export function PhoneCardList({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
