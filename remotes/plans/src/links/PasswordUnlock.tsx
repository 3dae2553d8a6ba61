import { linkUnlockRules } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { FormBody, FormField, Input } from '@archway/ui/data';

interface Props {
  /** Of the button. */
  okText: string;
  /** @throws ApiError, which the form tells */
  onUnlock: (shown: { readonly password: string }) => Promise<void>;
}

/** Asks for the password of a link before it opens. */
export function PasswordUnlock({ okText, onUnlock }: Props) {
  const t = useText('plans');
  const form = useForm({
    id: 'link-password',
    rules: linkUnlockRules,
    initial: { password: '' },
    label: () => t('review.page.password'),
    guard: false,
    send: onUnlock,
  });
  return (
    <FormBody
      id={form.id}
      failure={form.failure}
      onSubmit={() => void form.submit()}
      actions={
        <Button type="primary" size="large" block htmlType="submit" loading={form.busy}>
          {okText}
        </Button>
      }
    >
      <FormField {...form.field('password')}>
        {(control) => (
          <Input.Password {...control} {...form.text('password')} size="large" autoComplete="off" autoFocus />
        )}
      </FormField>
    </FormBody>
  );
}
