import { joinRejectRules } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';

interface Props {
  /** The applicant. */
  name: string;
  /** Rejects. @throws ApiError, which the dialog tells */
  onOk: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks why somebody may not join; the applicant reads it. */
export function RejectDialog({ name, onOk, onCancel }: Props) {
  const t = useText('account');
  const form = useForm({
    id: 'reject-request',
    rules: joinRejectRules,
    initial: { reason: '' },
    label: () => t('requests.reason'),
    send: ({ reason }) => onOk(reason),
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('requests.rejectTitle', { applicant: name })}
      okText={t('requests.rejectOk')}
      danger
      onCancel={onCancel}
    >
      <FormField {...form.field('reason')} hint={t('requests.reasonHint')}>
        {(control) => (
          <Input.TextArea
            {...control}
            {...form.text('reason')}
            autoFocus
            autoSize={{ minRows: 3, maxRows: 8 }}
            showCount
          />
        )}
      </FormField>
    </FormDialog>
  );
}
