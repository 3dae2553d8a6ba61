import { useMemo, useRef, useState } from 'react';
import { type CaseDetail, type PracticeListItem, endpoints, patientRules } from '@archway/contracts';
import { ApiError, type Refused, call, notify, refusedFields, useSession } from '@archway/platform';
import { refreshCase } from '../../../case/use-case-machine.ts';
import type { CaseKey } from '../../../case/case-address.ts';
import type { SaveState } from '../../../saving/autosave.ts';
import { useAutosave } from '../../../saving/use-autosave.ts';
import { patientDrafts, patientPort } from './patient-port.ts';
import {
  type PatientField,
  type PatientValues,
  initialValues,
  isComplete,
  toBasicInfo,
  valuesOf,
} from '../patient/patient-values.ts';

export interface WizardCase {
  readonly values: PatientValues;
  readonly saveState: SaveState;
  /** What the server refused last, to be said at its field. */
  readonly refused: Refused<PatientField> | null;
  /** Changes that wait on this device and were made on another state of the case. */
  readonly strandedDraft: PatientValues | null;
  change(values: PatientValues): void;
  takeDraft(take: boolean): void;
  /** First save: opens the case. @throws ApiError, told to the reader */
  create(): Promise<CaseKey>;
  /** Saves at once what waits; resolves to whether everything is saved. */
  flush(): Promise<boolean>;
}

/**
 * The patient step's values, saved as they change once the case exists.
 * @param preferred way of design with which a new case begins, as the reader's preference has it
 */
export function useWizardCase(
  practices: readonly PracticeListItem[],
  detail: CaseDetail | null,
  preferred?: unknown,
): WizardCase {
  const { user } = useSession();
  const caseId = detail?.caseId;
  const version = detail?.version;
  const key = useMemo(() => (caseId && version ? { caseId, version } : null), [caseId, version]);
  const draft = useMemo(() => (key ? patientDrafts.read(key) : null), [key]);
  const resumes = draft !== null && draft.revision === detail?.revision;

  const [values, setValues] = useState<PatientValues>(() =>
    resumes ? draft.values : detail ? valuesOf(detail) : initialValues(practices, user, preferred),
  );
  const [stranded, setStranded] = useState(() => (draft && !resumes ? draft.values : null));
  const [refused, setRefused] = useState<Refused<PatientField> | null>(null);
  const revision = useRef(detail?.revision ?? 0);
  const port = useMemo(() => key && patientPort(key, revision, setRefused), [key]);
  const autosave = useAutosave(port);

  const change = (next: PatientValues): void => {
    setValues(next);
    if (isComplete(next)) autosave.change(next);
  };

  return {
    values,
    saveState: autosave.state,
    refused,
    strandedDraft: stranded,
    change,
    takeDraft(take) {
      if (take && stranded) change(stranded);
      else if (key) patientDrafts.keep(key, null);
      setStranded(null);
    },
    async create() {
      const made = await call(endpoints.cases.create, { body: toBasicInfo(values) }, { quiet: true }).catch(
        (failure: unknown) => {
          if (failure instanceof ApiError) {
            setRefused({ failure, values });
            // What no field can say, the page does.
            if (refusedFields(patientRules, failure).length === 0) notify.error(failure);
          }
          throw failure;
        },
      );
      revision.current = made.revision;
      void refreshCase();
      return { caseId: made.caseId, version: made.version };
    },
    flush: autosave.flush,
  };
}
