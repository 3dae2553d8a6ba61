import type { NoticeKind } from '@archway/platform/host';
import styles from './notices.module.css';

const CIRCLE = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z';

/** Drawn here, since notices also stand on the login, which loads no icon set. */
const paths: Record<NoticeKind, string> = {
  success: `${CIRCLE}M8.5 12.2l2.4 2.4 4.6-4.9`,
  info: `${CIRCLE}M12 11v5M12 8v.01`,
  warning: 'M12 4 21 19.5H3zM12 10v4M12 17v.01',
  error: `${CIRCLE}M9 9l6 6M15 9l-6 6`,
};

export function NoticeIcon({ kind }: { kind: NoticeKind }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[kind]} />
    </svg>
  );
}
