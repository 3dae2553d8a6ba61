import { LONGEST_PASSWORD, PASSWORD_PATTERN, type TextRule } from '@archway/contracts';
import { type FormState, useText } from '@archway/platform';
import { FormField, Input } from '@archway/ui/data';

/** A first password travels encrypted; what it must be is said before it is sent. */
export const firstPasswordRule = {
  ...{ kind: 'text', required: true, max: LONGEST_PASSWORD, verbatim: true },
  ...{ pattern: PASSWORD_PATTERN, mismatch: 'passwordRule', refusals: ['passwordRule', 'passwordUnreadable'] },
} as const satisfies TextRule;

/** Fields of an account that a creator makes for somebody else, all empty. */
export const noAccount = { nickName: '', userName: '', phone: '', email: '', password: '' };

/** Who somebody is, how they are reached, and their first password: an account that a creator makes for them. */
export function AccountFields<Values extends typeof noAccount>({ form }: { form: FormState<Values> }) {
  const t = useText('account');
  return (
    <>
      <FormField {...form.field('nickName')}>
        {(control) => <Input {...control} {...form.text('nickName')} autoFocus autoComplete="off" />}
      </FormField>
      <FormField {...form.field('userName')} hint={t('assistants.userNameHint')}>
        {(control) => <Input {...control} {...form.text('userName')} autoComplete="off" />}
      </FormField>
      <FormField {...form.field('phone')} hint={t('assistants.contactHint')}>
        {(control) => <Input {...control} {...form.text('phone')} autoComplete="off" />}
      </FormField>
      <FormField {...form.field('email')}>
        {(control) => <Input {...control} {...form.text('email')} autoComplete="off" />}
      </FormField>
      <FormField {...form.field('password')} hint={t('assistants.passwordHint')}>
        {(control) => <Input.Password {...control} {...form.text('password')} autoComplete="new-password" />}
      </FormField>
    </>
  );
}
