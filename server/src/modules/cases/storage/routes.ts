import { endpoints } from '@archway/contracts';
import type { AppContext, Caller, Handle } from '../../../context.ts';
import { caseGrants } from '../../practices/api.ts';
import { scopeGroups } from '../scope/scope-sql.ts';
import { pageOfStorage, totalsOfStorage } from './storage-repository.ts';

export function storageRoutes({ db }: AppContext, handle: Handle): void {
  const { storage } = endpoints;
  /** What the caller sees of a practice; of one that it does not know, nothing. */
  const seen = async (caller: Caller, practiceId: string) => scopeGroups(await caseGrants(db, caller), practiceId);

  handle(storage.totals, async ({ user, query }) => totalsOfStorage(db, await seen(user, query.practiceId)));
  handle(storage.page, async ({ user, query }) => pageOfStorage(db, await seen(user, query.practiceId), query));
}
