import type { ReactNode } from 'react';
import { NoticeIcon } from '../notices/NoticeIcon.tsx';
import styles from './login.module.css';

/** Why the login did not work, beside the fields; read out at once. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <p className={styles.failure} role="alert" data-kind="error">
      <NoticeIcon kind="error" />
      <span>{children}</span>
    </p>
  );
}
