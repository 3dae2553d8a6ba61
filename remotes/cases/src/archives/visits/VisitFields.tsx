import { LAST_WORN_STEP, type VisitFinding, visitFindingKeys, visitFindings } from '@archway/contracts';
import { Checkbox, DayPicker, FormField, Input, InputNumber } from '@archway/ui/data';
import { type FormState, bilingual, today, useText } from '@archway/platform';
import { type VisitValues, formRules } from './visit-form.ts';
import styles from './visits.module.css';

interface Props {
  form: FormState<VisitValues>;
}

/** What there is to say of a visit. */
export function VisitFields({ form }: Props) {
  return (
    <>
      <FormField {...form.field('visitDate')}>
        {({ id, status }) => (
          <DayPicker
            id={id}
            status={status}
            min={formRules.visitDate.from}
            max={today()}
            value={form.values.visitDate}
            onChange={(day) => {
              form.set({ visitDate: day ?? null });
              form.touch('visitDate');
            }}
          />
        )}
      </FormField>
      <Steps form={form} />
      <Findings form={form} />
      <FormField {...form.field('remarks')}>
        {(control) => (
          <Input.TextArea {...control} {...form.text('remarks')} autoSize={{ minRows: 3, maxRows: 8 }} showCount />
        )}
      </FormField>
      <FormField {...form.field('nextVisit')}>
        {({ id, status }) => (
          <DayPicker
            id={id}
            status={status}
            min={form.values.visitDate ?? formRules.nextVisit.from}
            value={form.values.nextVisit}
            onChange={(day) => form.set({ nextVisit: day ?? null })}
          />
        )}
      </FormField>
    </>
  );
}

function Steps({ form }: Props) {
  return (
    <div className={styles.steps}>
      {(['upperStep', 'lowerStep'] as const).map((name) => (
        <FormField key={name} {...form.field(name)}>
          {(control) => (
            <InputNumber
              {...control}
              className={styles.step ?? ''}
              min={0}
              max={LAST_WORN_STEP}
              precision={0}
              value={form.values[name]}
              onChange={(step) => form.set({ [name]: typeof step === 'number' ? step : null })}
            />
          )}
        </FormField>
      ))}
    </div>
  );
}

function Findings({ form }: Props) {
  const t = useText('cases');
  const chosen = form.values.findings;
  return (
    <FormField {...form.field('findings')}>
      {({ id }) => (
        <div id={id} role="group" aria-label={t('followUp.field.findings')} className={styles.findings}>
          {visitFindings.map(({ key, ...words }) => (
            <Checkbox
              key={key}
              checked={chosen.includes(key)}
              onChange={({ target }) => {
                // In the order of the table: what is taken away and given again is no change.
                const has = (each: VisitFinding): boolean => (each === key ? target.checked : chosen.includes(each));
                form.set({ findings: visitFindingKeys.filter(has) });
              }}
            >
              {bilingual(words)}
            </Checkbox>
          ))}
        </div>
      )}
    </FormField>
  );
}
