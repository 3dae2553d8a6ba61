import type { ReactNode } from 'react';
import { appHistory, useText } from '@archway/platform';
import { localTarget } from '../guard/local-target.ts';
import { FormFailure } from './FormFailure.tsx';
import styles from './login.module.css';

interface Props {
  /** Of `useForm`. */
  form: { readonly busy: boolean; readonly failure: string | undefined; submit(): Promise<boolean> };
  children: ReactNode;
  /** Below the button: another way on. */
  after?: ReactNode;
}

/** One step of a login: its fields, what was refused as a whole, and the button; Enter sends it. */
export function LoginForm({ form: { busy, failure, submit }, children, after }: Props) {
  const t = useText('host');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      {failure === undefined ? null : <FormFailure>{failure}</FormFailure>}
      <button type="submit" className={styles.submit} disabled={busy} aria-busy={busy}>
        {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
        {t('login.submit')}
      </button>
      {after}
    </form>
  );
}

/** Opens what the visitor came for, once the login is through. */
export function enter(): void {
  appHistory.replace(localTarget(appHistory.get().location.search) ?? '/');
}
