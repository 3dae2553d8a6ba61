import type { PinRow } from './pin-repository.ts';

type Pin = Pick<PinRow, 'version' | 'earlier'>;

/** Who goes back further than this looks up what it wants and pins it. */
const MOST_KEPT = 20;

/** What a channel may go back to once `version` is live in place of a pin: that pin's version, and what it could go back to. */
export function afterPin(before: Pin | undefined, version: string | null): string[] {
  if (before === undefined) return [];
  const candidates = [...(before.version === null ? [] : [before.version]), ...before.earlier];
  return [...new Set(candidates)].filter((each) => each !== version).slice(0, MOST_KEPT);
}

/** The same after a rollback. Whoever rolls back has seen enough of what was live: it is no way back any more. */
export const afterRollback = ({ version, earlier }: Pin): string[] =>
  earlier.slice(1).filter((each) => each !== version);
