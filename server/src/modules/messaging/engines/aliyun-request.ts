import { createHash, createHmac, randomUUID } from 'node:crypto';

/** One call of an Aliyun API of the RPC kind, to be signed. */
export interface AliyunCall {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  readonly keyId: string;
  readonly keySecret: string;
  /** Unless given: a random one, and now. */
  readonly nonce?: string;
  readonly date?: Date;
}

export interface SignedRequest {
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const ALGORITHM = 'ACS3-HMAC-SHA256';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** As of RFC 3986: also what `encodeURIComponent` leaves alone. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Signs a POST without a body, as of Aliyun's signature version 3. Its own clients bring a framework along that this one
 * call does not need.
 */
export function signed(call: AliyunCall): SignedRequest {
  const { host, action, version, keyId, keySecret, nonce = randomUUID(), date = new Date() } = call;
  const query = Object.entries(call.query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers: Readonly<Record<string, string>> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': date.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).sort();
  const canonical = [
    ...['POST', '/', query],
    names.map((name) => `${name}:${headers[name]}\n`).join(''),
    ...[names.join(';'), sha256('')],
  ].join('\n');
  const signature = createHmac('sha256', keySecret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex');
  return {
    path: `/?${query}`,
    headers: {
      ...headers,
      authorization: `${ALGORITHM} Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`,
    },
  };
}
