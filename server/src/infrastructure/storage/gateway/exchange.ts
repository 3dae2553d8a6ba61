import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StorageAction } from '../object-store.ts';
import type { Principal } from '../principal.ts';
import type { SignedRequest } from '../signing/signed-request.ts';
import { GatewayError } from './gateway-error.ts';

/** A request whose signature was verified, and where its answer goes. */
export interface Exchange extends SignedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly principal: Principal;
  /** Fires when the server has been asked to stop. */
  readonly stopping: AbortSignal;
}

/**
 * Takes a request of the protocol apart: `/{bucket}/{key}?{query}`.
 * @throws GatewayError for an address that is not well-formed or of another bucket.
 */
export function readRequest(request: IncomingMessage, bucket: string): SignedRequest {
  const [path = '', query = ''] = splitOnce(request.url ?? '', '?');
  const [first = '', rest = ''] = splitOnce(decode(path).slice(1), '/');
  if (first !== bucket) throw new GatewayError('NoSuchBucket', 'The specified bucket does not exist.');
  return {
    method: request.method ?? 'GET',
    bucket,
    key: rest,
    query: new Map(new URLSearchParams(query)),
    headers: joinHeaders(request),
  };
}

/** @throws GatewayError AccessDenied unless the signer may do this to the object (or list below this prefix). */
export function need({ principal, key }: Exchange, action: StorageAction, target = key): void {
  if (!principal.allows(action, target)) {
    throw new GatewayError('AccessDenied', `The credential does not allow "${action}" on "${target}".`);
  }
}

/** Whether an object that exists is to be left alone: the client says so, or may do nothing else. */
export const forbidsOverwrite = ({ headers, principal }: Exchange): boolean =>
  !principal.replaces || headers['x-oss-forbid-overwrite'] === 'true';

/** A whole number from the query. @throws GatewayError InvalidArgument when it is none, or not in the range. */
export function numberFrom(
  { query }: Exchange,
  name: string,
  fallback: number | null,
  least: number,
  most: number,
): number {
  const text = query.get(name);
  if (text === undefined && fallback !== null) return fallback;
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : NaN;
  if (!(value >= least && value <= most))
    throw new GatewayError('InvalidArgument', `${name} is not from ${least} to ${most}.`);
  return value;
}

export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new GatewayError('InvalidURI', 'The address is not well-formed.');
  }
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function joinHeaders({ headers }: IncomingMessage): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(',') : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, string>;
}
