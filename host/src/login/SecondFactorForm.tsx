import { secondFactorRules } from '@archway/contracts';
import { appHistory, useForm, useText } from '@archway/platform';
import { passSecondFactor } from '@archway/platform/host';
import { localTarget } from '../guard/local-target.ts';
import { FormFailure } from './FormFailure.tsx';
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
      <TextField {...form.field('code')} {...form.text('code')} autoComplete="one-time-code" autoFocus />
      {form.failure === undefined ? null : <FormFailure>{form.failure}</FormFailure>}
      <button type="submit" className={styles.submit} disabled={form.busy} aria-busy={form.busy}>
        {form.busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
        {t('login.submit')}
      </button>
      <button type="button" className={styles.back} onClick={onBack}>
        {t('login.secondStepBack')}
      </button>
    </form>
  );
}
