export const wizardSteps = ['patient', 'photos', 'prescription', 'models', 'submit'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The step of an address. Without a saved case there is only the first one. */
export const stepOf = (given: string | null, saved: boolean): WizardStep =>
  (saved && wizardSteps.find((step) => step === given)) || 'patient';

/** Where a case that is gone on with opens: the first step that is not done. */
export function unfinishedStep(done: Readonly<Record<Exclude<WizardStep, 'submit'>, boolean>>): WizardStep {
  return wizardSteps.find((step) => step !== 'submit' && !done[step]) ?? 'submit';
}

export const stepAfter = (step: WizardStep): WizardStep | undefined => wizardSteps[wizardSteps.indexOf(step) + 1];
export const stepBefore = (step: WizardStep): WizardStep | undefined => wizardSteps[wizardSteps.indexOf(step) - 1];
