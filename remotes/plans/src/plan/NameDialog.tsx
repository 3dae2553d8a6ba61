import { targetRules } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import type { PlanName } from './use-plan-machine.ts';

interface Props {
  title: string;
  okText: string;
  initial: PlanName;
  /** Begins or renames the plan. @throws ApiError, which the dialog tells */
  onOk: (plan: PlanName) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the name and the remarks of a plan. */
export function NameDialog({ title, okText, initial, onOk, onCancel }: Props) {
  const t = useText('plans');
  const form = useForm({
    id: 'plan-name',
    rules: targetRules,
    initial: { name: initial.name, remarks: initial.remarks ?? '' },
    label: (name) => t(`naming.${name}`),
    send: ({ name, remarks }) => onOk({ name, remarks: remarks || null }),
  });
  return (
    <FormDialog {...form.dialog} open title={title} okText={okText} onCancel={onCancel}>
      <FormField {...form.field('name')}>
        {(control) => <Input {...control} {...form.text('name')} autoFocus />}
      </FormField>
      <FormField {...form.field('remarks')}>
        {(control) => <Input.TextArea {...control} {...form.text('remarks')} rows={3} showCount />}
      </FormField>
    </FormDialog>
  );
}
