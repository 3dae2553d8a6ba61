import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { SaveState } from '@archway/platform';
import type { Draft } from './drafts.ts';
import type { Clash, Remote, Standing, Waiting } from './merging-port.ts';
import { useSharedRecord } from './use-shared-record.ts';

interface Options<T> {
  /** The record as the server has it. */
  readonly read: Pick<UseQueryResult<unknown>, 'data' | 'error' | 'refetch'>;
  /** Null while there is nothing to save to; the same object for as long as it is the same record. */
  readonly remote: Remote<T> | null;
  readonly standing: Standing<T> | null;
  /** What waited on this device when the page opened. */
  readonly draft: Draft<Waiting<T>> | null;
  /** What the form shows before anything is known. */
  readonly empty: T;
}

/** Answers of a case that are saved as they change. */
export interface Answers<T> {
  readonly loaded: boolean;
  readonly error: Error | null;
  retry(): void;
  readonly values: T;
  readonly saveState: SaveState;
  /** What somebody else has answered differently meanwhile. */
  readonly clash: Clash<T> | null;
  change(change: Partial<T>): void;
  /** Goes on with what the reader has chosen of a clash. */
  resolve(values: T): void;
  /** Saves at once what waits; resolves to whether everything is saved. */
  flush(): Promise<boolean>;
}

/** A form whose record may be changed by others at the same time: saved as it changes, kept on this device until it is. */
export function useAnswers<T extends object>({ read, remote, standing, draft, empty }: Options<T>): Answers<T> {
  const [mine, setMine] = useState<T | null>(null);
  const stored = draft?.values.mine ?? standing?.values ?? empty;
  const values = mine ?? stored;
  const record = useSharedRecord({
    remote,
    standing,
    draft,
    onTaken: (fields) => setMine((current) => ({ ...(current ?? stored), ...fields })),
  });
  return {
    loaded: read.data !== undefined,
    error: read.data === undefined ? read.error : null,
    retry: () => void read.refetch(),
    values,
    saveState: record.state,
    clash: record.clash,
    change(fields) {
      const next = { ...values, ...fields };
      setMine(next);
      record.change(next);
    },
    resolve(next) {
      setMine(next);
      record.resolve(next);
    },
    flush: record.flush,
  };
}
