import { archChoices, complaintNames, complaintTags, prescriptionTextRules } from '@archway/contracts';
import { Card } from '@archway/ui';
import { Checkbox, Input, Radio, Segmented } from '@archway/ui/data';
import { bilingual, useText } from '@archway/platform';
import { questionTitles } from '@archway/contracts';
import { QuestionRow, type RowContext } from './rows.tsx';
import styles from './form.module.css';

const GROWS = { minRows: 2, maxRows: 8 };

/** What the patient comes with, and what is to be reached. */
export function GoalCard(context: RowContext) {
  const t = useText('cases');
  const { values, change } = context.form;
  return (
    <Card title={t('rx.group.goal')}>
      <QuestionRow question="complaint" hint={t('rx.complaintHint')} {...context}>
        {({ id, status, ...control }) => (
          <div id={id} className={styles.stack}>
            <Checkbox.Group
              className={styles.tags ?? ''}
              aria-label={bilingual(questionTitles.complaint)}
              value={[...values.complaintTags]}
              options={complaintTags.map((value) => ({ value, label: bilingual(complaintNames[value]) }))}
              onChange={(tags) => change({ complaintTags: tags })}
            />
            <Input.TextArea
              {...control}
              status={status}
              aria-label={t('rx.complaintWords')}
              placeholder={t('rx.complaintWords')}
              autoSize={GROWS}
              maxLength={prescriptionTextRules.complaint.max}
              value={values.complaint}
              onChange={(event) => change({ complaint: event.target.value })}
            />
          </div>
        )}
      </QuestionRow>
      <QuestionRow question="objectives" hint={t('rx.objectivesHint')} {...context}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 3, maxRows: 12 }}
            showCount
            maxLength={prescriptionTextRules.objectives.max}
            value={values.objectives}
            onChange={(event) => change({ objectives: event.target.value })}
          />
        )}
      </QuestionRow>
      <QuestionRow question="arches" {...context}>
        {({ id }) => (
          <Segmented
            id={id}
            value={values.arches as (typeof archChoices)[number]}
            options={archChoices.map((value) => ({ value, label: t(`rx.arches.${value}`) }))}
            onChange={(arches) => change({ arches })}
          />
        )}
      </QuestionRow>
      <QuestionRow question="withPatient" hint={t('rx.withPatientHint')} {...context}>
        {({ id }) => (
          <Radio.Group
            id={id}
            className={styles.choices ?? ''}
            aria-label={bilingual(questionTitles.withPatient)}
            value={values.withPatient}
            options={[
              { value: true, label: t('rx.yes') },
              { value: false, label: t('rx.no') },
            ]}
            onChange={(event) => change({ withPatient: event.target.value as boolean })}
          />
        )}
      </QuestionRow>
    </Card>
  );
}
