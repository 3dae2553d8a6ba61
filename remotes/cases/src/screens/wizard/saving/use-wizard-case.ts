import { useEffect, useMemo, useRef, useState } from 'react';
import { type CaseDetail, type PracticeListItem, endpoints, patientRules } from '@archway/contracts';
import { ApiError, type Refused, call, notify, refusedFields, useSession } from '@archway/platform';
import { refreshCase } from '../../../case/use-case-machine.ts';
import { type Autosave, type SaveState, createAutosave } from './autosave.ts';
import type { CaseKey } from '../../../case/case-address.ts';
import { keepDraft, readDraft } from './drafts.ts';
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

/** The patient step's values, saved as they change once the case exists. */
export function useWizardCase(practices: readonly PracticeListItem[], detail: CaseDetail | null): WizardCase {
  const { user } = useSession();
  const caseId = detail?.caseId;
  const version = detail?.version;
  const key = useMemo(() => (caseId && version ? { caseId, version } : null), [caseId, version]);
  const draft = useMemo(() => (key ? readDraft(key) : null), [key]);
  const resumes = draft !== null && draft.revision === detail?.revision;

  const [values, setValues] = useState<PatientValues>(() =>
    resumes ? draft.values : detail ? valuesOf(detail) : initialValues(practices, user),
  );
  const [stranded, setStranded] = useState(() => (draft && !resumes ? draft.values : null));
  const [refused, setRefused] = useState<Refused<PatientField> | null>(null);
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'idle' });
  const revision = useRef(detail?.revision ?? 0);
  const autosave = useRef<Autosave<PatientValues>>(undefined);

  useEffect(() => {
    if (!key) return;
    const saving = createAutosave<PatientValues>({
      save: async (next) => {
        const body = { ...toBasicInfo(next), revision: revision.current };
        const saved = await call(endpoints.cases.update, { params: key, body }, { quiet: true });
        revision.current = saved.revision;
        void refreshCase();
      },
      isConflict: (failure) => failure instanceof ApiError && failure.name === 'caseChanged',
      isRefused(failure, sent) {
        if (!(failure instanceof ApiError) || refusedFields(patientRules, failure).length === 0) return false;
        setRefused({ failure, values: sent });
        return true;
      },
      onState: setSaveState,
      keep: (next) =>
        keepDraft(key, next && { values: toBasicInfo(next), revision: revision.current, at: new Date().toISOString() }),
    });
    autosave.current = saving;
    return () => {
      void saving.flush();
      saving.dispose();
    };
  }, [key]);

  const change = (next: PatientValues): void => {
    setValues(next);
    if (!key || !isComplete(next)) return;
    autosave.current?.change(next);
  };

  return {
    values,
    saveState,
    refused,
    strandedDraft: stranded,
    change,
    takeDraft(take) {
      if (take && stranded) change(stranded);
      else if (key) keepDraft(key, null);
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
    flush: async () => (await autosave.current?.flush()) ?? true,
  };
}
