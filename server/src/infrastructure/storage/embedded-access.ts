import { contentDisposition } from './content-disposition.ts';
import { endpointFor } from './endpoint.ts';
import { checkKey } from './object-key.ts';
import type { CredentialRequest, SignedUrlOptions, StorageCredentials } from './object-store.ts';
import type { Principals } from './principal.ts';
import { signUrlV4 } from './signing/signature-v4.ts';

export interface EmbeddedAccessOptions {
  readonly bucket: string;
  readonly port: number;
  /** Names of the server, see `endpointFor`. */
  readonly hosts: readonly string[];
}

/** Any region does: signatures name one, and there is only this. */
const REGION = 'cn-hangzhou';

/** How others reach objects of this machine without the server's own calls: signed addresses, and credentials for a while. */
export class EmbeddedAccess {
  readonly #principals: Principals;
  readonly #options: EmbeddedAccessOptions;

  constructor(principals: Principals, options: EmbeddedAccessOptions) {
    this.#principals = principals;
    this.#options = options;
  }

  signedUrl(key: string, { expiresSeconds, origin, download, upload }: SignedUrlOptions): string {
    checkKey(key);
    const extra: Record<string, string> = download
      ? { 'response-content-disposition': contentDisposition(download) }
      : {};
    const { bucket } = this.#options;
    const object = { bucket, key, region: REGION };
    const query = signUrlV4(this.#principals.server, object, expiresSeconds, extra, new Date(), upload);
    const path = [bucket, ...key.split('/')].map(encodeURIComponent).join('/');
    return `${this.#endpoint(origin)}/${path}?${query}`;
  }

  credentials(request: CredentialRequest): StorageCredentials {
    for (const prefix of request.prefixes) checkPrefix(prefix);
    const token = this.#principals.issue(request, Date.now());
    return {
      accessKeyId: token.id,
      accessKeySecret: token.secret,
      stsToken: token.securityToken,
      endpoint: this.#endpoint(request.origin),
      bucketName: this.#options.bucket,
      expiration: token.expires,
    };
  }

  #endpoint(origin: string | undefined): string {
    return endpointFor(origin, this.#options.port, this.#options.hosts);
  }
}

function checkPrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new Error(`the prefix ${prefix} of a credential does not end with a slash`);
  checkKey(prefix);
}
