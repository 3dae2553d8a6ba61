import { useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronDown, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useUiText } from '../../words/use-ui-text.ts';
import styles from './notice-bar.module.css';

export interface NoticeBarProps {
  tone: 'info' | 'warning' | 'success' | 'error';
  children: ReactNode;
  /** On a phone all that is shown until it is tapped: a few words, one line. */
  summary?: string;
  icon?: ReactNode;
  /** Links and quiet buttons at the right. */
  action?: ReactNode;
  onClose?: (() => void) | undefined;
}

const icons = { info: Info, warning: TriangleAlert, success: CircleCheck, error: CircleAlert };

/** A state that concerns the whole page: credits, offline, incident. One at a time, the worst first. */
export function NoticeBar({ tone, children, summary, icon, action, onClose }: NoticeBarProps) {
  const t = useUiText();
  const [open, setOpen] = useState(false);
  const Icon = icons[tone];
  return (
    <div
      className={`${styles.bar} ${styles[tone]}`}
      role={tone === 'error' ? 'alert' : 'status'}
      data-folded={summary !== undefined && !open}
    >
      <span className={styles.icon}>{icon ?? <Icon aria-hidden="true" />}</span>
      {summary === undefined ? null : (
        <button type="button" className={styles.summary} aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>{summary}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
      <div className={styles.words}>{children}</div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
      {onClose ? (
        <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
