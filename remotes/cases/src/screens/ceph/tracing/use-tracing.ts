import { useEffect, useRef, useState } from 'react';
import { type CephFilm, endpoints } from '@archway/contracts';
import {
  type Autosave,
  type SaveState,
  createAutosave,
  ApiError,
  call,
  invalidate,
  useUnsavedGuard,
} from '@archway/platform';
import { keepTracingDraft, readTracingDraft } from './tracing-drafts.ts';
import { type History, type Tracing, changed, historyOf, redone, undone } from './tracing-state.ts';

export interface TracingEditor {
  readonly history: History;
  readonly saveState: SaveState;
  /** @param next the tracing, or how it follows from what it is then */
  change(next: Tracing | ((now: Tracing) => Tracing)): void;
  undo(): void;
  redo(): void;
  /** Saves at once what waits; resolves to whether everything is saved. */
  flush(): Promise<boolean>;
}

const tracingOf = ({ tracing, uploadTime }: CephFilm): Tracing =>
  tracing
    ? { marks: tracing.marks, calibration: tracing.calibration, filmDate: tracing.filmDate, finished: tracing.finished }
    : { marks: {}, calibration: null, filmDate: uploadTime.slice(0, 10), finished: false };

/**
 * A film's tracing as it is changed: saved a while after the last change, with the revision that was read. What is not
 * saved stays on this device; if somebody else changed the tracing since, the newer one is shown and the draft is one
 * "redo" away.
 */
export function useTracing(given: CephFilm): TracingEditor {
  // The editor of another film, or of this one after somebody else's change, is another editor.
  const [film] = useState(given);
  const [history, setHistory] = useState(() => beginning(film));
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'idle' });
  const revision = useRef(film.tracing?.revision ?? 0);
  const autosave = useRef<Autosave<Tracing>>(undefined);

  useEffect(() => {
    const { caseId, version, photoId, objectName } = film;
    const saving = createAutosave<Tracing>({
      save: async (tracing) => {
        const body = { caseId, version, photoId, objectName, revision: revision.current, ...tracing };
        const kept = await call(endpoints.tracing.save, { body }, { quiet: true });
        revision.current = kept.revision;
      },
      isConflict: (failure) =>
        failure instanceof ApiError && (failure.name === 'tracingChanged' || failure.name === 'filmReplaced'),
      // What the server has answered will be answered again; without an answer it is tried again.
      isRefused: (failure) => failure instanceof ApiError && failure.code !== undefined,
      onState: setSaveState,
      keep: (tracing) => keepTracingDraft(film, tracing && { tracing, revision: revision.current }),
    });
    autosave.current = saving;
    const draft = readTracingDraft(film);
    if (draft?.revision === revision.current) saving.change(draft.tracing);
    return () => {
      void saving.flush().then(() => invalidate(endpoints.tracing.films));
      saving.dispose();
    };
  }, [film]);
  useUnsavedGuard(saveState.kind === 'failed' || saveState.kind === 'conflict');

  // As it is now, also for what was asked for some time ago.
  const latest = useRef(history);
  const step = (next: History): void => {
    if (next === latest.current) return;
    latest.current = next;
    setHistory(next);
    autosave.current?.change(next.now);
  };
  return {
    history,
    saveState,
    change: (next) => {
      const { current } = latest;
      step(changed(current, typeof next === 'function' ? next(current.now) : next));
    },
    undo: () => step(undone(latest.current)),
    redo: () => step(redone(latest.current)),
    flush: async () => (await autosave.current?.flush()) ?? true,
  };
}

function beginning(film: CephFilm): History {
  const stored = tracingOf(film);
  const draft = readTracingDraft(film);
  if (!draft) return historyOf(stored);
  return draft.revision === (film.tracing?.revision ?? 0)
    ? { past: [stored], now: draft.tracing, future: [] }
    : { past: [], now: stored, future: [draft.tracing] };
}
