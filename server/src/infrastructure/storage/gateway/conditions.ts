import type { ObjectRow } from '../object-index.ts';
import type { Exchange } from './exchange.ts';
import { GatewayError } from './gateway-error.ts';

/** Offsets inclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Whether the client has the object already (RFC 9110, section 13).
 * @throws GatewayError PreconditionFailed when the client wants another object than the one that is there.
 */
export function isUnchanged({ etag, modifiedAt }: ObjectRow, { headers }: Exchange): boolean {
  const match = headers['if-match'];
  const none = headers['if-none-match'];
  // HTTP dates have no fraction of a second.
  const modified = Math.floor(modifiedAt.getTime() / 1000) * 1000;
  if (match !== undefined ? !names(match, etag) : modified > Date.parse(headers['if-unmodified-since'] ?? '')) {
    throw new GatewayError('PreconditionFailed', 'The object is not the expected one.');
  }
  return none !== undefined ? names(none, etag) : modified <= Date.parse(headers['if-modified-since'] ?? '');
}

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
