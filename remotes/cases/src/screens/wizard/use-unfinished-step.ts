import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CaseModels } from '../../models/use-case-models.ts';
import type { CasePhotos } from '../../photos/use-case-photos.ts';
import type { PrescriptionForm } from '../../prescription/use-prescription.ts';
import { type WizardStep, unfinishedStep } from './steps.ts';

/**
 * Writes the step to begin with into an address that names none. Once there, it stays: a step that becomes done while
 * somebody works in it must not turn into the next.
 * @param saved whether there is a saved case to go on with
 * @param patient whether the first step is complete
 * @param prescription whether nothing of it is open
 * @returns whether the step is still to be found
 */
export function useUnfinishedStep(
  saved: boolean,
  patient: boolean,
  models: Pick<CaseModels, 'files' | 'loaded' | 'error'>,
  photos: Pick<CasePhotos, 'missing' | 'loaded' | 'error'>,
  prescription: Pick<PrescriptionForm, 'missing' | 'contradictions' | 'loaded' | 'error'>,
): boolean {
  const [params, setParams] = useSearchParams();
  const open = saved && params.get('step') === null;
  // Known, or not to be had.
  const arrived = [photos, models, prescription].every(({ loaded, error }) => loaded || error !== null);
  const done = {
    patient,
    photos: photos.missing.length === 0,
    prescription: prescription.missing.length === 0 && prescription.contradictions.length === 0,
    models: models.files.length > 0,
  };
  const step: WizardStep | null = open && arrived ? unfinishedStep(done) : null;
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
