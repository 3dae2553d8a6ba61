import { endpoints, secondFactorOffRules } from '@archway/contracts';
import { call, encryptPassword, notify, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';

/** Turning it off asks for the password and a code. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useText('account');
  const form = useForm({
    id: 'second-factor-off',
    rules: secondFactorOffRules,
    initial: { password: '', code: '' },
    label: (name) => t(`secondFactor.${name}`),
    guard: false,
    async send({ password, code }) {
      const body = { password: await encryptPassword(password), code };
      await call(endpoints.secondFactor.turnOff, { body }, { quiet: true });
      notify.success(t('secondFactor.turnedOff'));
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      danger
      title={t('secondFactor.turnOffTitle')}
      okText={t('secondFactor.turnOff')}
      onCancel={onClose}
    >
      <p>{t('secondFactor.turnOffBody')}</p>
      <FormField {...form.field('password')}>
        {(control) => (
          <Input.Password {...control} {...form.text('password')} autoComplete="current-password" autoFocus />
        )}
      </FormField>
      <FormField {...form.field('code')} hint={t('secondFactor.anyCodeHint')}>
        {(control) => <Input {...control} {...form.text('code')} autoComplete="one-time-code" />}
      </FormField>
    </FormDialog>
  );
}
