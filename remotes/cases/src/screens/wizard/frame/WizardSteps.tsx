import { type CaseDetail, requiredPhotos } from '@archway/contracts';
import { type HeaderStep, StepsHeader } from '@archway/ui';
import { useText } from '@archway/platform';
import type { CaseModels } from '../../../models/use-case-models.ts';
import type { CasePhotos } from '../../../photos/use-case-photos.ts';
import type { PrescriptionForm } from '../../../prescription/use-prescription.ts';
import { type PatientValues, isComplete, missingFields } from '../patient/patient-values.ts';
import type { WizardStep } from '../steps.ts';

interface Props {
  current: WizardStep;
  values: PatientValues;
  detail: CaseDetail | null;
  models: CaseModels;
  photos: CasePhotos;
  prescription: Pick<PrescriptionForm, 'loaded' | 'missing' | 'contradictions'>;
  onSelect: (step: WizardStep) => void;
}

/** The steps with their own state: saved or so many left, files there or on their way. */
export function WizardSteps({ current, values, detail, models, photos, prescription, onSelect }: Props) {
  const t = useText('cases');
  const left = missingFields(values).length;
  const patientNote = left > 0 ? t('step.left', { count: left }) : detail ? t('step.saved') : t('step.notSaved');
  const count = models.files.length;
  const total = requiredPhotos.length;
  const modelNote =
    models.uploading > 0 ? t('step.uploading', { count: models.uploading }) : t('step.files', { count });
  const open = prescription.missing.length;
  const answers = open > 0 ? t('rx.openLeft', { count: open }) : t('rx.complete');
  const doubtful = prescription.contradictions.length > 0;
  const steps: (HeaderStep & { key: WizardStep })[] = [
    {
      key: 'patient',
      title: t('step.patient'),
      note: patientNote,
      done: detail !== null && isComplete(values),
    },
    {
      key: 'photos',
      title: t('step.photos'),
      note: detail ? t('step.photosDone', { done: total - photos.missing.length, total }) : t('step.notStarted'),
      done: detail !== null && photos.loaded && photos.missing.length === 0,
    },
    {
      key: 'prescription',
      title: t('step.prescription'),
      note:
        detail && prescription.loaded
          ? doubtful
            ? t('rx.contradictions', { count: prescription.contradictions.length })
            : answers
          : t('step.notStarted'),
      done: detail !== null && prescription.loaded && open === 0 && !doubtful,
    },
    { key: 'models', title: t('step.models'), note: detail ? modelNote : t('step.notStarted'), done: count > 0 },
    { key: 'submit', title: t('step.submit'), done: false },
  ];
  return <StepsHeader steps={steps} current={current} onSelect={(key) => onSelect(key as WizardStep)} />;
}
