import { createHmac } from 'node:crypto';
import { equalText } from './equal-text.ts';
import { CLOCK_SKEW_MS, type SignatureClaim, type SignedRequest, asBytes } from './signed-request.ts';

/** Query parameters that change what a request means; only these are signed. */
const subResources = new Set([
  ...['acl', 'append', 'callback', 'callback-var', 'comp', 'continuation-token', 'cors', 'delete', 'encryption', 'img'],
  ...['inventory', 'lifecycle', 'live', 'location', 'logging', 'metaQuery', 'objectInfo', 'objectMeta', 'partNumber'],
  ...['policy', 'position', 'qos', 'qosInfo', 'referer', 'replication', 'requestPayment', 'restore', 'security-token'],
  ...['sequential', 'stat', 'status', 'style', 'styleName', 'symlink', 'tagging', 'transferAcceleration', 'uploadId'],
  ...['uploads', 'versionId', 'versioning', 'versions', 'vod', 'website', 'worm', 'wormExtend', 'wormId', 'bucketInfo'],
  ...['response-cache-control', 'response-content-disposition', 'response-content-encoding'],
  ...['response-content-language', 'response-content-type', 'response-expires'],
]);

const isSigned = (name: string): boolean => subResources.has(name) || name.startsWith('x-oss-');

/** Version 1 in the Authorization header: `OSS id:base64(hmac-sha1)`. Null when the request has none. */
export function headerClaimV1(request: SignedRequest): SignatureClaim | null {
  const match = /^OSS ([^:\s]+):(\S+)$/.exec(request.headers['authorization'] ?? '');
  if (!match?.[1] || !match[2]) return null;
  const [, accessKeyId, signature] = match;
  const date = request.headers['x-oss-date'] ?? request.headers['date'] ?? '';
  const moment = Date.parse(date);
  return {
    accessKeyId,
    securityToken: request.headers['x-oss-security-token'] ?? null,
    matches: (secret) => equalText(signV1(secret, request, date), signature),
    notBefore: moment - CLOCK_SKEW_MS,
    notAfter: moment + CLOCK_SKEW_MS,
    place: 'header',
  };
}

/** Version 1 in the URL: `OSSAccessKeyId`, `Expires`, `Signature`. */
export function urlClaimV1(request: SignedRequest): SignatureClaim | null {
  const accessKeyId = request.query.get('OSSAccessKeyId');
  const expires = request.query.get('Expires');
  const signature = request.query.get('Signature');
  if (!accessKeyId || !expires || !signature) return null;
  return {
    accessKeyId,
    securityToken: request.query.get('security-token') ?? null,
    matches: (secret) => equalText(signV1(secret, request, expires), signature),
    notBefore: -Infinity,
    notAfter: /^\d{1,11}$/.test(expires) ? Number(expires) * 1000 : -Infinity,
    place: 'url',
  };
}

/** @param date the date header, or the expiry of a signed URL. */
function signV1(secret: string, request: SignedRequest, date: string): string {
  const { headers } = request;
  const ossHeaders = Object.keys(headers)
    .filter((name) => name.startsWith('x-oss-'))
    .sort()
    .map((name) => `${name}:${(headers[name] ?? '').trim()}`);
  const text = [
    request.method,
    headers['content-md5'] ?? '',
    headers['content-type'] ?? '',
    date,
    ...ossHeaders,
    asBytes(resourceOf(request)),
  ].join('\n');
  return createHmac('sha1', secret).update(text, 'latin1').digest('base64');
}

function resourceOf({ bucket, key, query }: SignedRequest): string {
  const signed = [...query]
    .filter(([name]) => isSigned(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`));
  return `/${bucket}/${key}${signed.length > 0 ? `?${signed.join('&')}` : ''}`;
}
