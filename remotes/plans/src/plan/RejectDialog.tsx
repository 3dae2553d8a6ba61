import { useState } from 'react';
import { type RefusedPart, refusedParts, wordsRules } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input, Radio, type RadioChangeEvent } from '@archway/ui/data';
import styles from './plans.module.css';

interface Props {
  /** Of the plan. */
  name: string;
  /** A doctor refuses it, and says whether the goal is refused as well; an auditor has no such choice. */
  clinical?: boolean;
  /** Rejects it. @throws ApiError, which the dialog tells */
  onOk: (reason: string, refused: RefusedPart) => Promise<void>;
  onCancel: () => void;
}

/** Asks why a plan is rejected. */
export function RejectDialog({ name, clinical = false, onOk, onCancel }: Props) {
  const t = useText('plans');
  const [refused, setRefused] = useState<RefusedPart>('step');
  const form = useForm({
    id: 'reject-plan',
    rules: wordsRules,
    initial: { reason: '' },
    label: () => t('rejecting.reason'),
    send: ({ reason }) => onOk(reason, refused),
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
      {clinical ? (
        <Radio.Group
          className={styles.refused ?? ''}
          aria-label={t('rejecting.refused')}
          value={refused}
          onChange={({ target }: RadioChangeEvent) => setRefused(target.value as RefusedPart)}
          options={refusedParts.map((value) => ({ value, label: t(`rejecting.parts.${value}`) }))}
        />
      ) : null}
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
