import { useState } from 'react';
import { loginRules } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { login, remembered } from '@archway/platform/host';
import { LoginForm, enter } from './LoginForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RememberChoice } from './RememberChoice.tsx';
import { TextField } from './TextField.tsx';

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
      enter();
    },
  });

  return (
    <LoginForm form={form}>
      <TextField
        {...form.field('account')}
        {...form.text('account')}
        autoComplete="username"
        autoFocus={known === null}
      />
      <PasswordField {...form.field('password')} {...form.text('password')} autoFocus={known !== null} />
      <RememberChoice remember={remember} onChange={setRemember} />
    </LoginForm>
  );
}
