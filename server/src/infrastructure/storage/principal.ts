import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { CredentialHolder } from './credential-holder.ts';
import { GatewayError } from './gateway/gateway-error.ts';
import type { CredentialRequest, StorageAction } from './object-store.ts';
import { equalText } from './signing/equal-text.ts';

/** Somebody who may sign requests, and for what. */
export interface Principal {
  readonly secret: string;
  /** Whether it may put other bytes in place of an object. What was uploaded with a temporary key stands as it is. */
  readonly replaces: boolean;
  /** What else must go on for it to count. */
  readonly holder: CredentialHolder | null;
  /** @param key of the object, or the prefix of a list. */
  allows(action: StorageAction, key: string): boolean;
}

export interface KeyPair {
  readonly id: string;
  readonly secret: string;
}

/** What a security token says; it is signed, not stored. */
const grant = z.object({
  id: z.string(),
  prefixes: z.array(z.string().min(1)),
  actions: z.array(z.string()),
  /** Seconds since 1970. */
  expires: z.number(),
  holder: z.object({ kind: z.string(), id: z.string() }).optional(),
});
type Grant = z.infer<typeof grant>;

export interface IssuedToken extends KeyPair {
  readonly securityToken: string;
  readonly expires: Date;
}

const everything = (): boolean => true;

/** The keys of the embedded storage: the server's own, the operator's, and temporary ones with a scope. */
export class Principals {
  readonly #secret: Buffer;
  readonly #permanent: ReadonlyMap<string, string>;
  /** Signs the URLs that the server hands out. */
  readonly server: KeyPair;

  constructor(secret: Buffer, operator: KeyPair | null) {
    this.#secret = secret;
    this.server = { id: 'archway.server', secret: this.#derive('key', 'archway.server') };
    this.#permanent = new Map([this.server, ...(operator ? [operator] : [])].map(({ id, secret: key }) => [id, key]));
  }

  issue(request: Pick<CredentialRequest, 'prefixes' | 'actions' | 'seconds' | 'holder'>, now: number): IssuedToken {
    const id = `STS.${randomBytes(12).toString('hex')}`;
    const expires = Math.floor(now / 1000) + request.seconds;
    const { prefixes, actions, holder } = request;
    const content: Grant = { id, prefixes: [...prefixes], actions: [...actions], expires, ...(holder && { holder }) };
    const body = Buffer.from(JSON.stringify(content)).toString('base64url');
    const securityToken = `${body}.${this.#derive('token', body)}`;
    return { id, secret: this.#derive('key', id), securityToken, expires: new Date(expires * 1000) };
  }

  /** @throws GatewayError for an unknown key, or a token that is forged, expired or another key's. */
  find(accessKeyId: string, securityToken: string | null, now: number): Principal {
    if (securityToken !== null) return this.#temporary(accessKeyId, securityToken, now);
    const secret = this.#permanent.get(accessKeyId);
    if (secret === undefined) {
      throw new GatewayError('InvalidAccessKeyId', 'The access key id does not exist in our records.');
    }
    return { secret, replaces: true, holder: null, allows: everything };
  }

  #temporary(accessKeyId: string, securityToken: string, now: number): Principal {
    const [body = '', signature = ''] = securityToken.split('.');
    if (!equalText(this.#derive('token', body), signature)) {
      throw new GatewayError('InvalidSecurityToken', 'The security token is not valid.');
    }
    const content = grant.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    const { id, prefixes, actions, expires, holder = null } = content;
    if (id !== accessKeyId) throw new GatewayError('InvalidAccessKeyId', 'The security token belongs to another key.');
    if (expires * 1000 <= now) throw new GatewayError('SecurityTokenExpired', 'The security token has expired.');
    return {
      secret: this.#derive('key', id),
      replaces: false,
      holder,
      allows: (action, key) => actions.includes(action) && prefixes.some((prefix) => key.startsWith(prefix)),
    };
  }

  #derive(purpose: 'key' | 'token', text: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose}:${text}`).digest('base64url');
  }
}
