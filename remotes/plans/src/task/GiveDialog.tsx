import { useQuery } from '@tanstack/react-query';
import { endpoints, givenTaskRules } from '@archway/contracts';
import { designerLabel, formatDay, query, useForm, useText } from '@archway/platform';
import { ErrorBox, LoadingSkeleton, Modal } from '@archway/ui';
import { DayPicker, FormDialog, FormField, Input, Select } from '@archway/ui/data';
import type { ActedTask, Given } from './acted-task.ts';
import { endOfDay } from './due-state.ts';

interface Props {
  action: 'handOver' | 'assign';
  task: ActedTask;
  /** Gives it to somebody. @throws ApiError, which the dialog tells */
  onOk: (given: Given) => Promise<void>;
  onCancel: () => void;
}

/** Asks who designs something from now on, until when, and what they should know. */
export function GiveDialog({ action, task: { caseId, version, taskKind, patientName }, onOk, onCancel }: Props) {
  const t = useText('plans');
  const answer = useQuery(query(endpoints.plans.task, { query: { caseId, version } }));
  const form = useForm({
    id: 'give-task',
    rules: givenTaskRules,
    initial: { assignUserId: '', dueDay: '', note: '' },
    label: (name) => t(`task.${name}`),
    send: ({ assignUserId, dueDay, note }) =>
      onOk({ assignUserId, note: note || null, ...(dueDay && { dueTime: endOfDay(dueDay) }) }),
  });
  const task = answer.data?.task;
  // Whoever hands something over gives it to another; a lead sees the present one, too.
  const holder = task?.assignUser?.userId;
  const designers = (task?.designers ?? []).filter(({ userId }) => action === 'assign' || userId !== holder);
  const dialog = {
    open: true,
    title: t(`task.giving.${action}`, { what: t(`task.${taskKind}`), name: patientName ?? '' }).trim(),
    okText: t(`task.action.${action}`),
    onCancel,
  };
  if (answer.data && designers.length === 0)
    return (
      <Modal {...dialog} okButtonProps={{ disabled: true }}>
        <p>{t('task.nobody')}</p>
      </Modal>
    );
  return (
    <FormDialog {...form.dialog} {...dialog}>
      {answer.error ? (
        <ErrorBox title={t('task.failed')} error={answer.error} onRetry={() => void answer.refetch()} />
      ) : !answer.data ? (
        <LoadingSkeleton variant="form" rows={2} />
      ) : (
        <>
          <FormField {...form.field('assignUserId')} hint={t('task.selectable')}>
            {({ status, ...control }) => (
              <Select
                {...control}
                {...(status && { status })}
                showSearch={{ optionFilterProp: 'label' }}
                placeholder={t('task.choose')}
                value={form.values.assignUserId || null}
                options={designers.map((person) => ({
                  value: person.userId,
                  label: t('task.withLoad', { name: designerLabel(person), count: person.openCount }),
                }))}
                onChange={(chosen: string | null) => form.set({ assignUserId: chosen ?? '' })}
              />
            )}
          </FormField>
          {action === 'assign' ? (
            <FormField
              {...form.field('dueDay')}
              hint={task?.dueTime ? t('task.due.stays', { day: formatDay(task.dueTime) }) : t('task.due.none')}
            >
              {({ id, status }) => (
                <DayPicker
                  id={id}
                  status={status}
                  placeholder={t('task.due.choose')}
                  value={form.values.dueDay || null}
                  onChange={(day) => form.set({ dueDay: day ?? '' })}
                />
              )}
            </FormField>
          ) : null}
          <FormField {...form.field('note')}>
            {(control) => (
              <Input.TextArea
                {...control}
                {...form.text('note')}
                placeholder={t('task.notePlaceholder')}
                autoSize={{ minRows: 3, maxRows: 6 }}
                showCount
              />
            )}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
