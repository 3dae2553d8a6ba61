import { endpoints, passwordChangeRules } from '@archway/contracts';
import { call, encryptPassword, errorText, invalidate, notify, useForm, useLang, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';

const fields = [
  { name: 'oldPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'confirmPassword', autoComplete: 'new-password' },
] as const;

/** Asks for the old password, and for the new one twice. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useText('account');
  const lang = useLang();
  const form = useForm({
    id: 'password',
    rules: passwordChangeRules,
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    label: (name) => t(`security.password.${name}`),
    guard: false,
    async send(entered) {
      const [oldPassword, newPassword, confirmPassword] = await Promise.all(
        fields.map(({ name }) => encryptPassword(entered[name])),
      );
      const body = {
        oldPassword: oldPassword ?? '',
        newPassword: newPassword ?? '',
        confirmPassword: confirmPassword ?? '',
      };
      await call(endpoints.security.changePassword, { body }, { quiet: true });
      notify.success(t('security.password.changed'));
      onClose();
      await Promise.all([invalidate(endpoints.security.sessions), invalidate(endpoints.security.events)]);
    },
  });
  const { newPassword, confirmPassword } = form.values;
  // Said as soon as as much was typed again; the server says it, too.
  const differs = confirmPassword.length >= newPassword.length && confirmPassword !== newPassword;
  const problemOf = (name: (typeof fields)[number]['name']): { problem?: string } =>
    name === 'confirmPassword' && differs ? { problem: errorText('passwordsDiffer', lang) } : {};
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('security.password.change')}
      okText={t('security.password.change')}
      onCancel={onClose}
    >
      {fields.map(({ name, autoComplete }) => (
        <FormField
          key={name}
          {...form.field(name)}
          {...problemOf(name)}
          hint={name === 'newPassword' ? t('security.password.rule') : undefined}
        >
          {(control) => <Input.Password {...control} {...form.text(name)} autoComplete={autoComplete} />}
        </FormField>
      ))}
    </FormDialog>
  );
}
