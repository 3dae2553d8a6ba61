import { useEffect, useRef, useState } from 'react';
import { type ErrorName, type PlanDocument, endpoints } from '@archway/contracts';
import { ApiError, type Autosave, type SaveState, call, createAutosave, invalidate } from '@archway/platform';
import type { Edit } from '../state/editing.ts';
import { keepDesign } from './kept-design.ts';

export interface PlanPlace {
  readonly caseId: string;
  readonly version: number;
  readonly planId: string;
}

export interface Saving {
  readonly state: SaveState;
  /** Why it could not be saved, in the words of the server; null while it is offline or saved. */
  readonly failure: ApiError | null;
  /** Saves at once what waits. @returns whether everything is saved */
  readonly flush: () => Promise<boolean>;
}

/** So long after the last change, ms. */
const DELAY_MS = 3000;

/** What will never be taken, however often it is sent. */
const refusals: readonly ErrorName[] = [
  ...(['planDocumentRefused', 'recordNotFound', 'noPermission', 'transitionRefused', 'rejectedPlanFixed'] as const),
  ...(['confirmedPlanFixed', 'paramsError', 'penHeld'] as const),
];

interface Options {
  readonly place: PlanPlace;
  readonly userId: string;
  /** The hash of what was opened. */
  readonly base: string;
  readonly edit: Edit;
  /** What was found of exactly this document; null while it is not known. */
  readonly checks: PlanDocument['checks'] | null;
  readonly reads: boolean;
  /** Told the hash of what was saved; stays the same. */
  readonly onSaved: (sha256: string) => void;
}

/** A plan while it is designed: saved after a while, one call after the other, and kept on this device until it is. */
export function useSaving({ place, userId, base, edit, checks, reads, onSaved }: Options): Saving {
  const { caseId, version, planId } = place;
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [failure, setFailure] = useState<ApiError | null>(null);
  const hash = useRef(base);
  const autosave = useRef<Autosave<PlanDocument>>(undefined);
  useEffect(() => {
    const saving = createAutosave<PlanDocument>({
      async save(document) {
        const body = { caseId, version, planId, document, base: hash.current };
        const saved = await call(endpoints.plans.saveDocument, { body }, { quiet: true });
        hash.current = saved.sha256;
        onSaved(saved.sha256);
        setFailure(null);
      },
      isConflict: (failed) => failed instanceof ApiError && failed.name === 'planDocumentChanged',
      isRefused(failed) {
        setFailure(failed instanceof ApiError && failed.http !== undefined ? failed : null);
        return failed instanceof ApiError && refusals.some((name) => name === failed.name);
      },
      onState: setState,
      keep: (document) => void keepDesign(userId, planId, document && { document, base: hash.current, at: Date.now() }),
      delayMs: DELAY_MS,
    });
    autosave.current = saving;
    const online = (): void => void saving.flush();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      // Whoever opens the plan next sees what was saved last.
      void saving.flush().then(() => invalidate(endpoints.plans.document));
      saving.dispose();
    };
  }, [caseId, version, planId, userId, onSaved]);

  const { document } = edit;
  const seen = useRef(document);
  const touched = useRef(false);
  useEffect(() => {
    const isNew = seen.current !== document;
    seen.current = document;
    touched.current ||= isNew;
    if (!touched.current || reads || (!isNew && checks === null)) return;
    autosave.current?.change(checks ? { ...document, checks } : document);
  }, [document, checks, reads]);
  return { state, failure, flush: async () => (await autosave.current?.flush()) ?? true };
}
