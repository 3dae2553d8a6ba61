import { useEffect, useMemo, useRef, useState } from 'react';
import type { SaveState } from '@archway/platform';
import type { Draft } from './drafts.ts';
import { type Clash, type Remote, type Standing, type Waiting, mergingPort } from './merging-port.ts';
import { useAutosave } from './use-autosave.ts';

interface Options<T> {
  /** Null while there is nothing to save to; the same object for as long as it is the same record. */
  readonly remote: Remote<T> | null;
  /** What the server has, as far as it is known; the form shows it until somebody changes something. */
  readonly standing: Standing<T> | null;
  /** What waited on this device when the page opened. */
  readonly draft: Draft<Waiting<T>> | null;
  /** Fields of somebody else that belong into the form now. */
  readonly onTaken: (fields: Partial<T>) => void;
}

export interface SharedRecord<T> {
  readonly state: SaveState;
  readonly clash: Clash<T> | null;
  /** The form is no longer what the server has: from now on changes are made on what it was until now. */
  hold(): void;
  /** Saves a while later; nothing while there is nothing to save to. */
  change(values: T): void;
  /** Goes on with what the reader has chosen of a clash. */
  resolve(values: T): void;
  /** Saves at once what waits; resolves to whether everything is saved. */
  flush(): Promise<boolean>;
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Saves a record that others may change at the same time; what waited on this device goes first. */
export function useSharedRecord<T extends object>({ remote, standing, draft, onTaken }: Options<T>): SharedRecord<T> {
  const [clash, setClash] = useState<Clash<T> | null>(null);
  const base = useRef<Standing<T>>({ values: {} as T, revision: 0 });
  /** What was changed last; null before anything was. */
  const latest = useRef<T | null>(null);
  const held = useRef(false);
  const now = useRef({ onTaken, change: (_values: T): void => undefined });

  const port = useMemo(
    () =>
      remote &&
      mergingPort(remote, base, {
        onMerged(sent, merged) {
          const typed = latest.current ?? sent;
          // What was typed while it was being saved stays.
          const names = (Object.keys(merged) as (keyof T)[]).filter(
            (name) => !alike(merged[name], sent[name]) && alike(typed[name], sent[name]),
          );
          const taken = Object.fromEntries(names.map((name) => [name, merged[name]])) as Partial<T>;
          latest.current = { ...typed, ...taken };
          now.current.onTaken(taken);
          if (!alike(typed, sent)) now.current.change(latest.current);
        },
        onClash: setClash,
      }),
    [remote],
  );
  const autosave = useAutosave(port);
  useEffect(() => {
    now.current = { onTaken, change: autosave.change };
  });

  useEffect(() => {
    if (!standing || held.current) return;
    base.current = draft ? { values: draft.values.base, revision: draft.revision } : standing;
    if (!draft) return;
    held.current = true;
    latest.current = draft.values.mine;
    now.current.change(draft.values.mine);
  }, [standing, draft]);

  return {
    state: autosave.state,
    clash,
    // Without a record there is nothing that it was until now: the first one that comes is what is changed.
    hold() {
      held.current = remote !== null;
    },
    change(values) {
      if (!remote) return;
      held.current = true;
      latest.current = values;
      autosave.change(values);
    },
    resolve(values) {
      setClash(null);
      latest.current = values;
      autosave.resolve(values);
    },
    flush: autosave.flush,
  };
}
