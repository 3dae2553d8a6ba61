import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CaseDetail } from '@archway/contracts';
import type { PrescriptionForm } from '../../prescription/use-prescription.ts';
import { lastAddressOf, notify, useText } from '@archway/platform';
import { usePatientStep } from './saving/use-patient-step.ts';
import type { WizardCase } from './saving/use-wizard-case.ts';
import { type WizardStep, stepAfter, stepBefore, stepOf } from './steps.ts';
import type { Submission } from './submit/use-submission.ts';

export interface WizardWay {
  readonly step: WizardStep;
  readonly after: WizardStep | undefined;
  /** Something is being saved or submitted; one cannot go on meanwhile. */
  readonly busy: boolean;
  /** One wanted to go on from the first step: everything that is wrong in it is said. */
  readonly tried: boolean;
  /** One has been past the prescription: what is open in it is said. */
  readonly pastPrescription: boolean;
  go(to: WizardStep): void;
  /** As `go`, but no step opens before the case exists. */
  select(to: WizardStep): void;
  /** Saves or submits what the step asks for, and goes on when that is done. */
  next(): Promise<void>;
  /** Undefined on the first step. */
  readonly back: (() => void) | undefined;
  /** Saves what can be saved, and goes back to the list. */
  leave(): Promise<void>;
  /** Goes back to the list as it is. */
  goToList(): void;
}

/** The way through the wizard's steps, as it stands in the address. */
export function useWizardSteps(
  detail: CaseDetail | null,
  wizard: WizardCase,
  prescription: Pick<PrescriptionForm, 'flush'>,
  submission: Submission,
): WizardWay {
  const t = useText('cases');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [pastPrescription, setPast] = useState(false);
  const step = stepOf(params.get('step'), detail !== null);
  const before = stepBefore(step);
  const after = stepAfter(step);
  const { tried, complete, save } = usePatientStep(detail, wizard);

  const go = (to: WizardStep): void => {
    // Whoever comes back to it, or opens the last step, wants to know what is left.
    if (step === 'prescription' || step === 'submit') setPast(true);
    setParams((current) => {
      current.set('step', to);
      return current;
    });
  };

  return {
    step,
    after,
    busy,
    tried,
    pastPrescription,
    go,
    select(to) {
      if (to !== 'patient' && detail === null) notify.warning(t('wizard.basicInfoFirst'));
      else go(to);
    },
    async next() {
      setBusy(true);
      if (step === 'patient') {
        const existed = detail !== null;
        if ((await save()) && existed) go('photos');
      } else if (after) {
        // What could not be saved stays on this device, and the footer says so: one may go on.
        if (step === 'prescription') await prescription.flush();
        go(after);
      } else if (await prescription.flush()) await submission.submit();
      else notify.warning(t('save.failed'));
      setBusy(false);
    },
    back: before ? () => go(before) : undefined,
    async leave() {
      if (step === 'prescription') await prescription.flush();
      if (step === 'patient' && complete) {
        setBusy(true);
        const saved = await save();
        setBusy(false);
        if (!saved) return;
      }
      await navigate(lastAddressOf('/aligner'));
    },
    goToList: () => void navigate(lastAddressOf('/aligner')),
  };
}
