import type { EmbeddedStore } from '../embedded-store.ts';
import type { CompletionProblem, PartClaim } from '../multipart.ts';
import { infoOf } from '../object-info.ts';
import { checkKey } from '../object-key.ts';
import { ObjectExists } from '../object-store.ts';
import { sendEmpty, sendXml } from './answer.ts';
import { LARGEST_BODY, assertDigest, assertSize, chunksOf, readText } from './body.ts';
import { COPY_SOURCE, isUnchanged } from './conditions.ts';
import { copySourceOf } from './copy-source.ts';
import { type Exchange, forbidsOverwrite, need, numberFrom } from './exchange.ts';
import { GatewayError } from './gateway-error.ts';
import { headersFrom } from './object-headers.ts';
import { element, elementsIn, textOf } from './xml.ts';

const MOST_PARTS = 10_000;

const problems: Record<CompletionProblem, string> = {
  NoSuchUpload: 'The upload does not exist: it was completed or aborted.',
  InvalidPart: 'A part is missing, or is not the one that was sent.',
  InvalidPartOrder: 'The parts are not in ascending order.',
  EntityTooSmall: 'A part other than the last one is smaller than 100 KiB.',
  FileAlreadyExists: 'The object exists already.',
};

const gone = (): GatewayError => new GatewayError('NoSuchUpload', problems.NoSuchUpload);

export async function startUpload(store: EmbeddedStore, exchange: Exchange): Promise<void> {
  const { key, bucket, response } = exchange;
  need(exchange, 'put');
  // Said at once, and decided when the upload is completed.
  if (forbidsOverwrite(exchange) && (await store.objects.find(checkKey(key)))) throw new ObjectExists(key);
  const id = await store.uploads.start(checkKey(key), headersFrom(exchange));
  sendXml(
    response,
    element('InitiateMultipartUploadResult', element('Bucket', bucket), element('Key', key), element('UploadId', id)),
  );
}

export async function putPart(store: EmbeddedStore, exchange: Exchange): Promise<void> {
  const { response, headers } = exchange;
  need(exchange, 'put');
  const number = numberFrom(exchange, 'partNumber', null, 1, MOST_PARTS);
  const uploadId = await requireUpload(store, exchange);
  assertSize(exchange);
  const copies = headers['x-oss-copy-source'] !== undefined;
  const source = copies ? await openSource(store, exchange) : chunksOf(exchange);
  if (!source) return sendEmpty(response, 304);
  const blob = await store.files.write(source, LARGEST_BODY);
  const replaced = await acceptPart(store, exchange, uploadId, number, blob);
  store.discard(replaced);
  response.setHeader('etag', `"${blob.md5}"`);
  response.setHeader('x-oss-hash-crc64ecma', blob.crc64);
  if (!copies) return sendEmpty(response, 200);
  const now = new Date().toISOString();
  sendXml(response, element('CopyPartResult', element('LastModified', now), element('ETag', `"${blob.md5}"`)));
}

async function acceptPart(
  store: EmbeddedStore,
  exchange: Exchange,
  uploadId: string,
  number: number,
  blob: Awaited<ReturnType<EmbeddedStore['files']['write']>>,
): Promise<string[]> {
  try {
    assertDigest(exchange, blob.md5);
  } catch (error) {
    await store.files.remove([blob.blob]);
    throw error;
  }
  const replaced = await store.uploads.addPart(uploadId, number, blob);
  if (replaced) return replaced;
  await store.files.remove([blob.blob]);
  throw gone();
}

/**
 * `x-oss-copy-source-range` takes a part of the source; without it the part is the whole source.
 * @returns null when the source is not one that was asked for.
 */
async function openSource(store: EmbeddedStore, exchange: Exchange): Promise<AsyncIterable<Uint8Array> | null> {
  const source = copySourceOf(exchange);
  need(exchange, 'get', source);
  const match = /^bytes=(\d+)-(\d+)$/.exec(exchange.headers['x-oss-copy-source-range'] ?? 'bytes=0-');
  const { row, read, close } = await store.open(source);
  try {
    if (isUnchanged(row, exchange, COPY_SOURCE)) {
      close();
      return null;
    }
  } catch (error) {
    close();
    throw error;
  }
  const last = row.size - 1;
  return read(Number(match?.[1] ?? 0), Math.min(Number(match?.[2] ?? last), last));
}

export async function listParts(store: EmbeddedStore, exchange: Exchange): Promise<void> {
  const { key, bucket, response } = exchange;
  need(exchange, 'put');
  const uploadId = await requireUpload(store, exchange);
  const limit = numberFrom(exchange, 'max-parts', 1000, 1, 1000);
  const marker = numberFrom(exchange, 'part-number-marker', 0, 0, MOST_PARTS);
  const found = await store.uploads.parts(uploadId, marker, limit + 1);
  const parts = found.slice(0, limit);
  sendXml(
    response,
    element(
      'ListPartsResult',
      element('Bucket', bucket),
      element('Key', key),
      element('UploadId', uploadId),
      element('PartNumberMarker', marker),
      element('NextPartNumberMarker', parts.at(-1)?.number ?? marker),
      element('MaxParts', limit),
      element('IsTruncated', found.length > limit),
      ...parts.map((part) =>
        element(
          'Part',
          element('PartNumber', part.number),
          element('LastModified', part.writtenAt.toISOString()),
          element('ETag', `"${part.md5}"`),
          element('HashCrc64ecma', part.crc64),
          element('Size', part.size),
        ),
      ),
    ),
  );
}

export async function completeUpload(store: EmbeddedStore, exchange: Exchange): Promise<void> {
  const { key, bucket, query, request, response } = exchange;
  need(exchange, 'put');
  const claims = elementsIn(await readText(exchange), 'Part').map(readClaim);
  if (claims.length === 0 || claims.length > MOST_PARTS) {
    throw new GatewayError('MalformedXML', `A complete upload has 1 to ${MOST_PARTS} parts.`);
  }
  const uploadId = query.get('uploadId') ?? '';
  const done = await store.uploads.complete(checkKey(key), uploadId, claims, forbidsOverwrite(exchange));
  if (typeof done === 'string') throw new GatewayError(done, problems[done]);
  store.discard(done.discarded);
  const { etag, crc64 } = infoOf(done.row);
  response.setHeader('etag', etag);
  response.setHeader('x-oss-hash-crc64ecma', crc64);
  sendXml(
    response,
    element(
      'CompleteMultipartUploadResult',
      element('Location', `//${request.headers.host ?? ''}/${bucket}/${encodeURI(key)}`),
      element('Bucket', bucket),
      element('Key', key),
      element('ETag', etag),
    ),
  );
}

function readClaim(part: string): PartClaim {
  const number = Number(elementsIn(part, 'PartNumber')[0] ?? NaN);
  const etag = textOf(elementsIn(part, 'ETag')[0] ?? '')
    .replaceAll('"', '')
    .trim()
    .toUpperCase();
  if (!Number.isInteger(number) || etag === '')
    throw new GatewayError('MalformedXML', 'A part has no number or no ETag.');
  return { number, etag };
}

export async function abortUpload(store: EmbeddedStore, exchange: Exchange): Promise<void> {
  const { key, query, response } = exchange;
  need(exchange, 'abort_multi_part_upload');
  const discarded = await store.uploads.abort(checkKey(key), query.get('uploadId') ?? '');
  if (!discarded) throw gone();
  store.discard(discarded);
  sendEmpty(response, 204);
}

async function requireUpload(store: EmbeddedStore, { key, query }: Exchange): Promise<string> {
  const upload = await store.uploads.find(checkKey(key), query.get('uploadId') ?? '');
  if (!upload) throw gone();
  return upload.id;
}
