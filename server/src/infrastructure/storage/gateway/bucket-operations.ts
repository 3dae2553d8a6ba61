import type { EmbeddedStore } from '../embedded-store.ts';
import type { ObjectRow } from '../object-index.ts';
import { checkKey } from '../object-key.ts';
import { sendXml } from './answer.ts';
import { readText } from './body.ts';
import { type Exchange, need, numberFrom } from './exchange.ts';
import { GatewayError } from './gateway-error.ts';
import { listNames } from './listing.ts';
import { type Xml, element, elementsIn, textOf } from './xml.ts';

/** Keys of one deletion. */
const MOST_KEYS = 1000;

/** Both versions of the list: they differ in how the next page is named. */
export async function listObjects(store: EmbeddedStore, exchange: Exchange): Promise<void> {
  const { query, response, bucket } = exchange;
  const second = query.get('list-type') === '2';
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const limit = numberFrom(exchange, 'max-keys', 100, 0, 1000);
  need(exchange, 'list', prefix);
  const token = query.get('continuation-token');
  const after = second ? (token ? fromToken(token) : (query.get('start-after') ?? '')) : (query.get('marker') ?? '');
  const { objects, prefixes, next } = await listNames(store.objects, { prefix, delimiter, after, limit });
  const name = namer(exchange);
  const withOwner = !second || query.get('fetch-owner') === 'true';
  sendXml(
    response,
    element(
      'ListBucketResult',
      element('Name', bucket),
      element('Prefix', name(prefix)),
      element('MaxKeys', limit),
      element('Delimiter', name(delimiter)),
      element('IsTruncated', next !== null),
      ...(second ? [element('KeyCount', objects.length + prefixes.length)] : [element('Marker', name(after))]),
      ...(next === null
        ? []
        : [second ? element('NextContinuationToken', toToken(next)) : element('NextMarker', name(next))]),
      ...objects.map((row) => contents(row, name, withOwner)),
      ...prefixes.map((common) => element('CommonPrefixes', element('Prefix', name(common)))),
    ),
  );
}

/** There is one for all. The SDK reads it of every object in the first version of the list. */
const owner = element('Owner', element('ID', '1'), element('DisplayName', '1'));

const contents = (row: ObjectRow, name: (key: string) => string, withOwner: boolean): Xml =>
  element(
    'Contents',
    element('Key', name(row.key)),
    element('LastModified', row.modifiedAt.toISOString()),
    element('ETag', `"${row.etag}"`),
    element('Type', row.uploadId === null ? 'Normal' : 'Multipart'),
    element('Size', row.size),
    element('StorageClass', 'Standard'),
    ...(withOwner ? [owner] : []),
  );

export async function listUploads(store: EmbeddedStore, exchange: Exchange): Promise<void> {
  const { query, response, bucket } = exchange;
  const prefix = query.get('prefix') ?? '';
  const limit = numberFrom(exchange, 'max-uploads', 1000, 1, 1000);
  need(exchange, 'list', prefix);
  const after = { key: query.get('key-marker') ?? '', uploadId: query.get('upload-id-marker') ?? '' };
  const found = await store.uploads.list(prefix, after, limit + 1);
  const uploads = found.slice(0, limit);
  const last = found.length > limit ? uploads.at(-1) : undefined;
  const name = namer(exchange);
  sendXml(
    response,
    element(
      'ListMultipartUploadsResult',
      element('Bucket', bucket),
      element('Prefix', name(prefix)),
      element('MaxUploads', limit),
      element('IsTruncated', last !== undefined),
      ...(last ? [element('NextKeyMarker', name(last.key)), element('NextUploadIdMarker', last.id)] : []),
      ...uploads.map(({ key, id, startedAt }) =>
        element(
          'Upload',
          element('Key', name(key)),
          element('UploadId', id),
          element('Initiated', startedAt.toISOString()),
        ),
      ),
    ),
  );
}

export async function deleteObjects(store: EmbeddedStore, exchange: Exchange): Promise<void> {
  const text = await readText(exchange);
  const keys = elementsIn(text, 'Key').map(textOf);
  if (keys.length === 0 || keys.length > MOST_KEYS) {
    throw new GatewayError('MalformedXML', `A deletion has 1 to ${MOST_KEYS} keys.`);
  }
  for (const key of keys) need(exchange, 'delete', checkKey(key));
  await store.delete(...keys);
  const quiet = elementsIn(text, 'Quiet')[0]?.trim() === 'true';
  const name = namer(exchange);
  const deleted = quiet ? [] : keys.map((key) => element('Deleted', element('Key', name(key))));
  sendXml(exchange.response, element('DeleteResult', ...deleted));
}

const namer = ({ query }: Exchange): ((key: string) => string) =>
  query.get('encoding-type') === 'url' ? encodeURIComponent : (key) => key;

const toToken = (name: string): string => Buffer.from(name).toString('base64url');
const fromToken = (token: string): string => Buffer.from(token, 'base64url').toString();
