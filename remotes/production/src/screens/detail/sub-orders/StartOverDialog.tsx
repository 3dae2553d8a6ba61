import { type FormRules, MOST_ORDER_REASON, type SubOrder } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { shortCode } from './sub-order-words.ts';

interface Props {
  of: readonly SubOrder[];
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
}

const rules = { reason: { kind: 'text', required: true, max: MOST_ORDER_REASON } } as const satisfies FormRules;

/** Puts sub-orders back to pending, and asks why. */
export function StartOverDialog({ of, onSend, onClose }: Props) {
  const t = useText('production');
  const form = useForm({
    id: 'start-over',
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
    <FormDialog
      {...form.dialog}
      open
      danger
      title={t('sub.startOverTitle', { names: of.map(shortCode).join(' ') })}
      okText={t('action.startOver')}
      onCancel={onClose}
    >
      <FormField {...form.field('reason')} hint={t('sub.startOverHint')}>
        {(control) => <Input.TextArea {...control} {...form.text('reason')} rows={3} autoFocus />}
      </FormField>
    </FormDialog>
  );
}
