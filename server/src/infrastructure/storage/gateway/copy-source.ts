import { type Exchange, decode } from './exchange.ts';
import { GatewayError } from './gateway-error.ts';

/** The key in `x-oss-copy-source: /{bucket}/{key, encoded}`. Conditions on the source are not known here. */
export function copySourceOf({ headers, bucket }: Exchange): string {
  if (Object.keys(headers).some((name) => name.startsWith('x-oss-copy-source-if-'))) {
    throw new GatewayError('NotImplemented', 'Conditions on the source of a copy are not supported.');
  }
  const [path = ''] = (headers['x-oss-copy-source'] ?? '').split('?', 1);
  const match = /^\/?([^/]+)\/(.+)$/.exec(decode(path));
  if (!match?.[2]) throw new GatewayError('InvalidArgument', 'x-oss-copy-source names no object.');
  if (match[1] !== bucket) throw new GatewayError('NoSuchBucket', 'The bucket of the source does not exist.');
  return match[2];
}
