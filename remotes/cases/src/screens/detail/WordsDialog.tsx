import { type PlainCaseAction, optionalWordsRules, wordsRules } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { isStopping } from './action-kinds.ts';
import styles from './detail.module.css';

interface Props {
  /** Undefined while nothing is asked. */
  action: PlainCaseAction | undefined;
  /** The action may be taken without. */
  optional?: boolean;
  /** The patient. */
  name: string;
  /** What is answered. */
  asked?: string | undefined;
  /** Takes the action. @throws ApiError, which the dialog tells */
  onOk: (action: PlainCaseAction, words: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the reason, the question or the answer that an action goes with. */
export function WordsDialog({ action, optional = false, name, asked, onOk, onCancel }: Props) {
  const t = useText('cases');
  const text = (part: string): string => (action ? t(`say.${action}.${part}`, { name }) : '');
  const form = useForm({
    id: 'words',
    rules: optional ? optionalWordsRules : wordsRules,
    initial: { reason: '' },
    label: () => text('label'),
    send: async ({ reason }) => {
      if (action) await onOk(action, reason);
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open={action !== undefined}
      title={text('title')}
      okText={text('ok')}
      danger={action !== undefined && isStopping(action)}
      onCancel={onCancel}
      afterClose={form.reset}
    >
      {asked ? <blockquote className={styles.asked}>{asked}</blockquote> : null}
      <FormField {...form.field('reason')}>
        {(control) => (
          <Input.TextArea
            {...control}
            {...form.text('reason')}
            autoFocus
            placeholder={text('placeholder')}
            autoSize={{ minRows: 4, maxRows: 8 }}
            showCount
          />
        )}
      </FormField>
    </FormDialog>
  );
}
