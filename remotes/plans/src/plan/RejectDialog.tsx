import { wordsRules } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';

interface Props {
  /** Of the plan. */
  name: string;
  /** Rejects it. @throws ApiError, which the dialog tells */
  onOk: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks an auditor why a plan is rejected. */
export function RejectDialog({ name, onOk, onCancel }: Props) {
  const t = useText('plans');
  const form = useForm({
    id: 'reject-plan',
    rules: wordsRules,
    initial: { reason: '' },
    label: () => t('rejecting.reason'),
    send: ({ reason }) => onOk(reason),
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      danger
      title={t('rejecting.title', { name })}
      okText={t('rejecting.ok')}
      onCancel={onCancel}
    >
      <FormField {...form.field('reason')}>
        {(control) => (
          <Input.TextArea
            {...control}
            {...form.text('reason')}
            autoFocus
            placeholder={t('rejecting.placeholder')}
            autoSize={{ minRows: 4, maxRows: 8 }}
            showCount
          />
        )}
      </FormField>
    </FormDialog>
  );
}
