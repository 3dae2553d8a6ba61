import type { AppContext } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { objectOwners } from '../../infrastructure/storage/object-owners.ts';
import { FILE_ROOT } from './object-names.ts';

const DAY_MS = 86_400_000;
/** An upload that was interrupted can be gone on with for this long. */
const KEPT_MS = 7 * DAY_MS;
/** Objects looked at in one run: the storage may hold millions, and a run is one of many. */
const PAGES = 10;

/**
 * Deletes objects that were uploaded and never registered: an upload whose page was closed before its end. Looks at a
 * stretch of the objects of people and cases.
 * @param after where the stretch begins, as a key
 * @returns the key to go on after, or null at the end
 */
export async function sweepAbandoned(
  { db, store, log }: Pick<AppContext, 'db' | 'store' | 'log'>,
  after: string | null,
  now = new Date(),
): Promise<string | null> {
  const before = now.getTime() - KEPT_MS;
  let next: string | null = after;
  for (let page = 0; page < PAGES; page++) {
    const listed = await store.list(FILE_ROOT, next === null ? {} : { after: next });
    const old = listed.objects.filter((object) => object.lastModified.getTime() < before).map(({ key }) => key);
    const abandoned = await unregistered(db, old);
    if (abandoned.length > 0) {
      await store.delete(...abandoned);
      log.info({ objects: abandoned.length }, 'removed files that were uploaded and never registered');
    }
    next = listed.next;
    if (next === null) break;
  }
  return next;
}

async function unregistered(db: Querier, names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const owner of objectOwners.all) {
    const own = names.filter((name) => owner.owns(name));
    if (own.length === 0) continue;
    const used = new Set(await owner.inUse(db, own));
    found.push(...own.filter((name) => !used.has(name)));
  }
  return found;
}
