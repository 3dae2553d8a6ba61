import { type FormRules, type PracticeListItem, assistantRules, endpoints } from '@archway/contracts';
import { call, encryptPassword, invalidate, notify, useForm, useText } from '@archway/platform';
import { FormDialog, FormField } from '@archway/ui/data';
import { useState } from 'react';
import { AccountFields, firstPasswordRule, noAccount } from '../AccountFields.tsx';
import { type Days, PracticeDays, servicesOf } from './PracticeDays.tsx';

const rules = { ...assistantRules, password: firstPasswordRule } as const satisfies FormRules;

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
    initial: noAccount,
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
      <AccountFields form={form} />
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
