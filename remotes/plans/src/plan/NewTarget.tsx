import { targetRules } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import type { NewPlan } from './use-plan-machine.ts';

interface Props {
  /** Number of plans that there are; the suggested name continues it. */
  count: number;
  /** Starts the plan. @throws ApiError, which the dialog tells */
  onOk: (plan: NewPlan) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the name and the remarks of a target plan. */
export function NewTarget({ count, onOk, onCancel }: Props) {
  const t = useText('plans');
  const form = useForm({
    id: 'new-target',
    rules: targetRules,
    initial: { name: t('newTarget.suggested', { num: count + 1 }), remarks: '' },
    label: (name) => t(`newTarget.${name}`),
    send: ({ name, remarks }) => onOk({ name, remarks: remarks || null }),
  });
  return (
    <FormDialog {...form.dialog} open title={t('newTarget.title')} okText={t('newTarget.create')} onCancel={onCancel}>
      <FormField {...form.field('name')}>
        {(control) => <Input {...control} {...form.text('name')} autoFocus />}
      </FormField>
      <FormField {...form.field('remarks')}>
        {(control) => <Input.TextArea {...control} {...form.text('remarks')} rows={3} showCount />}
      </FormField>
    </FormDialog>
  );
}
