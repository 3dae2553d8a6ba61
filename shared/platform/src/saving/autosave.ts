/** What the reader is told about saving. */
export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  /** Kept on this device; tried again with the next change or on `flush`, and after a while unless it was refused. */
  | { readonly kind: 'failed' }
  /** Somebody else changed the case: nothing is saved over it. */
  | { readonly kind: 'conflict' };

export interface AutosaveOptions<T> {
  /** Saves one state of the form. It throws when it could not. */
  readonly save: (values: T) => Promise<void>;
  /** Whether a failure means that somebody else changed the record. */
  readonly isConflict: (failure: unknown) => boolean;
  /** Whether a failure means that these very values will never be taken; told of every failure. */
  readonly isRefused: (failure: unknown, values: T) => boolean;
  readonly onState: (state: SaveState) => void;
  /** Keeps what is not saved yet on this device; null when all is saved. */
  readonly keep: (values: T | null) => void;
  readonly delayMs?: number;
  readonly retryMs?: number;
}

export interface Autosave<T> {
  change(values: T): void;
  /** The reader has decided what becomes of somebody else's change: these values are saved like any others. */
  resolve(values: T): void;
  /** Saves at once what waits. Resolves to whether everything is saved. */
  flush(): Promise<boolean>;
  dispose(): void;
}

const DELAY_MS = 800;
const RETRY_MS = 15_000;

/** Saves a while after the last change, one call at a time; what fails stays on the device, and is tried again. */
export function createAutosave<T>(options: AutosaveOptions<T>): Autosave<T> {
  const { save, isConflict, isRefused, onState, keep, delayMs = DELAY_MS, retryMs = RETRY_MS } = options;
  let pending: { values: T } | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let conflict = false;
  let disposed = false;

  const later = (ms: number): void => {
    clearTimeout(timer);
    if (!disposed) timer = setTimeout(() => void run(), ms);
  };

  const attempt = async (values: T): Promise<void> => {
    onState({ kind: 'saving' });
    try {
      await save(values);
      if (pending === null) keep(null);
      onState(pending === null ? { kind: 'saved', at: new Date() } : { kind: 'waiting' });
    } catch (failure) {
      pending ??= { values };
      conflict = isConflict(failure);
      onState({ kind: conflict ? 'conflict' : 'failed' });
      const refused = isRefused(failure, values);
      if (!conflict && !refused) later(retryMs);
    }
  };

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    if (running) {
      await running;
      return run();
    }
    if (!pending || conflict) return;
    const { values } = pending;
    pending = null;
    running = attempt(values).finally(() => {
      running = null;
    });
    await running;
  };

  const change = (values: T): void => {
    pending = { values };
    keep(values);
    if (conflict) return;
    onState({ kind: 'waiting' });
    later(delayMs);
  };

  return {
    change,
    resolve(values) {
      conflict = false;
      change(values);
    },
    async flush() {
      await run();
      return pending === null && !conflict;
    },
    dispose() {
      disposed = true;
      clearTimeout(timer);
    },
  };
}
