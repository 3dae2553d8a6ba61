import { pipeline } from 'node:stream/promises';
import type { EmbeddedStore } from '../embedded-store.ts';
import { checkKey } from '../object-key.ts';
import { ObjectMissing } from '../object-store.ts';
import { objectPolicy, sendEmpty, sendXml } from './answer.ts';
import { LARGEST_BODY, assertDigest, assertSize, chunksOf } from './body.ts';
import { COPY_SOURCE, isUnchanged, rangeOf } from './conditions.ts';
import { copySourceOf } from './copy-source.ts';
import { type Exchange, forbidsOverwrite, need } from './exchange.ts';
import { headersFor, headersFrom } from './object-headers.ts';
import { element } from './xml.ts';

export async function putObject(store: EmbeddedStore, exchange: Exchange): Promise<void> {
  const { key, response } = exchange;
  need(exchange, 'put');
  assertSize(exchange);
  const info = await store.write(
    key,
    chunksOf(exchange),
    headersFrom(exchange),
    forbidsOverwrite(exchange),
    LARGEST_BODY,
    ({ md5 }) => assertDigest(exchange, md5),
  );
  response.setHeader('etag', info.etag);
  response.setHeader('x-oss-hash-crc64ecma', info.crc64);
  sendEmpty(response, 200);
}

export async function copyObject(store: EmbeddedStore, exchange: Exchange): Promise<void> {
  const { key, headers, response } = exchange;
  need(exchange, 'put');
  const source = copySourceOf(exchange);
  need(exchange, 'get', source);
  const replaces = headers['x-oss-metadata-directive']?.toUpperCase() === 'REPLACE';
  const info = await store.copyAs(
    source,
    key,
    replaces ? headersFrom(exchange) : null,
    forbidsOverwrite(exchange),
    (row) => !isUnchanged(row, exchange, COPY_SOURCE),
  );
  if (!info) return sendEmpty(response, 304);
  response.setHeader('x-oss-hash-crc64ecma', info.crc64);
  sendXml(
    response,
    element('CopyObjectResult', element('LastModified', info.lastModified.toISOString()), element('ETag', info.etag)),
  );
}

/** GET and HEAD. */
export async function readObject(store: EmbeddedStore, exchange: Exchange): Promise<void> {
  const { key, method, response } = exchange;
  need(exchange, 'get');
  if (method === 'HEAD') {
    const row = await store.objects.find(checkKey(key));
    if (!row) throw new ObjectMissing(key);
    const unchanged = isUnchanged(row, exchange);
    response.writeHead(unchanged ? 304 : 200, {
      ...headersFor(row, exchange),
      ...objectPolicy,
      'content-length': row.size,
    });
    response.end();
    return;
  }
  const { row, read, close } = await store.open(key);
  try {
    if (isUnchanged(row, exchange)) {
      response.writeHead(304, headersFor(row, exchange)).end();
      return;
    }
    const range = rangeOf(row, exchange);
    const { start, end } = range ?? { start: 0, end: row.size - 1 };
    response.writeHead(range ? 206 : 200, {
      ...headersFor(row, exchange),
      ...objectPolicy,
      'content-length': end - start + 1,
      ...(range && { 'content-range': `bytes ${start}-${end}/${row.size}` }),
    });
    await pipeline(read(start, end), response);
  } finally {
    close();
  }
}

/** An object that is not there counts as deleted. */
export async function deleteObject(store: EmbeddedStore, exchange: Exchange): Promise<void> {
  need(exchange, 'delete');
  await store.delete(exchange.key);
  sendEmpty(exchange.response, 204);
}
