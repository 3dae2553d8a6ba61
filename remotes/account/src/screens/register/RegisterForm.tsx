import { useState } from 'react';
import { registerRules } from '@archway/contracts';
import { appHistory, likelyCountry, notify, registerAccount, useForm, useLang, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { Checkbox, FormBody, FormField, Input } from '@archway/ui/data';
import { AgreementDialog } from './AgreementDialog.tsx';
import { ContactFields } from './ContactFields.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import type { ContactKind } from './contact-kinds.ts';
import { assertSame } from './same-passwords.ts';
import styles from './register.module.css';

const { region, phone, email, ...others } = registerRules;
const agreement = { kind: 'choice', required: 'form' } as const;
const rules = {
  phone: { region, contact: phone, ...others, agreement },
  email: { region, contact: email, ...others, agreement },
} as const;

/** A new account; whoever has made it is logged in, and goes on to the practice. */
export function RegisterForm({ kind }: { kind: ContactKind }) {
  const t = useText('account');
  const lang = useLang();
  const [reading, setReading] = useState(false);
  const form = useForm({
    id: 'register',
    rules: rules[kind],
    initial: {
      ...{ region: likelyCountry(lang), contact: '', code: '', userName: '' },
      ...{ password: '', confirmPassword: '', agreement: '' },
    },
    label: (name) => t(`register.${name === 'contact' ? kind : name === 'agreement' ? 'agreementLink' : name}`),
    guard: false,
    async send({ contact, agreement: _accepted, ...values }) {
      assertSame(values, lang);
      await registerAccount({ ...values, account: contact });
      notify.success(t('register.done'));
      appHistory.replace('/account?key=5');
    },
  });
  const accepted = form.field('agreement');
  return (
    <FormBody
      failure={form.failure}
      onSubmit={() => void form.submit()}
      actions={
        <Button type="primary" size="large" block htmlType="submit" loading={form.busy}>
          {t('register.submit')}
        </Button>
      }
    >
      <ContactFields kind={kind} purpose="register" form={form} sentNote={t('register.codeSent')} alwaysRegion />
      <FormField {...form.field('userName')} hint={t('register.userNameHint')}>
        {(control) => (
          <Input {...control} {...form.text('userName')} size="large" autoComplete="username" autoCapitalize="none" />
        )}
      </FormField>
      <PasswordFields form={form} />
      <div className={styles.agreement}>
        <Checkbox
          id={accepted.id}
          checked={form.values.agreement !== ''}
          aria-invalid={accepted.problem !== undefined}
          aria-describedby={accepted.problem === undefined ? undefined : `${accepted.id}-note`}
          onChange={(event) => form.set({ agreement: event.target.checked ? 'accepted' : '' })}
        >
          {t('register.agree')}
        </Checkbox>
        <Button type="link" onClick={() => setReading(true)}>
          {t('register.agreementLink')}
        </Button>
        {accepted.problem === undefined ? null : (
          <p id={`${accepted.id}-note`} role="alert">
            {t('register.agreementMissing')}
          </p>
        )}
      </div>
      <AgreementDialog open={reading} onClose={() => setReading(false)} />
    </FormBody>
  );
}
