import { type CaseDetail, intakeOf } from '@archway/contracts';
import { type HeaderStep, StepsHeader } from '@archway/ui';
import { type TextFunction, useText } from '@archway/platform';
import type { CaseService } from '../../../case/case-services.ts';
import type { CbctNeed } from '../../../cbct/use-cbct-need.ts';
import type { CaseModels } from '../../../models/use-case-models.ts';
import type { CasePhotos } from '../../../photos/use-case-photos.ts';
import { type PatientValues, isComplete, missingFields } from '../patient/patient-values.ts';
import type { WizardStep } from '../steps.ts';
import type { CaseAnswers } from '../use-case-answers.ts';

interface Props {
  service: CaseService;
  current: WizardStep;
  values: PatientValues;
  detail: CaseDetail | null;
  models: CaseModels;
  photos: CasePhotos;
  answers: CaseAnswers;
  cbctNeed: CbctNeed;
  onSelect: (step: WizardStep) => void;
}

type StepState = Pick<HeaderStep, 'note' | 'done'>;

/** The steps with their own state: saved or so many left, files there or on their way. */
export function WizardSteps({ service, current, detail, onSelect, ...props }: Props) {
  const t = useText('cases');
  const { steps, jaws } = intakeOf(service.id);
  const stateOf = (step: WizardStep): StepState => {
    if (step === 'submit') return { done: false };
    if (step === 'patient') return patientState(props.values, detail, t);
    if (!detail) return { note: t('step.notStarted'), done: false };
    if (step === 'photos') return photoState(props, t);
    if (step === 'models') return modelState(props.models, jaws === 'both' ? 2 : 1, t);
    return answerState(props.answers, t);
  };
  const items = steps.map((step) => ({ key: step, title: t(`step.${step}`), ...stateOf(step) }));
  return <StepsHeader steps={items} current={current} onSelect={(key) => onSelect(key as WizardStep)} />;
}

function patientState(values: PatientValues, detail: CaseDetail | null, t: TextFunction): StepState {
  const left = missingFields(values).length;
  const note = left > 0 ? t('step.left', { count: left }) : detail ? t('step.saved') : t('step.notSaved');
  return { note, done: detail !== null && isComplete(values) };
}

function photoState({ photos, cbctNeed }: Pick<Props, 'photos' | 'cbctNeed'>, t: TextFunction): StepState {
  const total = photos.required.length;
  if (total > 0) {
    const missing = photos.missing.length;
    return { note: t('step.photosDone', { done: total - missing, total }), done: photos.loaded && missing === 0 };
  }
  if (cbctNeed !== 'no') {
    const there = cbctNeed === 'there';
    return { note: t(there ? 'step.cbctThere' : 'step.cbctMissing'), done: there };
  }
  return { note: t('step.photosOptional', { count: photos.photos.length }), done: photos.photos.length > 0 };
}

function answerState({ loaded, open, doubtful }: CaseAnswers, t: TextFunction): StepState {
  if (!loaded) return { note: t('step.notStarted'), done: false };
  if (doubtful > 0) return { note: t('rx.contradictions', { count: doubtful }), done: false };
  return { note: open > 0 ? t('rx.openLeft', { count: open }) : t('rx.complete'), done: open === 0 };
}

function modelState({ files, uploading }: CaseModels, least: number, t: TextFunction): StepState {
  const note = uploading > 0 ? t('step.uploading', { count: uploading }) : t('step.files', { count: files.length });
  return { note, done: files.length >= least };
}
