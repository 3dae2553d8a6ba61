import { failureRules } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';

interface Props {
  title: string;
  hint: string;
  okText: string;
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why something of a batch was lost. */
export function ReasonDialog({ title, hint, okText, onSend, onClose }: Props) {
  const t = useText('production');
  const form = useForm({
    id: 'print-failure',
    rules: failureRules,
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
