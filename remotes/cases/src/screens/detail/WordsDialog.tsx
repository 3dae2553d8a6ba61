import { useState } from 'react';
import {
  type PlainCaseAction,
  type RefusedPart,
  optionalWordsRules,
  refusedParts,
  wordsRules,
} from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input, Radio, type RadioChangeEvent } from '@archway/ui/data';
import type { CaseWords } from '../../case/use-case-machine.ts';
import { isStopping } from './action-kinds.ts';
import styles from './words-dialog.module.css';

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
  onOk: (action: PlainCaseAction, words: CaseWords) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the reason, the question or the answer that an action goes with. */
export function WordsDialog({ action, optional = false, name, asked, onOk, onCancel }: Props) {
  const t = useText('cases');
  const text = (part: string): string => (action ? t(`say.${action}.${part}`, { name }) : '');
  const refuses = action === 'reject';
  const [refused, setRefused] = useState<RefusedPart>('step');
  const form = useForm({
    id: 'words',
    rules: optional ? optionalWordsRules : wordsRules,
    initial: { reason: '' },
    label: () => text('label'),
    send: async ({ reason }) => {
      if (action) await onOk(action, { reason, ...(refuses && { refused }) });
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
      {refuses ? (
        <Radio.Group
          className={styles.refused}
          aria-label={t('say.reject.refused')}
          value={refused}
          onChange={({ target }: RadioChangeEvent) => setRefused(target.value as RefusedPart)}
          options={refusedParts.map((value) => ({ value, label: t(`say.reject.${value}`) }))}
        />
      ) : null}
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
