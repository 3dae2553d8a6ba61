import { type CaseDetail, requiredPhotos } from '@archway/contracts';
import { type HeaderStep, StepsHeader } from '@archway/ui';
import { useText } from '@archway/platform';
import type { CaseModels } from '../../../models/use-case-models.ts';
import type { CasePhotos } from '../../../photos/use-case-photos.ts';
import { type PatientValues, isComplete, missingFields } from '../patient/patient-values.ts';
import type { WizardStep } from '../steps.ts';

interface Props {
  current: WizardStep;
  values: PatientValues;
  detail: CaseDetail | null;
  models: CaseModels;
  photos: CasePhotos;
  onSelect: (step: WizardStep) => void;
}

/** The steps with their own state: saved or so many left, files there or on their way. */
export function WizardSteps({ current, values, detail, models, photos, onSelect }: Props) {
  const t = useText('cases');
  const left = missingFields(values).length;
  const patientNote = left > 0 ? t('step.left', { count: left }) : detail ? t('step.saved') : t('step.notSaved');
  const count = models.files.length;
  const total = requiredPhotos.length;
  const modelNote =
    models.uploading > 0 ? t('step.uploading', { count: models.uploading }) : t('step.files', { count });
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
    { key: 'models', title: t('step.models'), note: detail ? modelNote : t('step.notStarted'), done: count > 0 },
    { key: 'submit', title: t('step.submit'), done: false },
  ];
  return <StepsHeader steps={steps} current={current} onSelect={(key) => onSelect(key as WizardStep)} />;
}
