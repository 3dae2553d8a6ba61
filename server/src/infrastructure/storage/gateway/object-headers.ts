import { DEFAULT_CONTENT_TYPE } from '../object-info.ts';
import type { ObjectRow } from '../object-index.ts';
import type { ObjectHeaders } from '../schema.ts';
import type { Exchange } from './exchange.ts';

const META = 'x-oss-meta-';

/** Field of ObjectHeaders by the name of its header. */
const fields = {
  'content-type': 'contentType',
  'content-disposition': 'contentDisposition',
  'content-encoding': 'contentEncoding',
  'content-language': 'contentLanguage',
  'cache-control': 'cacheControl',
  expires: 'expires',
} as const;

/** What a put says about its object. */
export function headersFrom({ headers }: Exchange): ObjectHeaders {
  const said = Object.entries(fields).flatMap(([name, field]) =>
    headers[name] ? [[field, headers[name]] as const] : [],
  );
  const meta = Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith(META) ? [[name.slice(META.length), value] as const] : [],
  );
  return {
    contentType: DEFAULT_CONTENT_TYPE,
    ...Object.fromEntries(said),
    ...(meta.length > 0 && { meta: Object.fromEntries(meta) }),
  };
}

/** What follows a signed URL is a page, whose browser would keep a patient's picture for as long as it thinks fit. */
const isSignedUrl = ({ query }: Exchange): boolean => query.has('x-oss-signature') || query.has('Signature');

/** The headers by which an object is served; a signed `response-*` parameter of the query replaces one. */
export function headersFor(row: ObjectRow, exchange: Exchange): Record<string, string> {
  const { query } = exchange;
  const headers: Record<string, string> = {
    etag: `"${row.etag}"`,
    'last-modified': row.modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    ...(isSignedUrl(exchange) && { 'cache-control': 'private, no-cache' }),
    'x-oss-hash-crc64ecma': row.crc64,
    'x-oss-object-type': row.uploadId === null ? 'Normal' : 'Multipart',
    'x-oss-storage-class': 'Standard',
  };
  for (const [name, value] of Object.entries(row.headers.meta ?? {})) headers[META + name] = value;
  for (const [name, field] of Object.entries(fields)) {
    const value = query.get(`response-${name}`) ?? row.headers[field];
    if (value) headers[name] = value;
  }
  return headers;
}
