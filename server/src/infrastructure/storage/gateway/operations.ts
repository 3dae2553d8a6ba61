import type { EmbeddedStore } from '../embedded-store.ts';
import { deleteObjects, listObjects, listUploads } from './bucket-operations.ts';
import type { Exchange } from './exchange.ts';
import { GatewayError } from './gateway-error.ts';
import { copyObject, deleteObject, putObject, readObject } from './object-operations.ts';
import { abortUpload, completeUpload, listParts, putPart, startUpload } from './upload-operations.ts';

type Operation = (store: EmbeddedStore, exchange: Exchange) => Promise<void>;

/** Sub-resources of OSS that are not here; ignoring one would do something else than was asked for. */
const absent = [
  ...[
    'acl',
    'append',
    'callback',
    'cors',
    'encryption',
    'inventory',
    'overwriteConfig',
    'lifecycle',
    'live',
    'location',
    'logging',
    'policy',
  ],
  ...['referer', 'replication', 'requestPayment', 'restore', 'stat', 'status', 'symlink', 'tagging', 'versionId'],
  ...['versioning', 'versions', 'vod', 'website', 'worm', 'x-oss-process', 'bucketInfo', 'asyncFetch'],
];

export function operationOf(exchange: Exchange): Operation {
  const { method, key, query } = exchange;
  const unknown = absent.find((name) => query.has(name));
  if (unknown) throw new GatewayError('NotImplemented', `"${unknown}" is not supported by the embedded storage.`);
  const operation = key === '' ? onBucket(method, query) : onObject(exchange);
  if (!operation) throw new GatewayError('MethodNotAllowed', 'This method is not allowed against this resource.');
  return operation;
}

function onBucket(method: string, query: ReadonlyMap<string, string>): Operation | null {
  if (method === 'GET') return query.has('uploads') ? listUploads : listObjects;
  return method === 'POST' && query.has('delete') ? deleteObjects : null;
}

function onObject({ method, query, headers }: Exchange): Operation | null {
  const inUpload = query.has('uploadId');
  switch (method) {
    case 'GET':
      return inUpload ? listParts : readObject;
    case 'HEAD':
      return readObject;
    case 'PUT':
      if (inUpload) return putPart;
      return headers['x-oss-copy-source'] === undefined ? putObject : copyObject;
    case 'POST':
      if (query.has('uploads')) return startUpload;
      return inUpload ? completeUpload : null;
    case 'DELETE':
      return inUpload ? abortUpload : deleteObject;
    default:
      return null;
  }
}
