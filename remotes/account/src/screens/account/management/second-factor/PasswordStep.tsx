import { type Answer, endpoints, secondFactorEnrolRules } from '@archway/contracts';
import { call, encryptPassword, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';

interface Props {
  onDone: (enrolment: Answer<typeof endpoints.secondFactor.enrol>) => void;
  onCancel: () => void;
}

/** Asks for the password, so that nobody else turns it on at an open page. */
export function PasswordStep({ onDone, onCancel }: Props) {
  const t = useText('account');
  const form = useForm({
    id: 'enrol',
    rules: secondFactorEnrolRules,
    initial: { password: '' },
    label: () => t('secondFactor.password'),
    guard: false,
    async send({ password }) {
      const body = { password: await encryptPassword(password) };
      onDone(await call(endpoints.secondFactor.enrol, { body }, { quiet: true }));
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('secondFactor.enrolTitle')}
      okText={t('secondFactor.next')}
      onCancel={onCancel}
    >
      <p>{t('secondFactor.app')}</p>
      <FormField {...form.field('password')}>
        {(control) => (
          <Input.Password {...control} {...form.text('password')} autoComplete="current-password" autoFocus />
        )}
      </FormField>
    </FormDialog>
  );
}
