import { CredentialSource, type FetchCredentials, type StorageScope } from './credentials/credential-source.ts';
import { type LoadSdk, loadAliOss } from './sdk.ts';
import { StorageSession } from './session.ts';
import { StorageError } from './storage-error.ts';

/** One session for each scope, so that credentials are asked for once. */
export class StorageSessions {
  readonly #fetchCredentials: FetchCredentials;
  readonly #loadSdk: LoadSdk;
  readonly #sessions = new Map<string, StorageSession>();
  #lastScope: StorageScope | null = null;

  constructor(fetchCredentials: FetchCredentials, loadSdk: LoadSdk = loadAliOss) {
    this.#fetchCredentials = fetchCredentials;
    this.#loadSdk = loadSdk;
  }

  of(scope: StorageScope): StorageSession {
    this.#lastScope = scope;
    const id = JSON.stringify(Object.entries(scope).sort(([a], [b]) => (a < b ? -1 : 1)));
    const known = this.#sessions.get(id);
    if (known) return known;
    const source = new CredentialSource(() => this.#fetchCredentials(scope));
    const session = new StorageSession(source, this.#loadSdk);
    this.#sessions.set(id, session);
    return session;
  }

  /** The session of the last scope that was used. @throws StorageError `initFirst` */
  last(): StorageSession {
    if (!this.#lastScope) throw new StorageError('initFirst', 'please Init Oss First');
    return this.of(this.#lastScope);
  }
}

/** One of the prefixes (`paths`) of a scope. @throws StorageError `initFirst` when it has no such path */
export async function pathOf(session: StorageSession, index: number): Promise<string> {
  const path = (await session.paths())[index];
  if (path === undefined) throw new StorageError('initFirst', `The scope has no path ${index}`);
  return path;
}
