import type { ObjectStore } from '../../../infrastructure/storage/object-store.ts';
import { storeKey } from './build-files.ts';

/** Names of the files of a build that are there. Only checked bytes are ever put, so that a name is enough. */
export async function storedFiles(store: ObjectStore, name: string, version: string): Promise<Set<string>> {
  const prefix = storeKey(name, version, '');
  const found = new Set<string>();
  for (let after: string | null = ''; after !== null;) {
    const page: Awaited<ReturnType<ObjectStore['list']>> = await store.list(prefix, after === '' ? {} : { after });
    for (const { key } of page.objects) found.add(key.slice(prefix.length));
    after = page.next;
  }
  return found;
}
