import { createHash, createHmac } from 'node:crypto';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers as Aliyun's SMS service does, and refuses whatever is not signed by its key. */
export interface AliyunStandIn {
  readonly url: string;
  /** Parameters of the calls that were signed right. */
  readonly calls: Record<string, string>[];
  answer: { Code: string; Message: string };
  secret: string;
  stop(): Promise<void>;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The signature by the letter of the provider's description, from what arrived. */
function expectedSignature({ headers, url = '', method = '' }: IncomingMessage, secret: string): string {
  const [path = '', query = ''] = url.split('?');
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const sorted = query.split('&').sort().join('&');
  const request = `${method}\n${path}\n${sorted}\n${lines.join('')}\n${signed}\n${String(headers['x-acs-content-sha256'])}`;
  return createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${hash(request)}`)
    .digest('hex');
}

const mustBeSigned = [
  'host',
  'x-acs-action',
  'x-acs-content-sha256',
  'x-acs-date',
  'x-acs-signature-nonce',
  'x-acs-version',
];

export async function startAliyunStandIn(keyId: string, secret: string): Promise<AliyunStandIn> {
  const nonces = new Set<unknown>();
  const standIn = { calls: [] as Record<string, string>[], answer: { Code: 'OK', Message: 'OK' }, secret };
  const server = createServer((request, response) => {
    const { headers, url = '' } = request;
    const [, id, signed = '', signature] =
      /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=(\w+)$/.exec(headers.authorization ?? '') ??
      [];
    const late = Math.abs(Date.now() - Date.parse(String(headers['x-acs-date']))) > 900_000;
    const fresh = !nonces.has(headers['x-acs-signature-nonce']) && !late;
    nonces.add(headers['x-acs-signature-nonce']);
    const right =
      id === keyId &&
      fresh &&
      mustBeSigned.every((name) => signed.split(';').includes(name)) &&
      headers['x-acs-content-sha256'] === hash('') &&
      headers['x-acs-action'] === 'SendSms' &&
      headers['x-acs-version'] === '2017-05-25' &&
      signature === expectedSignature(request, standIn.secret);
    if (right) standIn.calls.push(Object.fromEntries(new URL(url, 'http://local').searchParams));
    response.writeHead(right ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(right ? standIn.answer : { Code: 'SignatureDoesNotMatch', Message: 'signature' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
