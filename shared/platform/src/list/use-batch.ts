import { useState } from 'react';
import { type BatchRow, OK } from '@archway/contracts';
import { notify } from '../notify/notify.ts';

interface BatchWords {
  readonly done: (count: number) => string;
  readonly failed: (count: number) => string;
}

export interface Batch {
  /** It is at work; nothing else is begun meanwhile. */
  readonly busy: boolean;
  /**
   * Does the same to each of the selected rows, whichever fail, and tells how many it was done to and how many not.
   * @returns whether it was done to all
   */
  run(ids: readonly string[], act: (id: string) => Promise<unknown>, words: BatchWords): Promise<boolean>;
  /**
   * Asks for a batch that the server does, and tells to how many rows it was done.
   * @returns the rows that were refused, each with its reason; null when the call itself failed, which it has told
   */
  ask(call: () => Promise<readonly BatchRow[]>, done: BatchWords['done']): Promise<readonly BatchRow[] | null>;
}

/** For the actions of a list's batch bar. */
export function useBatch(): Batch {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run(ids, act, words) {
      setBusy(true);
      const failed = (await Promise.allSettled(ids.map(act))).filter(({ status }) => status === 'rejected').length;
      if (ids.length > failed) notify.success(words.done(ids.length - failed));
      if (failed > 0) notify.error(words.failed(failed));
      setBusy(false);
      return failed === 0;
    },
    async ask(call, done) {
      setBusy(true);
      try {
        const rows = await call();
        const refused = rows.filter(({ code }) => code !== OK);
        if (rows.length > refused.length) notify.success(done(rows.length - refused.length));
        return refused;
      } catch {
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
