import { useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, appHistory, useText } from '@archway/platform';
import { login, remembered } from '@archway/platform/host';
import { localTarget } from '../guard/local-target.ts';
import { FormFailure } from './FormFailure.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';
import styles from './login.module.css';

type Field = 'account' | 'password';

/** Account login: user name, phone or email, and password. */
export function AccountForm() {
  const t = useText('host');
  const known = remembered.user();
  const [account, setAccount] = useState(known?.account ?? '');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(known !== null);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const empty: Field[] = [
      ...(account.trim() ? [] : ['account' as const]),
      ...(password ? [] : ['password' as const]),
    ];
    setMissing(empty);
    setFailure(null);
    if (empty[0]) return document.getElementById(`login-${empty[0]}`)?.focus();
    setBusy(true);
    try {
      await login({ account: account.trim(), password, remember });
      appHistory.replace(localTarget(appHistory.get().location.search) ?? '/');
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        id="login-account"
        label={t('login.account')}
        value={account}
        onChange={setAccount}
        autoComplete="username"
        autoFocus={known === null}
        problem={missing.includes('account') ? t('login.accountMissing') : undefined}
      />
      <PasswordField
        id="login-password"
        value={password}
        onChange={setPassword}
        autoFocus={known !== null}
        problem={missing.includes('password') ? t('login.passwordMissing') : undefined}
      />
      <div className={styles.remember}>
        <label>
          <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
          {t('login.remember')}
        </label>
        <span>{t('login.rememberHint')}</span>
      </div>
      {failure ? <FormFailure failure={failure} /> : null}
      <button type="submit" className={styles.submit} disabled={busy} aria-busy={busy}>
        {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
        {t('login.submit')}
      </button>
    </form>
  );
}
