import { secondFactorRules } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { passSecondFactor } from '@archway/platform/host';
import { LoginForm, enter } from './LoginForm.tsx';
import { TextField } from './TextField.tsx';
import styles from './login.module.css';

interface Props {
  /** Of the first step. */
  challenge: string;
  onBack: () => void;
}

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ challenge, onBack }: Props) {
  const t = useText('host');
  const form = useForm({
    id: 'second-step',
    rules: secondFactorRules,
    initial: { code: '' },
    label: () => t('login.factorCode'),
    guard: false,
    async send({ code }) {
      await passSecondFactor({ challenge, code });
      enter();
    },
  });
  return (
    <LoginForm
      form={form}
      after={
        <button type="button" className={styles.back} onClick={onBack}>
          {t('login.secondStepBack')}
        </button>
      }
    >
      <TextField {...form.field('code')} {...form.text('code')} autoComplete="one-time-code" autoFocus />
    </LoginForm>
  );
}
