import type { CaseDetail, PracticeListItem } from '@archway/contracts';
import { FormField, Input } from '@archway/ui/data';
import { useText } from '@archway/platform';
import { DoctorField } from './DoctorField.tsx';
import type { FieldGroup } from './PatientStep.tsx';
import { PracticeField } from './PracticeField.tsx';
import styles from './patient.module.css';

interface Props {
  group: FieldGroup;
  practices: readonly PracticeListItem[];
  detail: CaseDetail | null;
}

/** Practice, doctor and number of the case. */
export function CaseFields({ group, practices, detail }: Props) {
  const t = useText('cases');
  const { field, text } = group;
  return (
    <>
      <PracticeField group={group} practices={practices} disabled={detail?.submitTime != null} />
      <DoctorField group={group} />
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
