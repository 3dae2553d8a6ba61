import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CaseDetail } from '@archway/contracts';
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
export function useWizardSteps(detail: CaseDetail | null, wizard: WizardCase, submission: Submission): WizardWay {
  const t = useText('cases');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const step = stepOf(params.get('step'), detail !== null);
  const before = stepBefore(step);
  const after = stepAfter(step);
  const { tried, complete, save } = usePatientStep(detail, wizard);

  const go = (to: WizardStep): void =>
    setParams((current) => {
      current.set('step', to);
      return current;
    });

  return {
    step,
    after,
    busy,
    tried,
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
      } else if (after) go(after);
      else await submission.submit();
      setBusy(false);
    },
    back: before ? () => go(before) : undefined,
    async leave() {
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
