import { useEffect, useRef, useState } from 'react';
import { type Autosave, type AutosaveOptions, type SaveState, createAutosave, ApiError } from '@archway/platform';

/** How one kind of values is saved and kept; the same object for as long as they are those of the same record. */
export type SavePort<T> = Pick<AutosaveOptions<T>, 'save' | 'isRefused' | 'keep'>;

export interface CaseAutosave<T> {
  readonly state: SaveState;
  /** Saves a while later; nothing while there is no port. */
  change(values: T): void;
  /** Goes on after somebody else's change, with what the reader has decided. */
  resolve(values: T): void;
  /** Saves at once what waits; resolves to whether everything is saved. */
  flush(): Promise<boolean>;
}

/**
 * Saves what changes, and keeps on this device what is not saved yet.
 * @param port null while there is nothing to save to
 */
export function useAutosave<T>(port: SavePort<T> | null): CaseAutosave<T> {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const autosave = useRef<Autosave<T>>(undefined);

  useEffect(() => {
    if (!port) return;
    const saving = createAutosave<T>({
      ...port,
      isConflict: (failure) => failure instanceof ApiError && failure.name === 'caseChanged',
      onState: setState,
    });
    autosave.current = saving;
    return () => {
      void saving.flush();
      saving.dispose();
    };
  }, [port]);

  return {
    state,
    change: (values) => autosave.current?.change(values),
    resolve: (values) => autosave.current?.resolve(values),
    flush: async () => (await autosave.current?.flush()) ?? true,
  };
}
