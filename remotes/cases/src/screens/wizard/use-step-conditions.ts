import { useText } from '@archway/platform';
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
  models: CaseModels,
  photos: CasePhotos,
  submission: Submission,
): StepConditions {
  const t = useText('cases');
  const photoHint = usePhotoHint(photos);
  const lacksModels = models.loaded && models.files.length === 0;
  return {
    hint: step === 'submit' ? submission.hint : step === 'photos' ? photoHint : undefined,
    note: step === 'models' && lacksModels ? t('wizard.modelsLater') : undefined,
    blocked: (step === 'submit' && submission.blocked) || (step === 'photos' && photoHint !== undefined),
  };
}
