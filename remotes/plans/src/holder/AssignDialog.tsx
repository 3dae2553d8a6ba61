import { useState } from 'react';
import { type TaskDesigner, assignRules, endpoints } from '@archway/contracts';
import { call, notify, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input, Select } from '@archway/ui/data';
import { type StageRef, refreshTasks } from './use-task-calls.ts';
import styles from './holder.module.css';

interface Props {
  of: StageRef;
  designers: readonly TaskDesigner[];
  holderId: string | null;
  onClose: () => void;
}

/** Chosen for nobody: it goes back to the pool. */
const POOL = '';

/** Asks who is to design a stage, with what each of them holds already. */
export function AssignDialog({ of: { caseId, version, stage }, designers, holderId, onClose }: Props) {
  const t = useText('plans');
  const [chosen, choose] = useState(holderId ?? designers[0]?.userId ?? POOL);
  const form = useForm({
    id: 'assign-task',
    rules: assignRules,
    initial: { note: '' },
    label: () => t('holder.note'),
    send: async ({ note }) => {
      const body = { caseId, version, stage, userId: chosen === POOL ? null : chosen, note: note || null };
      await call(endpoints.plans.assign, { body }, { quiet: true });
      notify.success(t(chosen === POOL ? 'holder.givenBack' : 'holder.assigned'));
      onClose();
      await refreshTasks();
    },
  });
  return (
    <FormDialog {...form.dialog} open title={t(`holder.title.${stage}`)} okText={t('holder.assign')} onCancel={onClose}>
      <label className={styles.choice}>
        <span>{t('holder.designer')}</span>
        <Select
          aria-label={t('holder.designer')}
          value={chosen}
          onChange={(value: string) => choose(value)}
          options={[
            ...designers.map(({ userId, name, open }) => ({
              value: userId,
              label: t('holder.option', { name, count: open }),
            })),
            { value: POOL, label: t('holder.pool') },
          ]}
        />
      </label>
      <FormField {...form.field('note')}>
        {(control) => <Input.TextArea {...control} {...form.text('note')} rows={3} showCount />}
      </FormField>
    </FormDialog>
  );
}
