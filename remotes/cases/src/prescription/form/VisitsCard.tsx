import { REVISIT_MONTHS, communicationChoices, prescriptionTextRules } from '@archway/contracts';
import { Card } from '@archway/ui';
import { FormField, Input, Select } from '@archway/ui/data';
import { useText } from '@archway/platform';
import { ChoiceRow, QuestionRow, type RowContext } from './rows.tsx';
import styles from './form.module.css';

const months = Array.from({ length: REVISIT_MONTHS.to }, (_, index) => index + REVISIT_MONTHS.from);

/** How the design is talked over, how often the patient comes, and whatever else is to be known. */
export function VisitsCard(context: RowContext) {
  const t = useText('cases');
  const { values, change } = context.form;
  return (
    <Card title={t('rx.group.visits')}>
      <ChoiceRow field="communication" values={communicationChoices} {...context} />
      <QuestionRow question="revisitMonths" {...context}>
        {({ id }) => (
          <Select
            id={id}
            className={styles.short ?? ''}
            allowClear
            placeholder={t('rx.choose')}
            value={values.revisitMonths ?? undefined}
            options={months.map((value) => ({ value, label: t('rx.months', { count: value }) }))}
            onChange={(month?: number) => change({ revisitMonths: month ?? null })}
          />
        )}
      </QuestionRow>
      <FormField layout="row" id="prescription-revisit" label={t('rx.revisitRequest')}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 1, maxRows: 5 }}
            maxLength={prescriptionTextRules.revisitRequest.max}
            value={values.revisitRequest}
            onChange={(event) => change({ revisitRequest: event.target.value })}
          />
        )}
      </FormField>
      <FormField layout="row" id="prescription-other" label={t('rx.other')}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 2, maxRows: 10 }}
            showCount
            maxLength={prescriptionTextRules.other.max}
            value={values.other}
            onChange={(event) => change({ other: event.target.value })}
          />
        )}
      </FormField>
    </Card>
  );
}
