import type { AppContext } from '../../../context.ts';
import { abandonedDeploys, endDeploy, findEntry } from '../entry-repository.ts';
import { storeKey } from './build-files.ts';
import { storedFiles } from './stored-files.ts';

const DAY_MS = 86_400_000;

/** Forgets deploys that were begun and not finished within a day, and the bytes that came with them. */
export async function tidyDeploys({ db, store }: Pick<AppContext, 'db' | 'store'>, now = new Date()): Promise<void> {
  for (const { name, version } of await abandonedDeploys(db, new Date(now.getTime() - DAY_MS))) {
    // The same bytes may have become an entry by another way since.
    if (!(await findEntry(db, name, version))) {
      const files = await storedFiles(store, name, version);
      await store.delete(...[...files].map((file) => storeKey(name, version, file)));
    }
    await endDeploy(db, name, version);
  }
}
