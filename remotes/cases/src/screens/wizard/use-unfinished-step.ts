import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { intakeOf } from '@archway/contracts';
import type { CaseService } from '../../case/case-services.ts';
import type { CbctNeed } from '../../cbct/use-cbct-need.ts';
import type { CaseModels } from '../../models/use-case-models.ts';
import type { CasePhotos } from '../../photos/use-case-photos.ts';
import { type WizardStep, unfinishedStep } from './steps.ts';
import type { CaseAnswers } from './use-case-answers.ts';

interface Known {
  /** The first step is complete. */
  readonly complete: boolean;
  readonly models: Pick<CaseModels, 'files' | 'loaded' | 'error'>;
  readonly photos: Pick<CasePhotos, 'missing' | 'loaded' | 'error'>;
  readonly answers: Pick<CaseAnswers, 'open' | 'doubtful' | 'loaded' | 'error'>;
  readonly cbctNeed: CbctNeed;
}

/**
 * Writes the step to begin with into an address that names none. Once there, it stays: a step that becomes done while
 * somebody works in it must not turn into the next.
 * @param saved whether there is a saved case to go on with
 * @returns whether the step is still to be found
 */
export function useUnfinishedStep(service: CaseService, saved: boolean, known: Known): boolean {
  const { complete, models, photos, answers, cbctNeed } = known;
  const [params, setParams] = useSearchParams();
  const open = saved && params.get('step') === null;
  // Known, or not to be had.
  const arrived = [photos, models, answers].every(({ loaded, error }) => loaded || error !== null);
  const { steps, jaws } = intakeOf(service.id);
  const answered = answers.open === 0 && answers.doubtful === 0;
  const done = {
    patient: complete,
    photos: photos.missing.length === 0 && cbctNeed !== 'missing',
    prescription: answered,
    request: answered,
    models: models.files.length >= (jaws === 'both' ? 2 : 1),
  };
  const step: WizardStep | null = open && arrived && cbctNeed !== 'unknown' ? unfinishedStep(steps, done) : null;
  useEffect(() => {
    if (step === null) return;
    setParams(
      (current) => {
        current.set('step', step);
        return current;
      },
      { replace: true },
    );
  }, [step, setParams]);
  return open;
}
