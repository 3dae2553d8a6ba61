import { operatorReasonRules } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import styles from './operated.module.css';

export interface ReasonQuestion {
  readonly title: string;
  /** What comes of it. */
  readonly body: string;
  readonly okText: string;
  readonly danger: boolean;
  /** Does it; calls in it are `quiet`, the dialog tells their refusals. */
  readonly send: (reason: string) => Promise<unknown>;
}

/** Asks why before something that somebody will ask about; the reason stands in the security log. */
export function ReasonDialog({ title, body, okText, danger, send, onClose }: ReasonQuestion & { onClose: () => void }) {
  const t = useText('console');
  const form = useForm({
    id: 'operator-reason',
    rules: operatorReasonRules,
    initial: { reason: '' },
    label: () => t('operated.reason'),
    async send({ reason }) {
      await send(reason);
      onClose();
    },
  });
  return (
    <FormDialog {...form.dialog} open danger={danger} title={title} okText={okText} onCancel={onClose}>
      <p className={styles.body}>{body}</p>
      <FormField {...form.field('reason')} hint={t('operated.reasonHint')}>
        {(control) => <Input.TextArea {...control} {...form.text('reason')} rows={3} showCount autoFocus />}
      </FormField>
    </FormDialog>
  );
}
