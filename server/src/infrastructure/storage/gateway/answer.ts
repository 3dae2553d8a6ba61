import type { IncomingMessage, ServerResponse } from 'node:http';
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
  if (code === 'ServiceUnavailable') {
    response.setHeader('retry-after', '2');
    hangUpAfter(request, response);
  } else await drain(request, response);
  if (response.destroyed) return null;
  if (request.method === 'HEAD') {
    response.setHeader('x-oss-err', Buffer.from(xmlDocument(body)).toString('base64'));
    sendEmpty(response, status);
  } else {
    sendXml(response, body, status);
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
  if ((error as NodeJS.ErrnoException).code === 'ERR_INVALID_CHAR') {
    return new GatewayError('InvalidArgument', 'A header of the answer would not be well-formed.');
  }
  return null;
}

/** Reads on without keeping anything, so that the answer arrives, and ends the connection soon after it. */
function hangUpAfter(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close');
  if (request.readableEnded || request.destroyed) return;
  request.resume();
  response.once('finish', () => setTimeout(() => request.destroy(), 500).unref());
}

/**
 * Reads the rest of a refused body, so that the client sees the answer instead of a broken connection; a long one is cut
 * off together with the connection.
 */
async function drain(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  let left = DRAIN_BYTES;
  const isLong = Number(request.headers['content-length'] ?? 0) > left;
  const read = new Promise<void>((resolve) => {
    request
      .once('end', resolve)
      .once('close', resolve)
      .once('error', () => resolve());
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) resolve();
    });
  });
  if (!isLong) {
    request.resume();
    await read;
  }
  if (request.readableEnded || request.destroyed) return;
  response.setHeader('connection', 'close');
  response.once('finish', () => request.destroy());
}
