import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, endpoints } from '@archway/contracts';
import { type KeptDesign, readKept } from './kept-design.ts';

/** What the server has of a plan; null where nothing is designed yet. */
export type SavedDraft = Answer<typeof endpoints.plans.document>;

export interface OpenedDraft {
  readonly saved: SavedDraft;
  /** What was not saved on this device. */
  readonly kept: KeptDesign | null;
  /** How often it was opened anew. */
  readonly times: number;
}

interface Asked {
  readonly data: SavedDraft | undefined;
  readonly isFetchedAfterMount: boolean;
  readonly refetch: () => Promise<{ readonly data: SavedDraft | undefined; readonly error: Error | null }>;
}

interface Opening {
  /** Undefined until it is known. */
  readonly opened: OpenedDraft | undefined;
  /** Tells that the reader has saved what has this hash. */
  readonly wrote: (sha256: string) => void;
  /** Opens what the server has by now. @returns why it could not */
  readonly reopen: () => Promise<Error | null>;
}

/**
 * The draft that is worked on, as it was when the page was opened. What the reader has saved there is not opened in its
 * place when it is fetched: that has another hash, and would cost selection and history. What comes from elsewhere is, as
 * from the page before, whose last saving may arrive late.
 */
export function useOpenedDraft(userId: string, planId: string, { data, isFetchedAfterMount, refetch }: Asked): Opening {
  const [opened, open] = useState<OpenedDraft>();
  const own = useRef(new Set<string>());
  const reopening = useRef(false);
  /** What was fetched last, opened or not. */
  const seen = useRef<SavedDraft | undefined>(undefined);
  const openIt = useCallback(
    async (saved: SavedDraft): Promise<void> => {
      const kept = await readKept(userId, planId);
      open((before) => ({ saved, kept, times: (before?.times ?? 0) + 1 }));
    },
    [userId, planId],
  );
  useEffect(() => {
    if (!isFetchedAfterMount || data === undefined || data === seen.current) return;
    seen.current = data;
    if (!reopening.current && !(data && own.current.has(data.sha256))) void openIt(data);
  }, [isFetchedAfterMount, data, openIt]);
  const wrote = useCallback((sha256: string) => void own.current.add(sha256), []);
  const reopen = async (): Promise<Error | null> => {
    reopening.current = true;
    try {
      const { data: found, error } = await refetch();
      if (!error && found !== undefined) await openIt(found);
      return error;
    } finally {
      reopening.current = false;
    }
  };
  return { opened, wrote, reopen };
}
