import type { PracticeListItem } from '@archway/contracts';
import { FormField, Select } from '@archway/ui/data';
import { useLang, useSession, useText } from '@archway/platform';
import { gateText } from '../../../gate/gate-text.ts';
import { checkPractice } from '../../../gate/practice-gate.ts';
import type { FieldGroup } from './PatientStep.tsx';
import styles from './patient.module.css';

interface Props {
  group: FieldGroup;
  practices: readonly PracticeListItem[];
  disabled: boolean;
}

/** The practice of the case. One that cannot take cases stands there with the reason. */
export function PracticeField({ group: { values, set, field, touch }, practices, disabled }: Props) {
  const t = useText('cases');
  const lang = useLang();
  const { user } = useSession();
  const options = practices.map((practice) => {
    const finding = checkPractice(practice);
    const label = finding
      ? t('practice.closed', { name: practice.name, reason: gateText(finding, lang) })
      : practice.name;
    return { value: practice.practiceId, label, disabled: finding !== null };
  });
  const choose = (next: string): void => {
    // The doctor belongs to the practice; only somebody who works in both can stay.
    set({ practiceId: next, doctorId: user && !user.isMedical ? user.doctorId : undefined });
  };
  return (
    <FormField layout="row" {...field('practiceId')}>
      {(control) => (
        <Select
          id={control.id}
          status={control.status}
          className={styles.short ?? ''}
          placeholder={t('placeholder.choose')}
          value={values.practiceId ?? null}
          options={options}
          disabled={disabled}
          onChange={choose}
          onBlur={() => touch('practiceId')}
        />
      )}
    </FormField>
  );
}
