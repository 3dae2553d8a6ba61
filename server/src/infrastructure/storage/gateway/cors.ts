import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = 'GET, HEAD, PUT, POST, DELETE';
/** What browsers may read of an answer; the SDK fails without ETag. */
const EXPOSED = [
  'ETag',
  'Accept-Ranges',
  'Content-Length',
  'Content-Range',
  'Content-Disposition',
  'Date',
  'Last-Modified',
  'x-oss-err',
  'x-oss-hash-crc64ecma',
  'x-oss-object-type',
  'x-oss-request-id',
].join(', ');

/** Any origin may ask: it is the signature that opens an object, no cookie is looked at. */
export function allowOrigins(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', EXPOSED);
}

export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const asked = request.headers['access-control-request-headers'];
  response.setHeader('access-control-allow-methods', METHODS);
  response.setHeader('access-control-max-age', 86_400);
  // The wildcard would not cover Authorization.
  if (asked) response.setHeader('access-control-allow-headers', asked);
  response.writeHead(204, { vary: 'access-control-request-headers' }).end();
}
