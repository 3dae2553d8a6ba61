import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type CaseDetail, type OpenedService, endpoints, intakeOf } from '@archway/contracts';
import { notify, query, useText } from '@archway/platform';
import { CASE_PARAMETER } from '../../../case/case-address.ts';
import { stepAfter } from '../steps.ts';
import { isComplete } from '../patient/patient-values.ts';
import type { WizardCase } from './use-wizard-case.ts';

export interface PatientStepSave {
  /** One wanted to go on: everything that is wrong in the step is said. */
  readonly tried: boolean;
  readonly complete: boolean;
  /** Resolves to whether the next step may open; the first time it opens the case, and its address. */
  save(): Promise<boolean>;
}

/** Saves the first step, which is where a case begins to exist. */
export function usePatientStep(service: OpenedService, detail: CaseDetail | null, wizard: WizardCase): PatientStepSave {
  const t = useText('cases');
  const queries = useQueryClient();
  const [, setParams] = useSearchParams();
  const [tried, setTried] = useState(false);
  const complete = isComplete(wizard.values);
  return {
    tried,
    complete,
    async save() {
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
      setParams(
        {
          [CASE_PARAMETER]: made.caseId,
          version: String(made.version),
          step: stepAfter(intakeOf(service).steps, 'patient') ?? 'photos',
        },
        { replace: true },
      );
      return true;
    },
  };
}
