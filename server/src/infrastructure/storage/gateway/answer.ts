import type { IncomingMessage, ServerResponse } from 'node:http';
import { codeOf } from '../../error-code.ts';
import { isDatabaseAway } from '../../database/database-away.ts';
import { TooLarge } from '../object-files.ts';
import { InvalidKey, ObjectExists, ObjectMissing } from '../object-store.ts';
import { GatewayError } from './gateway-error.ts';
import { type Xml, element, xmlDocument } from './xml.ts';

/** Nothing that is stored may act as a page or script of this origin. */
export const objectPolicy = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': 'sandbox',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** A refused body is read up to this size. */
const DRAIN_BYTES = 8 * 1024 ** 2;

/** How long a client has to read an answer that came in the middle of its body. */
const LINGER_MS = 3000;

export function sendXml(response: ServerResponse, root: Xml, status = 200): void {
  const body = xmlDocument(root);
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

export function sendEmpty(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0 });
  response.end();
}

/** Answers with what went wrong, in the words of OSS. @returns the error when it is the server's own. */
export async function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): Promise<unknown> {
  const known = asGatewayError(error);
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return known ? null : error;
  }
  const { code, message, status, details } =
    known ?? new GatewayError('InternalError', 'The server could not do this; please try again.');
  const requestId = String(response.getHeader('x-oss-request-id') ?? '');
  const body = element(
    'Error',
    element('Code', code),
    element('Message', message),
    element('RequestId', requestId),
    element('HostId', request.headers.host ?? ''),
    ...Object.entries(details).map(([name, value]) => element(name, value)),
  );
  const isAway = code === 'ServiceUnavailable';
  if (isAway) response.setHeader('retry-after', '2');
  const hasAll = await drain(request, isAway ? 0 : DRAIN_BYTES);
  if (response.destroyed) return null;
  if (request.method === 'HEAD') {
    response.setHeader('x-oss-err', Buffer.from(xmlDocument(body)).toString('base64'));
    sendEmpty(response, status);
  } else if (hasAll) {
    sendXml(response, body, status);
  } else {
    sendAndHangUp(request, response, body, status);
  }
  return known ? null : error;
}

function asGatewayError(error: unknown): GatewayError | null {
  if (error instanceof GatewayError) return error;
  if (error instanceof InvalidKey) return new GatewayError('InvalidObjectName', `${error.message}.`);
  if (error instanceof ObjectMissing) return new GatewayError('NoSuchKey', 'The specified key does not exist.');
  if (error instanceof ObjectExists) return new GatewayError('FileAlreadyExists', 'The object exists already.');
  if (isDatabaseAway(error))
    return new GatewayError('ServiceUnavailable', 'The database cannot be reached; please try again.');
  if (error instanceof TooLarge) return new GatewayError('EntityTooLarge', 'The object is too large.');
  // A value of the query that cannot stand in a header.
  if (codeOf(error) === 'ERR_INVALID_CHAR') {
    return new GatewayError('InvalidArgument', 'A header of the answer would not be well-formed.');
  }
  return null;
}

/**
 * Answers in the middle of a body. Node ends a connection together with an answer that closes it, and what the client
 * still sends then makes the system throw away what it has not read yet. So the answer is there in full, but stays open
 * until the client has hung up or had time to read it; what it sends meanwhile is read and forgotten.
 */
function sendAndHangUp(request: IncomingMessage, response: ServerResponse, root: Xml, status: number): void {
  const body = xmlDocument(root);
  response.writeHead(status, {
    'content-type': 'application/xml',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.write(body);
  const timer = setTimeout(() => response.end(), LINGER_MS);
  response.once('close', () => clearTimeout(timer));
  request.once('end', () => response.end()).resume();
}

/**
 * Reads the rest of a refused body of up to `limit` bytes, so that the connection can be used again.
 * @returns whether the whole body was read, as opposed to a longer one, whose connection has to be given up.
 */
async function drain(request: IncomingMessage, limit: number): Promise<boolean> {
  if (request.readableEnded || request.destroyed) return true;
  if (limit === 0 || Number(request.headers['content-length'] ?? 0) > limit) return false;
  let left = limit;
  await new Promise<void>((resolve) => {
    request
      .once('end', resolve)
      .once('close', resolve)
      .once('error', () => resolve());
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) resolve();
    });
    request.resume();
  });
  return request.readableEnded || request.destroyed;
}
