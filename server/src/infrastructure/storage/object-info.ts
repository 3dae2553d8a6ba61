import type { ObjectInfo, PutOptions } from './object-store.ts';
import type { ObjectRow } from './object-index.ts';
import type { ObjectHeaders } from './schema.ts';

export const DEFAULT_CONTENT_TYPE = 'application/octet-stream';

export const infoOf = (row: ObjectRow): ObjectInfo => ({
  key: row.key,
  size: row.size,
  crc64: row.crc64,
  etag: `"${row.etag}"`,
  contentType: row.headers.contentType,
  meta: row.headers.meta ?? {},
  lastModified: row.modifiedAt,
});

export const headersOf = (options: PutOptions): ObjectHeaders => ({
  contentType: options.contentType ?? DEFAULT_CONTENT_TYPE,
  ...(options.contentDisposition && { contentDisposition: options.contentDisposition }),
  ...(options.cacheControl && { cacheControl: options.cacheControl }),
  ...(options.meta && { meta: options.meta }),
});
