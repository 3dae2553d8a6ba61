import { type RefObject, useEffect, useRef, useState } from 'react';
import { endpoints, patientRules } from '@archway/contracts';
import { ApiError, type Refused, call, refusedFields } from '@archway/platform';
import { refreshCase } from '../../../case/use-case-machine.ts';
import type { CaseKey } from '../../../case/case-address.ts';
import { type PatientField, type PatientValues, toBasicInfo } from '../patient/patient-values.ts';
import { type Autosave, type SaveState, createAutosave } from './autosave.ts';
import { keepDraft } from './drafts.ts';

export interface CaseAutosave {
  readonly state: SaveState;
  /** Saves a while later; nothing while there is no case. */
  change(values: PatientValues): void;
  /** Saves at once what waits; resolves to whether everything is saved. */
  flush(): Promise<boolean>;
}

/**
 * Saves what changes in the patient step of an open case, and keeps on this device what is not saved yet.
 * @param key null before the case exists
 * @param revision what was read last of the case; each save moves it on
 * @param onRefused the same function for its life
 */
export function useAutosave(
  key: CaseKey | null,
  revision: RefObject<number>,
  onRefused: (refused: Refused<PatientField>) => void,
): CaseAutosave {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
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
        onRefused({ failure, values: sent });
        return true;
      },
      onState: setState,
      keep: (next) =>
        keepDraft(key, next && { values: toBasicInfo(next), revision: revision.current, at: new Date().toISOString() }),
    });
    autosave.current = saving;
    return () => {
      void saving.flush();
      saving.dispose();
    };
  }, [key, revision, onRefused]);

  return {
    state,
    change(values) {
      if (key) autosave.current?.change(values);
    },
    flush: async () => (await autosave.current?.flush()) ?? true,
  };
}
