import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { storagePage, storageTotals } from './storage.ts';

export function storageRoutes({ db }: AppContext, handle: Handle): void {
  const { storage } = endpoints;

  handle(storage.totals, ({ user, query }) => storageTotals(db, user, query.practiceId));
  handle(storage.page, ({ user, query }) => storagePage(db, user, query));
}
