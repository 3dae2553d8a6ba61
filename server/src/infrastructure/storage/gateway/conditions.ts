import type { ObjectRow } from '../object-index.ts';
import type { Exchange } from './exchange.ts';
import { GatewayError } from './gateway-error.ts';

/** Offsets inclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What stands before the names of the conditions when they are about the source of a copy. */
export const COPY_SOURCE = 'x-oss-copy-source-';

/**
 * Whether the client has the object already (RFC 9110, section 13).
 * @param prefix of the headers that count, see `COPY_SOURCE`
 * @throws GatewayError PreconditionFailed when the client wants another object than the one that is there.
 */
export function isUnchanged({ etag, modifiedAt }: ObjectRow, { headers }: Exchange, prefix = ''): boolean {
  const match = headers[`${prefix}if-match`];
  const none = headers[`${prefix}if-none-match`];
  // HTTP dates have no fraction of a second.
  const modified = Math.floor(modifiedAt.getTime() / 1000) * 1000;
  if (match !== undefined && !names(match, etag)) throw failed('If-Match');
  if (match === undefined && modified > Date.parse(headers[`${prefix}if-unmodified-since`] ?? ''))
    throw failed('If-Unmodified-Since');
  return none !== undefined ? names(none, etag) : modified <= Date.parse(headers[`${prefix}if-modified-since`] ?? '');
}

const failed = (condition: string): GatewayError =>
  new GatewayError(
    'PreconditionFailed',
    `At least one of the pre-conditions you specified did not hold. (condition: ${condition})`,
  );

const names = (list: string, etag: string): boolean =>
  list.trim() === '*' || list.split(',').some((entry) => entry.trim().replace(/^W\//, '').replaceAll('"', '') === etag);

/**
 * The part of the object that is asked for; null for all of it, also when several parts or nonsense are asked for.
 * @throws GatewayError InvalidRange when there is nothing of that part.
 */
export function rangeOf({ size, etag }: ObjectRow, { headers }: Exchange): Span | null {
  const condition = headers['if-range'];
  if (condition !== undefined && !names(condition, etag)) return null;
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers['range'] ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(first) > Number(last)) return null;
  if (start > end)
    throw new GatewayError('InvalidRange', 'The requested range cannot be satisfied.', {
      ActualObjectSize: String(size),
    });
  return { start, end };
}
