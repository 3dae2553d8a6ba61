import type { FormRules } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';

interface Props {
  /** How long a reason may be. */
  rules: FormRules<'reason'>;
  title: string;
  hint: string;
  okText: string;
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why something was lost, or is made again. */
export function ReasonDialog({ rules, title, hint, okText, onSend, onClose }: Props) {
  const t = useText('production');
  const form = useForm({
    id: 'reason',
    rules,
    initial: { reason: '' },
    label: () => t('sub.reason'),
    guard: false,
    async send({ reason }) {
      await onSend(reason);
      onClose();
    },
  });
  return (
    <FormDialog {...form.dialog} open danger title={title} okText={okText} onCancel={onClose}>
      <FormField {...form.field('reason')} hint={hint}>
        {(control) => <Input.TextArea {...control} {...form.text('reason')} rows={3} autoFocus />}
      </FormField>
    </FormDialog>
  );
}
