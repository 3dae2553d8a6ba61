import { type CaseDetail, type PracticeListItem, entrustTo, makesAppliance } from '@archway/contracts';
import { Card, DescriptionList } from '@archway/ui';
import { ageOf, formatDay, useText } from '@archway/platform';
import type { CaseService } from '../../../case/case-services.ts';
import { MissingList } from '../../../case/MissingList.tsx';
import { entrustName, genderName } from '../../../case/case-words.ts';
import type { CaseModels } from '../../../models/use-case-models.ts';
import type { CasePhotos } from '../../../photos/use-case-photos.ts';
import { type PatientValues, missingFields } from '../patient/patient-values.ts';
import type { WizardStep } from '../steps.ts';
import styles from './wizard-summary.module.css';

interface Props {
  service: CaseService;
  values: PatientValues;
  detail: CaseDetail | null;
  models: CaseModels;
  photos: CasePhotos;
  practices: readonly PracticeListItem[];
  step: WizardStep;
}

/** Moves to the control of a field; a group of radio buttons is entered by its first. */
function focusField(field: string): void {
  const place = document.getElementById(`patient-${field}`);
  const control = place?.matches('input, textarea') ? place : place?.querySelector<HTMLElement>('input');
  (control ?? place)?.focus();
}

/** The case so far, and what is still missing, with links to the fields. */
export function WizardSummary({ service, values, detail, models, photos, practices, step }: Props) {
  const t = useText('cases');
  const missing = missingFields(values);
  const practice = practices.find((item) => item.practiceId === values.practiceId);
  const age = ageOf(values.birthday);
  const person = [
    values.gender ? genderName(values.gender, t) : undefined,
    age === undefined ? undefined : t('patient.age', { count: age }),
    detail?.ptNo,
  ].filter(Boolean);
  return (
    <aside className={styles.summary} data-step={step} aria-label={t('summary.title')}>
      <Card>
        <strong className={styles.name}>{values.patientName?.trim() || t('summary.newPatient')}</strong>
        <p className={styles.person}>{person.length > 0 ? person.join(' · ') : t('summary.nobody')}</p>
        <DescriptionList
          columns={1}
          items={[
            { key: 'practice', label: t('field.practiceId'), value: practice?.name ?? detail?.practiceName },
            { key: 'birthday', label: t('field.birthday'), value: values.birthday && formatDay(values.birthday) },
            ...(makesAppliance(service.id)
              ? [
                  {
                    key: 'product',
                    label: t('field.productType'),
                    value: t(`product.${values.productType ?? 'aligner'}`),
                  },
                ]
              : []),
            { key: 'entrust', label: t('field.entrust'), value: entrustName(values.entrust ?? entrustTo.self, t) },
            {
              key: 'photos',
              label: t('step.photos'),
              value: photos.photos.length > 0 ? t('photos.count', { count: photos.photos.length }) : undefined,
            },
            {
              key: 'models',
              label: t('step.models'),
              value: models.files.length > 0 ? t('step.files', { count: models.files.length }) : undefined,
            },
          ]}
        />
        <MissingList
          missing={missing.map((field) => ({ key: field, label: t(`field.${field}`) }))}
          onSelect={step === 'patient' ? focusField : undefined}
        />
      </Card>
    </aside>
  );
}
