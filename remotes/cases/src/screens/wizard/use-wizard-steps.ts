import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type CaseDetail, intakeOf } from '@archway/contracts';
import type { CaseService } from '../../case/case-services.ts';
import type { CaseAnswers } from './use-case-answers.ts';
import { errorText, lastAddressOf, notify, useLang, useText } from '@archway/platform';
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
  /** One has been past the prescription or the request: what is open in it is said. */
  readonly pastAnswers: boolean;
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
  service: CaseService,
  detail: CaseDetail | null,
  wizard: WizardCase,
  answers: Pick<CaseAnswers, 'step' | 'flush'>,
  submission: Submission,
): WizardWay {
  const t = useText('cases');
  const lang = useLang();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [pastAnswers, setPast] = useState(false);
  const { steps } = intakeOf(service.id);
  const step = stepOf(steps, params.get('step'), detail !== null);
  const before = stepBefore(steps, step);
  const after = stepAfter(steps, step);
  const { tried, complete, save } = usePatientStep(service.id, detail, wizard);

  const go = (to: WizardStep): void => {
    // Whoever comes back to it, or opens the last step, wants to know what is left.
    if (step === answers.step || step === 'submit') setPast(true);
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
    pastAnswers,
    go,
    select(to) {
      if (to !== 'patient' && detail === null) notify.warning(errorText('basicInfoFirst', lang));
      else go(to);
    },
    async next() {
      setBusy(true);
      if (step === 'patient') {
        const existed = detail !== null;
        if ((await save()) && existed && after) go(after);
      } else if (after) {
        // What could not be saved stays on this device, and the footer says so: one may go on.
        if (step === answers.step) await answers.flush();
        go(after);
      } else if (await answers.flush()) await submission.submit();
      else notify.warning(t('save.failed'));
      setBusy(false);
    },
    back: before ? () => go(before) : undefined,
    async leave() {
      if (step === answers.step) await answers.flush();
      if (step === 'patient' && complete) {
        setBusy(true);
        const saved = await save();
        setBusy(false);
        if (!saved) return;
      }
      await navigate(lastAddressOf(service.list));
    },
    goToList: () => void navigate(lastAddressOf(service.list)),
  };
}
