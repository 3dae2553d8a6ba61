import { useCallback, useEffect, useState } from 'react';
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
  /** Opens what the server has by now. @returns why it could not */
  readonly reopen: () => Promise<Error | null>;
}

/**
 * The draft that is worked on: what was saved when the page was opened. It stays what it is, whatever is fetched later:
 * who has saved by themselves finds another hash there, and would lose selection and history by opening that. What
 * somebody else has saved is told by the server at the next saving, and is opened by asking for it.
 */
export function useOpenedDraft(userId: string, planId: string, { data, isFetchedAfterMount, refetch }: Asked): Opening {
  const [opened, open] = useState<OpenedDraft>();
  const openIt = useCallback(
    async (saved: SavedDraft): Promise<void> => {
      const kept = await readKept(userId, planId);
      open((before) => ({ saved, kept, times: (before?.times ?? 0) + 1 }));
    },
    [userId, planId],
  );
  const waits = isFetchedAfterMount && data !== undefined && !opened?.saved;
  useEffect(() => {
    if (waits && data !== opened?.saved) void openIt(data);
  }, [waits, data, opened, openIt]);
  const reopen = async (): Promise<Error | null> => {
    const { data: now, error } = await refetch();
    if (!error && now !== undefined) await openIt(now);
    return error;
  };
  return { opened, reopen };
}
