import { type OperatedUser, endpoints, shownName } from '@archway/contracts';
import { call, notify, useForm, useText } from '@archway/platform';
import { FormDialog } from '@archway/ui/data';
import { UserFields } from './UserFields.tsx';
import { refreshUsers } from './refresh-users.ts';
import { factsOf, newUser, newUserBody, userFormRules, valuesOf } from './user-form.ts';

interface Props {
  /** Absent for a new account. */
  user?: OperatedUser | undefined;
  onClose: () => void;
}

/** Makes or changes an account. */
export function UserDialog({ user, onClose }: Props) {
  const t = useText('console');
  const form = useForm({
    id: 'operated-user',
    rules: userFormRules,
    initial: user ? valuesOf(user) : newUser,
    label: (name) => t(`users.field.${name}`),
    async send(values) {
      const { edit, add } = endpoints.users;
      if (user) await call(edit, { body: { userId: user.userId, ...factsOf(values) } }, { quiet: true });
      else await call(add, { body: await newUserBody(values) }, { quiet: true });
      notify.success(t(user ? 'operated.saved' : 'users.made', { name: values.userName }));
      await refreshUsers();
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={user ? t('users.editTitle', { name: shownName(user) }) : t('users.addTitle')}
      okText={t(user ? 'operated.save' : 'users.make')}
      onCancel={onClose}
    >
      <UserFields form={form} isNew={user === undefined} />
    </FormDialog>
  );
}
