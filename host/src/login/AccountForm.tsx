import { useState } from 'react';
import { loginRules } from '@archway/contracts';
import { appHistory, useForm, useText } from '@archway/platform';
import { login, remembered } from '@archway/platform/host';
import { localTarget } from '../guard/local-target.ts';
import { FormFailure } from './FormFailure.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RememberChoice } from './RememberChoice.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';
import styles from './login.module.css';

/** Account login: user name, phone or email, and password. */
export function AccountForm({ onSecondStep }: { onSecondStep: (challenge: string) => void }) {
  const t = useText('host');
  const known = remembered.user();
  const [remember, setRemember] = useState(known !== null);
  const form = useForm({
    id: 'login',
    rules: loginRules,
    initial: { account: known?.account ?? '', password: '' },
    label: (name) => t(`login.${name}`),
    guard: false,
    async send({ account, password }) {
      const challenge = await login({ account, password, remember });
      if (challenge !== null) return onSecondStep(challenge);
      appHistory.replace(localTarget(appHistory.get().location.search) ?? '/');
    },
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <TextField
        {...form.field('account')}
        {...form.text('account')}
        autoComplete="username"
        autoFocus={known === null}
      />
      <PasswordField {...form.field('password')} {...form.text('password')} autoFocus={known !== null} />
      <RememberChoice remember={remember} onChange={setRemember} />
      {form.failure === undefined ? null : <FormFailure>{form.failure}</FormFailure>}
      <SubmitButton busy={form.busy} />
    </form>
  );
}
