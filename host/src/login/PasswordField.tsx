import { useState } from 'react';
import { type FieldState, type TextBinding, useText } from '@archway/platform';
import { ForgotLink } from './ForgotLink.tsx';
import { TextField } from './TextField.tsx';
import styles from './login.module.css';

interface Props extends FieldState, TextBinding {
  autoFocus: boolean;
}

const OPEN =
  'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z';

/** The password, which can be shown while it is typed. */
export function PasswordField(props: Props) {
  const t = useText('host');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      aside={<ForgotLink />}
      inside={
        <button
          type="button"
          className={styles.peek}
          aria-label={t(shown ? 'login.hidePassword' : 'login.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={shown ? OPEN : `${OPEN}M4 4l16 16`} />
          </svg>
        </button>
      }
    />
  );
}
