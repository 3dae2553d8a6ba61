import { type Permission, allows } from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { callerWithoutSession } from '../../access/api.ts';
import { type CaseKey, type VisibleVersion, requireVersion } from '../../cases/api.ts';

/**
 * The case version as far as whoever made a link sees it: with their rights the link ends.
 * @param access permissions that make such links
 * @returns null where the maker may not, or sees it no more
 */
export async function seenByMaker(
  db: Querier,
  link: CaseKey & { readonly userId: string },
  access: readonly Permission[],
): Promise<VisibleVersion | null> {
  const caller = await callerWithoutSession(db, link.userId);
  if (!caller || !allows(caller.permissions, access)) return null;
  return requireVersion(db, caller, link).catch((error: unknown) => {
    if (error instanceof Refusal && error.errorName === 'recordNotFound') return null;
    throw error;
  });
}

/** Whether something is not refused. */
export const holds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
