import { useState } from 'react';
import { type BatchRow, OK } from '@archway/contracts';
import { notify } from '../notify/notify.ts';

export interface Batch {
  /** It is at work; nothing else is begun meanwhile. */
  readonly busy: boolean;
  /**
   * Asks for a batch that the server does, and tells to how many rows it was done.
   * @returns the rows that were refused, each with its reason; null when the call itself failed, which it has told
   */
  ask(call: () => Promise<readonly BatchRow[]>, done: (count: number) => string): Promise<readonly BatchRow[] | null>;
}

/** For the actions of a list's batch bar. */
export function useBatch(): Batch {
  const [busy, setBusy] = useState(false);
  return {
    busy,
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
