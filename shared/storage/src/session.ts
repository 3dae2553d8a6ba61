import type { StorageCredentials } from '@archway/contracts';
import type { CredentialSource } from './credentials/credential-source.ts';
import { type LoadSdk, type Sdk, connect } from './sdk.ts';
import { isRefusal } from './storage-error.ts';

/** The storage as one scope sees it. */
export class StorageSession {
  readonly #source: CredentialSource;
  readonly #loadSdk: LoadSdk;
  /** A call with these has failed, for whatever reason. */
  #suspect: StorageCredentials | null = null;
  #open: { credentials: StorageCredentials; sdk: Sdk } | null = null;

  constructor(source: CredentialSource, loadSdk: LoadSdk) {
    this.#source = source;
    this.#loadSdk = loadSdk;
  }

  /** Prefixes of the scope. */
  async paths(): Promise<readonly string[]> {
    return (await this.#source.current()).paths;
  }

  /**
   * Runs a storage call; a refused one is tried once more with fresh credentials. After any other failure it is the
   * caller who tries again, and then with fresh credentials, too.
   */
  async run<T>(action: (sdk: Sdk) => Promise<T>): Promise<T> {
    const credentials = await this.#credentials();
    try {
      return await action(await this.#sdk(credentials));
    } catch (error) {
      if (isRefusal(error)) return action(await this.#sdk(await this.#source.replace(credentials)));
      this.#suspect = credentials;
      throw error;
    }
  }

  async #credentials(): Promise<StorageCredentials> {
    const credentials = await this.#source.current();
    return credentials === this.#suspect ? this.#source.replace(credentials) : credentials;
  }

  async #sdk(credentials: StorageCredentials): Promise<Sdk> {
    if (this.#open?.credentials === credentials) return this.#open.sdk;
    const sdk = connect(await this.#loadSdk(), credentials, () => this.#source.current());
    this.#open = { credentials, sdk };
    return sdk;
  }
}
