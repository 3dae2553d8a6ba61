import { DayPicker, FormField, Input, Radio } from '@archway/ui/data';
import { patientRules } from '@archway/contracts';
import { ageOf, today, useText } from '@archway/platform';
import { genderName } from '../../../case/case-words.ts';
import type { FieldGroup } from './PatientStep.tsx';
import styles from './patient.module.css';

/** Name, gender, date of birth, and how to reach the patient. */
export function PersonFields({ group: { values, set, field, touch, text } }: { group: FieldGroup }) {
  const t = useText('cases');
  const age = ageOf(values.birthday);
  return (
    <>
      <FormField layout="row" {...field('patientName')}>
        {(control) => <Input {...control} className={styles.short ?? ''} autoComplete="off" {...text('patientName')} />}
      </FormField>
      <FormField layout="row" {...field('gender')}>
        {({ id, 'aria-describedby': describedBy }) => (
          <Radio.Group
            id={id}
            aria-describedby={describedBy}
            aria-label={t('field.gender')}
            value={values.gender}
            onChange={(event) => set({ gender: event.target.value as '0' | '1' })}
            options={(['0', '1'] as const).map((value) => ({ value, label: genderName(value, t) }))}
          />
        )}
      </FormField>
      <FormField
        layout="row"
        {...field('birthday')}
        hint={age === undefined ? undefined : t('patient.age', { count: age })}
      >
        {(control) => (
          <DayPicker
            id={control.id}
            status={control.status}
            className={styles.short}
            placeholder={t('placeholder.birthday')}
            min={patientRules.birthday.from}
            max={today()}
            value={values.birthday}
            onChange={(birthday) => {
              set({ birthday });
              touch('birthday');
            }}
          />
        )}
      </FormField>
      <FormField layout="row" {...field('phone')}>
        {(control) => (
          <Input {...control} className={styles.short ?? ''} type="tel" autoComplete="off" {...text('phone')} />
        )}
      </FormField>
      <FormField layout="row" {...field('email')}>
        {(control) => (
          <Input {...control} className={styles.short ?? ''} type="email" autoComplete="off" {...text('email')} />
        )}
      </FormField>
    </>
  );
}
