import { type AssistVerdict, assistAnswerRules, assistVerdicts } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input, Radio } from '@archway/ui/data';

interface Props {
  /** Of the plan. */
  name: string;
  /** @throws ApiError, which the dialog tells */
  onOk: (answered: { verdict: AssistVerdict; reason: string }) => Promise<void>;
  onCancel: () => void;
}

/** Asks what whoever helps advises, and why. */
export function AnswerDialog({ name, onOk, onCancel }: Props) {
  const t = useText('plans');
  const form = useForm<{ verdict: AssistVerdict; reason: string }>({
    id: 'answer-assist',
    rules: assistAnswerRules,
    initial: { verdict: 'change', reason: '' },
    label: (field) => t(`assist.answering.${field}`),
    send: onOk,
  });
  const { verdict } = form.values;
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('assist.answering.title', { name })}
      okText={t('assist.action.answer')}
      onCancel={onCancel}
    >
      <FormField {...form.field('verdict')}>
        {({ id, 'aria-describedby': describedBy }) => (
          <Radio.Group
            id={id}
            aria-describedby={describedBy}
            value={verdict}
            onChange={({ target }) => form.set({ verdict: target.value as AssistVerdict })}
          >
            {assistVerdicts.map(({ value }) => (
              <Radio key={value} value={value}>
                {t(`assist.verdict.${value}`)}
              </Radio>
            ))}
          </Radio.Group>
        )}
      </FormField>
      <FormField {...form.field('reason')} hint={t(`assist.answering.hint.${verdict}`)}>
        {(control) => (
          <Input.TextArea
            {...control}
            {...form.text('reason')}
            autoFocus
            placeholder={t('assist.answering.placeholder')}
            autoSize={{ minRows: 5, maxRows: 12 }}
            showCount
          />
        )}
      </FormField>
    </FormDialog>
  );
}
