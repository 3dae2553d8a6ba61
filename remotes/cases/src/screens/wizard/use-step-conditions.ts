import { intakeOf } from '@archway/contracts';
import { useText } from '@archway/platform';
import type { CaseService } from '../../case/case-services.ts';
import type { CbctNeed } from '../../cbct/use-cbct-need.ts';
import type { CaseModels } from '../../models/use-case-models.ts';
import type { CasePhotos } from '../../photos/use-case-photos.ts';
import { usePhotoHint } from './photos/use-photo-hint.ts';
import type { WizardStep } from './steps.ts';
import type { Submission } from './submit/use-submission.ts';

export interface StepConditions {
  /** Why one cannot go on. */
  readonly hint: string | undefined;
  /** What one may know before going on. */
  readonly note: string | undefined;
  readonly blocked: boolean;
}

/** What a step asks for before the next one opens. */
export function useStepConditions(
  step: WizardStep,
  service: CaseService,
  { models, photos, cbctNeed }: { models: CaseModels; photos: CasePhotos; cbctNeed: CbctNeed },
  submission: Submission,
): StepConditions {
  const t = useText('cases');
  const photoHint = usePhotoHint(photos);
  const { jaws } = intakeOf(service.id);
  const scans = models.files.filter(({ modelType }) => modelType === 'scan').length;
  const lacksModels = models.loaded && scans < (jaws === 'both' ? 2 : 1);
  const modelNote = lacksModels ? t(jaws === 'both' ? 'wizard.bothModelsLater' : 'wizard.modelsLater') : undefined;
  const cbctNote = cbctNeed === 'missing' ? t('wizard.cbctLater') : undefined;
  const busyHint = models.uploading > 0 ? t('wizard.modelsBusy', { count: models.uploading }) : undefined;
  const hints: Partial<Record<WizardStep, string | undefined>> = {
    ...{ photos: photoHint, models: busyHint, submit: submission.hint },
  };
  return {
    hint: hints[step],
    note: step === 'models' ? modelNote : step === 'photos' ? cbctNote : undefined,
    blocked: step === 'submit' ? submission.blocked : hints[step] !== undefined,
  };
}
