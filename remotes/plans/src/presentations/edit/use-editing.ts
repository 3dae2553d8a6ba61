import { useEffect, useReducer, useRef, useState } from 'react';
import { type Presentation, endpoints } from '@archway/contracts';
import { ApiError, type Autosave, type SaveState, call, createAutosave, invalidate } from '@archway/platform';
import { type Draft, draft, firstDraft } from './draft.ts';

export interface Editing {
  readonly draft: Draft;
  readonly state: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** @param field names what is typed into, so that it is undone in one go */
  readonly change: (part: Partial<Draft>, field?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves at once what waits. */
  readonly flush: () => Promise<boolean>;
}

/** What the server does not take, however often it is sent. */
const isRefused = (failure: unknown): boolean =>
  failure instanceof ApiError &&
  ['noPermission', 'presentationReference', 'recordNotFound', 'paramsError'].includes(failure.name);

/** A presentation while it is edited: each change is saved after a while, one after the other, and can be undone. */
export function useEditing(presentation: Presentation): Editing {
  const { presentationId } = presentation;
  const [edited, dispatch] = useReducer(draft, presentation, firstDraft);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const revision = useRef(presentation.revision);
  const autosave = useRef<Autosave<Draft>>(undefined);
  useEffect(() => {
    const saving = createAutosave<Draft>({
      async save({ title, language, slides }) {
        const body = { revision: revision.current, title, language, slides };
        const written = await call(endpoints.presentations.save, { params: { presentationId }, body }, { quiet: true });
        revision.current = written.revision;
        void invalidate(endpoints.presentations.list);
      },
      isConflict: (failure) => failure instanceof ApiError && failure.name === 'presentationChanged',
      isRefused,
      onState: setState,
      keep: () => undefined,
    });
    autosave.current = saving;
    return () => {
      void saving.flush();
      saving.dispose();
    };
  }, [presentationId]);
  const { now } = edited;
  const saved = useRef(now);
  useEffect(() => {
    if (saved.current === now) return;
    saved.current = now;
    // Without a title nothing is kept: the field says so.
    if (now.title.trim() !== '') autosave.current?.change(now);
  }, [now]);
  return {
    draft: now,
    state,
    canUndo: edited.past.length > 0,
    canRedo: edited.future.length > 0,
    change: (part, field) => dispatch({ type: 'change', next: { ...now, ...part }, field }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    flush: async () => (await autosave.current?.flush()) ?? true,
  };
}
