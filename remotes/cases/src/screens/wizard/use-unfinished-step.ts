import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type WizardStep, unfinishedStep } from './steps.ts';

interface Found {
  /** Whether there is a saved case to go on with. */
  readonly saved: boolean;
  /** Whether photos and models are known, or cannot be had. */
  readonly arrived: boolean;
  readonly patient: boolean;
  readonly photos: boolean;
  readonly models: boolean;
}

/**
 * Writes the step to begin with into an address that names none. Once there, it stays: a step that becomes done while
 * somebody works in it must not turn into the next.
 * @returns whether the step is still to be found
 */
export function useUnfinishedStep({ saved, arrived, patient, photos, models }: Found): boolean {
  const [params, setParams] = useSearchParams();
  const open = saved && params.get('step') === null;
  const step: WizardStep | null = open && arrived ? unfinishedStep({ patient, photos, models }) : null;
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
