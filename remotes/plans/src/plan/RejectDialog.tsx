import { useState } from 'react';
import { type RefusedPart, refusedParts, wordsRules } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Radio, type RadioChangeEvent } from '@archway/ui/data';
import { WordsDialog } from './WordsDialog.tsx';
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
  return (
    <WordsDialog
      id="reject-plan"
      danger
      rules={wordsRules}
      title={t('rejecting.title', { name })}
      label={t('rejecting.reason')}
      placeholder={t('rejecting.placeholder')}
      okText={t('rejecting.ok')}
      onOk={(reason) => onOk(reason, refused)}
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
    </WordsDialog>
  );
}
