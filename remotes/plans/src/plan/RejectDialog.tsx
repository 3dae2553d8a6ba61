import { wordsRules } from '@archway/contracts';
import { useText } from '@archway/platform';
import { WordsDialog } from './WordsDialog.tsx';

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
  return (
    <WordsDialog
      id="reject-plan"
      danger
      rules={wordsRules}
      title={t('rejecting.title', { name })}
      label={t('rejecting.reason')}
      placeholder={t('rejecting.placeholder')}
      okText={t('rejecting.ok')}
      onOk={onOk}
      onCancel={onCancel}
    />
  );
}
