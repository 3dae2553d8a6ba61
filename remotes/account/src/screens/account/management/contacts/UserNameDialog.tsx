import { endpoints, userNameRules } from '@archway/contracts';
import { call, invalidate, notify, refreshPersonalData, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';

interface Props {
  userName: string;
  onClose: () => void;
}

/** Another user name. */
export function UserNameDialog({ userName, onClose }: Props) {
  const t = useText('account');
  const title = t('contacts.changeName', { name: t('field.userName') });
  const form = useForm({
    id: 'user-name',
    rules: userNameRules,
    initial: { userName },
    label: () => t('field.userName'),
    guard: false,
    async send(body) {
      await call(endpoints.contacts.changeUserName, { body }, { quiet: true });
      notify.success(t('saved'));
      onClose();
      await Promise.all([refreshPersonalData(), invalidate(endpoints.security.events)]);
    },
  });
  return (
    <FormDialog {...form.dialog} open title={title} okText={t('save')} onCancel={onClose}>
      <FormField {...form.field('userName')} hint={t('contacts.userNameHint')}>
        {(control) => <Input {...control} {...form.text('userName')} autoComplete="username" autoCapitalize="none" />}
      </FormField>
    </FormDialog>
  );
}
