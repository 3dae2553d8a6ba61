import { endpoints, resetRules } from '@archway/contracts';
import { appHistory, call, encryptPassword, likelyCountry, notify, useForm, useLang, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { FormBody } from '@archway/ui/data';
import { ContactFields } from './ContactFields.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import type { ContactKind } from './contact-kinds.ts';
import { assertSame } from './same-passwords.ts';

const { region, phone, email, ...others } = resetRules;
const rules = {
  phone: { region, contact: phone, ...others },
  email: { region, contact: email, ...others },
} as const;

/** A new password for whoever has the phone or the email of the account. */
export function ResetForm({ kind }: { kind: ContactKind }) {
  const t = useText('account');
  const lang = useLang();
  const form = useForm({
    id: 'reset',
    rules: rules[kind],
    initial: { region: likelyCountry(lang), contact: '', code: '', password: '', confirmPassword: '' },
    label: (name) => t(`register.${name === 'contact' ? kind : name}`),
    guard: false,
    async send({ contact, password, confirmPassword, ...values }) {
      assertSame({ password, confirmPassword }, lang);
      const body = {
        ...values,
        account: contact,
        password: await encryptPassword(password),
        confirmPassword: await encryptPassword(confirmPassword),
      };
      await call(endpoints.access.resetPassword, { body }, { quiet: true });
      notify.success(t('register.resetDone'));
      appHistory.replace('/login');
    },
  });
  return (
    <FormBody
      failure={form.failure}
      onSubmit={() => void form.submit()}
      actions={
        <Button type="primary" size="large" block htmlType="submit" loading={form.busy}>
          {t('register.resetSubmit')}
        </Button>
      }
    >
      <ContactFields kind={kind} purpose="reset" form={form} sentNote={t('register.resetSent')} />
      <PasswordFields form={form} />
    </FormBody>
  );
}
