import { type FormRules, PASSWORD_PATTERN, type PracticeListItem, assistantRules, endpoints } from '@archway/contracts';
import { call, encryptPassword, invalidate, notify, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { useState } from 'react';
import { type Days, PracticeDays, servicesOf } from './PracticeDays.tsx';

/** The password travels encrypted; what it must be is said before it is sent. */
const rules = {
  ...assistantRules,
  password: {
    ...{ kind: 'text', required: true, max: 60, verbatim: true, pattern: PASSWORD_PATTERN, mismatch: 'passwordRule' },
    refusals: ['passwordRule', 'passwordUnreadable'],
  },
} as const satisfies FormRules;

const empty = { nickName: '', userName: '', phone: '', email: '', password: '' };

interface Props {
  /** Those that the reader created. */
  practices: readonly PracticeListItem[];
  onClose: () => void;
}

/** Makes the account of an assistant, with its first password. */
export function NewAssistant({ practices, onClose }: Props) {
  const t = useText('account');
  const [only] = practices.length === 1 ? practices : [];
  const [days, setDays] = useState<Days>(only ? { [only.practiceId]: null } : {});
  const [lacking, setLacking] = useState(false);
  const none = Object.keys(days).length === 0;
  const form = useForm({
    id: 'new-assistant',
    rules,
    initial: empty,
    label: (name) => t(`assistants.${name}`),
    async send({ password, ...named }) {
      const body = { ...named, password: await encryptPassword(password), practices: servicesOf(days) };
      await call(endpoints.assistants.add, { body }, { quiet: true });
      notify.success(t('assistants.added'));
      await Promise.all([invalidate(endpoints.assistants.list), invalidate(endpoints.practices.members)]);
      onClose();
    },
  });
  const submit = (): void => {
    setLacking(none);
    if (!none) void form.submit();
  };
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('assistants.add')}
      okText={t('assistants.add')}
      onSubmit={submit}
      onCancel={onClose}
    >
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
      <FormField
        id="new-assistant-practices"
        label={t('assistants.practices')}
        required
        hint={t('assistants.daysHint')}
        problem={lacking && none ? t('assistants.oneNeeded') : undefined}
      >
        {() => <PracticeDays practices={practices} days={days} onChange={setDays} />}
      </FormField>
    </FormDialog>
  );
}
