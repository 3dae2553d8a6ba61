import { type Exchange, decode } from './exchange.ts';
import { GatewayError } from './gateway-error.ts';

/** The key in `x-oss-copy-source: /{bucket}/{key, encoded}`. */
export function copySourceOf({ headers, bucket }: Exchange): string {
  const [path = ''] = (headers['x-oss-copy-source'] ?? '').split('?', 1);
  const match = /^\/?([^/]+)\/(.+)$/.exec(decode(path));
  if (!match?.[2]) throw new GatewayError('InvalidArgument', 'x-oss-copy-source names no object.');
  if (match[1] !== bucket) throw new GatewayError('NoSuchBucket', 'The bucket of the source does not exist.');
  return match[2];
}
