import type { IntakeStep } from '@archway/contracts';

export type WizardStep = IntakeStep;
type Steps = readonly WizardStep[];

/** The step of an address, of those that the service has. Without a saved case there is only the first one. */
export const stepOf = (steps: Steps, given: string | null, saved: boolean): WizardStep =>
  (saved && steps.find((step) => step === given)) || 'patient';

/** Where a case that is gone on with opens: the first step that is not done. */
export function unfinishedStep(
  steps: Steps,
  done: Readonly<Partial<Record<Exclude<WizardStep, 'submit'>, boolean>>>,
): WizardStep {
  return steps.find((step) => step !== 'submit' && !done[step]) ?? 'submit';
}

export const stepAfter = (steps: Steps, step: WizardStep): WizardStep | undefined => steps[steps.indexOf(step) + 1];
export const stepBefore = (steps: Steps, step: WizardStep): WizardStep | undefined => steps[steps.indexOf(step) - 1];
