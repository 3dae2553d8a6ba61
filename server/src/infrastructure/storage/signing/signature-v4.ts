import { type BinaryLike, createHash, createHmac } from 'node:crypto';
import { equalText } from './equal-text.ts';
import { CLOCK_SKEW_MS, type SignatureClaim, type SignedRequest } from './signed-request.ts';

const ALGORITHM = 'OSS4-HMAC-SHA256';
/** A signed URL lives for at most seven days. */
const LONGEST_MS = 7 * 86_400_000;

interface Scope {
  readonly accessKeyId: string;
  /** `{day}/{region}/oss/aliyun_v4_request` */
  readonly scope: string;
  readonly day: string;
  readonly region: string;
}

/** Version 4 in the Authorization header. Null when the request has none. */
export function headerClaimV4(request: SignedRequest): SignatureClaim | null {
  const header = request.headers['authorization'] ?? '';
  if (!header.startsWith(`${ALGORITHM} `)) return null;
  const fields = new Map(
    header
      .slice(ALGORITHM.length + 1)
      .split(',')
      .map((field) => [field.slice(0, field.indexOf('=')).trim(), field.slice(field.indexOf('=') + 1).trim()] as const),
  );
  const scope = readScope(fields.get('Credential') ?? '');
  const signature = fields.get('Signature');
  const date = request.headers['x-oss-date'] ?? '';
  if (!scope || !signature || !date.startsWith(scope.day)) return null;
  const additional = (fields.get('AdditionalHeaders') ?? '').split(';').filter((name) => name !== '');
  const moment = parseDate(date);
  return {
    accessKeyId: scope.accessKeyId,
    securityToken: request.headers['x-oss-security-token'] ?? null,
    matches: (secret) => matches(secret, request, date, scope, additional, signature),
    notBefore: moment - CLOCK_SKEW_MS,
    notAfter: moment + CLOCK_SKEW_MS,
    place: 'header',
  };
}

/** Version 4 in the URL. */
export function urlClaimV4(request: SignedRequest): SignatureClaim | null {
  const { query } = request;
  const signature = query.get('x-oss-signature');
  const scope = readScope(query.get('x-oss-credential') ?? '');
  const date = query.get('x-oss-date') ?? '';
  const expires = query.get('x-oss-expires') ?? '';
  if (!signature || !scope || !date.startsWith(scope.day)) return null;
  const additional = (query.get('x-oss-additional-headers') ?? '').split(';').filter((name) => name !== '');
  const unsigned = new Map(query);
  unsigned.delete('x-oss-signature');
  const moment = parseDate(date);
  const life = /^\d{1,7}$/.test(expires) ? Number(expires) * 1000 : -Infinity;
  return {
    accessKeyId: scope.accessKeyId,
    securityToken: query.get('x-oss-security-token') ?? null,
    matches: (secret) => matches(secret, { ...request, query: unsigned }, date, scope, additional, signature),
    notBefore: moment - CLOCK_SKEW_MS,
    notAfter: life > LONGEST_MS ? -Infinity : moment + life,
    place: 'url',
  };
}

/**
 * The query of a URL that reads an object, or writes it.
 * @param extra further parameters, e.g. `response-content-disposition`; they are signed, too.
 * @param upload for a URL that writes: the content type, which is signed
 */
export function signUrlV4(
  keyPair: { readonly id: string; readonly secret: string },
  object: { readonly bucket: string; readonly key: string; readonly region: string },
  expiresSeconds: number,
  extra: Readonly<Record<string, string>>,
  now: Date,
  upload?: { readonly contentType: string },
): string {
  const date = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = date.slice(0, 8);
  const scope = `${day}/${object.region}/oss/aliyun_v4_request`;
  const query = new Map(
    Object.entries({
      ...extra,
      'x-oss-credential': `${keyPair.id}/${scope}`,
      'x-oss-date': date,
      'x-oss-expires': String(Math.min(Math.ceil(expiresSeconds), LONGEST_MS / 1000)),
      'x-oss-signature-version': ALGORITHM,
    }),
  );
  const { bucket, key } = object;
  const headers: Record<string, string> = upload ? { 'content-type': upload.contentType } : {};
  const request: SignedRequest = { method: upload ? 'PUT' : 'GET', bucket, key, query, headers };
  const signature = sign(keyPair.secret, canonical(request, [], false), date, { scope, day, region: object.region });
  return `${queryText(query, false)}&x-oss-signature=${signature}`;
}

/**
 * An empty parameter is signed as `name` or as `name=`, depending on how the signer was told about it, and both look alike
 * in the URL; so both are tried.
 */
function matches(
  secret: string,
  request: SignedRequest,
  date: string,
  scope: Scope,
  additional: readonly string[],
  signature: string,
): boolean {
  return [false, true].some((equalsSign) =>
    equalText(sign(secret, canonical(request, additional, equalsSign), date, scope), signature),
  );
}

function canonical(request: SignedRequest, additional: readonly string[], equalsSign: boolean): string {
  const { headers } = request;
  const signed = new Set(additional);
  for (const name of Object.keys(headers)) {
    if (name === 'content-type' || name === 'content-md5' || name.startsWith('x-oss-')) signed.add(name);
  }
  return [
    request.method,
    encode(`/${request.bucket}/${request.key}`).replaceAll('%2F', '/'),
    queryText(request.query, equalsSign),
    [...signed]
      .sort()
      .map((name) => `${name}:${(headers[name] ?? '').trim()}\n`)
      .join(''),
    additional.join(';'),
    headers['x-oss-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
  ].join('\n');
}

const queryText = (query: ReadonlyMap<string, string>, equalsSign: boolean): string =>
  [...query]
    .map(([name, value]) => [encode(name), value === '' ? (equalsSign ? '=' : '') : `=${encode(value)}`] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join(''))
    .join('&');

function sign(secret: string, request: string, date: string, scope: Omit<Scope, 'accessKeyId'>): string {
  const hash = createHash('sha256').update(request, 'latin1').digest('hex');
  const text = [ALGORITHM, date, scope.scope, hash].join('\n');
  const key = ['oss', 'aliyun_v4_request'].reduce<Buffer>(
    (before, part) => hmac(before, part),
    hmac(hmac(`aliyun_v4${secret}`, scope.day), scope.region),
  );
  return createHmac('sha256', key).update(text).digest('hex');
}

const hmac = (key: BinaryLike, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

function readScope(credential: string): Scope | null {
  const match = /^([^/\s]+)\/((\d{8})\/([\w-]+)\/oss\/aliyun_v4_request)$/.exec(credential);
  const [, accessKeyId, scope, day, region] = match ?? [];
  return accessKeyId && scope && day && region ? { accessKeyId, scope, day, region } : null;
}

/** `20261120T101500Z`; NaN for anything else, which no clock is near to. */
function parseDate(date: string): number {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (!match) return NaN;
  const [, year, month, day, hour, minute, second] = match;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
