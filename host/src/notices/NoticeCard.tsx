import { useEffect, useState } from 'react';
import { notify, useText } from '@archway/platform';
import type { Notice } from '@archway/platform/host';
import { NoticeIcon } from './NoticeIcon.tsx';
import styles from './notices.module.css';

/** One notice; it waits while the pointer or the focus is on it. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const t = useText('host');
  const [held, setHeld] = useState(false);
  const { id, kind, text, detail, action, duration, progress } = notice;
  useEffect(() => {
    if (duration === undefined || held) return;
    const timer = setTimeout(() => notify.close(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, held]);
  return (
    <div
      className={styles.card}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <NoticeIcon kind={kind} />
      <div className={styles.words}>
        <p>{text}</p>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
        {progress === undefined ? null : (
          <progress className={styles.progress} max={1} value={progress} aria-label={text} />
        )}
      </div>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            notify.close(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={styles.close} aria-label={t('notice.close')} onClick={() => notify.close(id)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M18 6 6 18M6 6l12 12" />
        </svg>
      </button>
    </div>
  );
}
