import { reviewDecisionRules, reviewPassRules } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import type { Verdict } from './use-review-visit.ts';

interface Props {
  verdict: Verdict;
  /** Of the plan. */
  name: string;
  /** Answers. @throws ApiError, which the dialog tells */
  onOk: (reason: string | null) => Promise<void>;
  onCancel: () => void;
}

/** Asks a reviewer why a plan is returned, or for a remark on one that passes. */
export function DecideDialog({ verdict, name, onOk, onCancel }: Props) {
  const t = useText('plans');
  const returns = verdict === 'reject';
  const form = useForm({
    id: 'decide-review',
    rules: returns ? reviewDecisionRules : reviewPassRules,
    initial: { reason: '' },
    label: () => t(`review.deciding.${verdict}.reason`),
    send: ({ reason }) => onOk(reason || null),
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      danger={returns}
      title={t(`review.deciding.${verdict}.title`, { name })}
      okText={t(`review.deciding.${verdict}.ok`)}
      onCancel={onCancel}
    >
      <p>{t('review.deciding.once')}</p>
      <FormField {...form.field('reason')}>
        {(control) => (
          <Input.TextArea
            {...control}
            {...form.text('reason')}
            autoFocus
            placeholder={t(`review.deciding.${verdict}.placeholder`)}
            autoSize={{ minRows: 4, maxRows: 8 }}
            showCount
          />
        )}
      </FormField>
    </FormDialog>
  );
}
