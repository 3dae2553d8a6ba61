import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type CaseDetail, endpoints } from '@archway/contracts';
import { lastAddressOf, notify, query, useText } from '@archway/platform';
import { CASE_PARAMETER } from '../../case/case-address.ts';
import { isComplete } from './patient/patient-values.ts';
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
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const step = stepOf(params.get('step'), detail !== null);
  const before = stepBefore(step);
  const after = stepAfter(step);
  const complete = isComplete(wizard.values);

  const go = (to: WizardStep): void =>
    setParams((current) => {
      current.set('step', to);
      return current;
    });

  /** Saves the first step: resolves to whether the next one may open. */
  const save = async (): Promise<boolean> => {
    setTried(true);
    if (!complete) return false;
    if (detail) {
      const saved = await wizard.flush();
      if (!saved) notify.warning(t('save.failed'));
      return saved;
    }
    const made = await wizard.create().catch(() => null);
    if (!made) return false;
    await queries.fetchQuery(query(endpoints.cases.detail, { params: made })).catch(() => undefined);
    setParams({ [CASE_PARAMETER]: made.caseId, version: String(made.version), step: 'photos' }, { replace: true });
    return true;
  };

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
