import { type Assistant, type PracticeListItem, endpoints } from '@archway/contracts';
import { call, invalidate, notify, useText } from '@archway/platform';
import { FormDialog, FormField } from '@archway/ui/data';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Days, PracticeDays, servicesOf } from './PracticeDays.tsx';

interface Props {
  assistant: Assistant;
  /** Those that the reader created. */
  practices: readonly PracticeListItem[];
  onClose: () => void;
}

/** The practices that an assistant serves, and until when. */
export function ServicesDialog({ assistant, practices, onClose }: Props) {
  const t = useText('account');
  const before: Days = Object.fromEntries(
    assistant.services.map(({ practiceId, expiredDay }) => [practiceId, expiredDay]),
  );
  const [days, setDays] = useState(before);
  const [lacking, setLacking] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      call(
        endpoints.assistants.bindPractices,
        { body: { userId: assistant.userId, practices: servicesOf(days) } },
        { quiet: true },
      ),
    onSuccess: async () => {
      notify.success(t('saved'));
      await Promise.all([invalidate(endpoints.assistants.list), invalidate(endpoints.practices.members)]);
      onClose();
    },
  });
  const submit = (): void => {
    const none = Object.keys(days).length === 0;
    setLacking(none);
    if (!none && !save.isPending) save.mutate();
  };
  return (
    <FormDialog
      id="assistant-services"
      open
      title={t('assistants.editTitle', { name: assistant.name })}
      okText={t('save')}
      busy={save.isPending}
      dirty={JSON.stringify(days) !== JSON.stringify(before)}
      failure={save.error?.message}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormField
        id="assistant-services-practices"
        label={t('assistants.practices')}
        required
        hint={t('assistants.daysHint')}
        problem={lacking && Object.keys(days).length === 0 ? t('assistants.oneNeeded') : undefined}
      >
        {() => <PracticeDays practices={practices} days={days} onChange={setDays} />}
      </FormField>
    </FormDialog>
  );
}
