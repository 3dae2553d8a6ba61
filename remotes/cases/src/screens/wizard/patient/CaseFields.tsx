import { useQuery } from '@tanstack/react-query';
import { type CaseDetail, type PracticeListItem, endpoints } from '@archway/contracts';
import { FormField, Input, Select } from '@archway/ui/data';
import { query, useSession, useText } from '@archway/platform';
import { checkPractice } from '../../../gate/practice-gate.ts';
import { gateText } from '../../../gate/use-practice-gate.ts';
import type { FieldGroup } from './PatientStep.tsx';
import styles from './patient.module.css';

interface Props {
  group: FieldGroup;
  practices: readonly PracticeListItem[];
  detail: CaseDetail | null;
}

/** Practice, doctor and number of the case. A practice that cannot take cases stands there with the reason. */
export function CaseFields({ group: { values, set, field, touch, text }, practices, detail }: Props) {
  const t = useText('cases');
  const { user } = useSession();
  const practiceId = values.practiceId;
  const doctors = useQuery({
    ...query(endpoints.cases.doctors, { query: { practiceId: practiceId ?? '0' } }),
    enabled: practiceId !== undefined,
  });
  const options = practices.map((practice) => {
    const finding = checkPractice(practice);
    const label = finding ? t('practice.closed', { name: practice.name, reason: gateText(finding, t) }) : practice.name;
    return { value: practice.practiceId, label, disabled: finding !== null };
  });
  const choose = (next: string): void => {
    // The doctor belongs to the practice; only somebody who works in both can stay.
    set({ practiceId: next, doctorId: user && !user.isMedical ? user.doctorId : undefined });
  };
  const named = (doctors.data ?? []).map((doctor) => ({ value: doctor.doctorId, label: doctor.name }));
  return (
    <>
      <FormField layout="row" {...field('practiceId')}>
        {(control) => (
          <Select
            id={control.id}
            status={control.status}
            className={styles.short ?? ''}
            placeholder={t('placeholder.choose')}
            value={practiceId ?? null}
            options={options}
            disabled={detail?.submitTime != null}
            onChange={choose}
            onBlur={() => touch('practiceId')}
          />
        )}
      </FormField>
      <FormField layout="row" {...field('doctorId')}>
        {(control) => (
          <Select
            id={control.id}
            status={control.status}
            className={styles.short ?? ''}
            placeholder={t('placeholder.choose')}
            loading={doctors.isFetching}
            value={(named.some((item) => item.value === values.doctorId) ? values.doctorId : null) ?? null}
            options={named}
            onChange={(doctorId: string) => set({ doctorId })}
            onBlur={() => touch('doctorId')}
          />
        )}
      </FormField>
      <FormField layout="row" {...field('ptNo')} hint={detail ? undefined : t('hint.ptNo')}>
        {(control) => (
          <Input
            {...control}
            className={styles.short ?? ''}
            autoComplete="off"
            placeholder={t('placeholder.ptNo')}
            {...text('ptNo')}
          />
        )}
      </FormField>
      <FormField layout="row" {...field('customDoctorName')}>
        {(control) => <Input {...control} className={styles.short ?? ''} {...text('customDoctorName')} />}
      </FormField>
      <FormField layout="row" {...field('customClinic')}>
        {(control) => <Input {...control} className={styles.short ?? ''} {...text('customClinic')} />}
      </FormField>
    </>
  );
}
