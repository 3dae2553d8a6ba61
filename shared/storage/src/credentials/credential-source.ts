import type { CallInput, StorageCredentials, filesEndpoints } from '@archway/contracts';
import { StorageError } from '../storage-error.ts';
import { readCredentials } from './read-credentials.ts';

/** What a credential is asked for: case version, data type and actions, as the storage call takes them. */
export type StorageScope = CallInput<typeof filesEndpoints.token>['body'];

/** Asks the server; both the bare fields and the envelope around them are understood. */
export type FetchCredentials = (scope: StorageScope) => Promise<unknown>;

/** Renewed this long before they expire, but not before half of their life is over. */
const AHEAD_MS = 120_000;

/** The credentials of one scope: kept while they are good, asked for once however many need them. */
export class CredentialSource {
  readonly #fetch: () => Promise<unknown>;
  readonly #now: () => number;
  #known: { credentials: StorageCredentials; renewAt: number } | null = null;
  #pending: Promise<StorageCredentials> | null = null;

  constructor(fetch: () => Promise<unknown>, now: () => number = Date.now) {
    this.#fetch = fetch;
    this.#now = now;
  }

  /** @throws StorageError `credentials` when the answer is empty. */
  async current(): Promise<StorageCredentials> {
    if (this.#known && this.#now() < this.#known.renewAt) return this.#known.credentials;
    return this.#renew();
  }

  /** Fresh ones after a refusal; if they were renewed since `refused` were handed out, those. */
  async replace(refused: StorageCredentials): Promise<StorageCredentials> {
    if (this.#known && this.#known.credentials !== refused) return this.current();
    return this.#renew();
  }

  #renew(): Promise<StorageCredentials> {
    this.#pending ??= this.#ask().finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  async #ask(): Promise<StorageCredentials> {
    const asked = this.#now();
    const credentials = readCredentials(await this.#fetch());
    if (!credentials) throw new StorageError('credentials', 'Failed to refresh STS token');
    const life = Date.parse(credentials.expiration) - asked;
    this.#known = { credentials, renewAt: asked + Math.max(life - AHEAD_MS, life / 2) };
    return credentials;
  }
}
