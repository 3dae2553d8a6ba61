import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { FormField, Select } from '@archway/ui/data';
import { query, useText } from '@archway/platform';
import type { FieldGroup } from './PatientStep.tsx';
import styles from './patient.module.css';

/** The doctor of the case: one of those of its practice. */
export function DoctorField({ group: { values, set, field, touch } }: { group: FieldGroup }) {
  const t = useText('cases');
  const { practiceId, doctorId } = values;
  const doctors = useQuery({
    ...query(endpoints.cases.doctors, { query: { practiceId: practiceId ?? '0' } }),
    enabled: practiceId !== undefined,
  });
  const named = (doctors.data ?? []).map((doctor) => ({ value: doctor.doctorId, label: doctor.name }));
  return (
    <FormField layout="row" {...field('doctorId')}>
      {(control) => (
        <Select
          id={control.id}
          status={control.status}
          className={styles.short ?? ''}
          placeholder={t('placeholder.choose')}
          loading={doctors.isFetching}
          value={(named.some(({ value }) => value === doctorId) ? doctorId : null) ?? null}
          options={named}
          onChange={(next: string) => set({ doctorId: next })}
          onBlur={() => touch('doctorId')}
        />
      )}
    </FormField>
  );
}
