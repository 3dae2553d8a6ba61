import { useState } from 'react';
import { codeLoginRules, contactOf } from '@archway/contracts';
import { CodeInput, likelyCountry, useCodeRequest, useForm, useLang, useText } from '@archway/platform';
import { loginByCode, remembered } from '@archway/platform/host';
import { ContactField } from './ContactField.tsx';
import { LoginForm, enter } from './LoginForm.tsx';
import { RememberChoice } from './RememberChoice.tsx';
import styles from './login.module.css';
import own from './code-form.module.css';

/** Login by a code that was sent to the phone or e-mail of the account. */
export function CodeForm({ onSecondStep }: { onSecondStep: (challenge: string) => void }) {
  const t = useText('host');
  const lang = useLang();
  const known = remembered.user();
  const [remember, setRemember] = useState(known !== null);
  const form = useForm({
    id: 'code-login',
    rules: codeLoginRules,
    initial: { region: likelyCountry(lang), account: contactIn(known?.account), code: '' },
    label: (name) => t(`login.${LABELS[name]}`),
    guard: false,
    async send(values) {
      const challenge = await loginByCode({ ...values, remember });
      if (challenge !== null) return onSecondStep(challenge);
      enter();
    },
  });
  const { account, region, code } = form.values;
  const request = useCodeRequest('login', account, region);
  const reachable = contactOf(account, region) !== null;
  const { problem, ...field } = form.field('code');
  return (
    <LoginForm form={form}>
      <ContactField
        field={{ ...form.field('account'), ...form.text('account') }}
        region={region}
        onRegion={(next) => form.set({ region: next })}
      />
      <div className={styles.field}>
        <div className={styles.label}>
          <label htmlFor={field.id}>{field.label}</label>
          <button
            type="button"
            className={own.ask}
            disabled={!reachable || request.left > 0 || request.busy}
            onClick={() => void request.ask().then(() => document.getElementById(field.id)?.focus())}
          >
            {request.label}
          </button>
        </div>
        <CodeInput
          id={field.id}
          value={code}
          onChange={(next) => form.set({ code: next })}
          problem={problem}
          describedBy={`${field.id}-note`}
        />
        <p id={`${field.id}-note`} className={problem ? styles.problem : own.note} aria-live="polite">
          {problem ?? request.failure ?? (request.sent ? t('login.codeSent') : '')}
        </p>
      </div>
      <RememberChoice remember={remember} onChange={setRemember} />
    </LoginForm>
  );
}

const LABELS = { region: 'region', account: 'contact', code: 'code' } as const;

/** A user name that was remembered is nothing that a code could be sent to. */
const contactIn = (account = ''): string => (/[@\d]/.test(account) && contactOf(account, 'CN') ? account : '');
