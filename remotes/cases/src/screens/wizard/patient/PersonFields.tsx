import { DayPicker, Input, Radio } from '@archway/ui/data';
import { ageOf, useText } from '@archway/platform';
import { genderName } from '../../../case/case-words.ts';
import { today } from '../today.ts';
import { Field } from './Field.tsx';
import type { FieldGroup } from './PatientStep.tsx';
import styles from './patient.module.css';

/** Name, gender, date of birth, and how to reach the patient. */
export function PersonFields({ group: { values, set, problem, touch } }: { group: FieldGroup }) {
  const t = useText('cases');
  const age = ageOf(values.birthday);
  return (
    <>
      <Field name="patientName" required problem={problem('patientName')}>
        {(control) => (
          <Input
            {...control}
            className={styles.short ?? ''}
            maxLength={60}
            autoComplete="off"
            value={values.patientName ?? ''}
            onChange={(event) => set({ patientName: event.target.value })}
            onBlur={() => touch('patientName')}
          />
        )}
      </Field>
      <Field name="gender" required problem={problem('gender')}>
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
      </Field>
      <Field
        name="birthday"
        required
        problem={problem('birthday')}
        hint={age === undefined ? undefined : t('patient.age', { count: age })}
      >
        {(control) => (
          <DayPicker
            id={control.id}
            status={control.status}
            className={styles.short}
            placeholder={t('placeholder.birthday')}
            min="1900-01-01"
            max={today()}
            value={values.birthday}
            onChange={(birthday) => {
              set({ birthday });
              touch('birthday');
            }}
          />
        )}
      </Field>
      <Field name="phone" problem={problem('phone')}>
        {(control) => (
          <Input
            {...control}
            className={styles.short ?? ''}
            type="tel"
            maxLength={30}
            autoComplete="off"
            value={values.phone ?? ''}
            onChange={(event) => set({ phone: event.target.value })}
          />
        )}
      </Field>
      <Field name="email" problem={problem('email')}>
        {(control) => (
          <Input
            {...control}
            className={styles.short ?? ''}
            type="email"
            maxLength={120}
            autoComplete="off"
            value={values.email ?? ''}
            onChange={(event) => set({ email: event.target.value })}
            onBlur={() => touch('email')}
          />
        )}
      </Field>
    </>
  );
}
