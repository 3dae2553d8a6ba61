import { type FormState, errorText, useLang, useText } from '@archway/platform';
import { FormField, Input } from '@archway/ui/data';

export interface PasswordValues {
  password: string;
  confirmPassword: string;
}

/** A new password and its repetition; that they differ is said as soon as it is as long. */
export function PasswordFields<V extends PasswordValues>({ form }: { form: FormState<V> }) {
  const t = useText('account');
  const lang = useLang();
  const { password, confirmPassword } = form.values;
  const differs = confirmPassword.length >= password.length && confirmPassword !== '' && confirmPassword !== password;
  const confirm = form.field('confirmPassword');
  return (
    <>
      <FormField {...form.field('password')} hint={t('register.passwordHint')}>
        {(control) => (
          <Input.Password {...control} {...form.text('password')} size="large" autoComplete="new-password" />
        )}
      </FormField>
      <FormField {...confirm} problem={differs ? errorText('passwordsDiffer', lang) : confirm.problem}>
        {(control) => (
          <Input.Password {...control} {...form.text('confirmPassword')} size="large" autoComplete="new-password" />
        )}
      </FormField>
    </>
  );
}
