import { type Endpoint, type Envelope, type LooseInput, OK, addressOf, bodyOf, fromWire } from '@archway/contracts';
import { isAborted } from './api-error.ts';
import { httpFailure, noAnswer, refusal, transportFailure } from './failures.ts';
import { headersOf } from './request.ts';

export const CALL_TIMEOUT_MS = 5 * 60_000;

export interface SendOptions {
  token: string | null;
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page, for the last events of a visit. */
  keepalive?: boolean | undefined;
}

/** Follows the caller's signal and the time-out; says afterwards which of both it was. */
function deadline(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  let timedOut = false;
  const follow = (): void => controller.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow, { once: true });
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, CALL_TIMEOUT_MS);
  return {
    signal: controller.signal,
    timedOut: () => timedOut,
    clear: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', follow);
    },
  };
}

async function readEnvelope(response: Response): Promise<Envelope<unknown> | undefined> {
  const body: unknown = await response.json().catch((failure: unknown) => {
    if (isAborted(failure)) throw failure;
    return undefined;
  });
  return typeof body === 'object' && body !== null && 'code' in body ? (body as Envelope<unknown>) : undefined;
}

/** Lists without rows may come as null. */
function withRows(data: unknown): unknown {
  const empty = typeof data === 'object' && data !== null && 'rows' in data && data.rows === null;
  return empty ? { ...data, rows: [] } : data;
}

/**
 * One request and its answer, without notices and without what a lost login entails.
 * @returns the `data` of the envelope
 * @throws ApiError; AbortError when the caller gave up
 */
export async function send(endpoint: Endpoint, input: LooseInput | undefined, options: SendOptions): Promise<unknown> {
  const limit = deadline(options.signal);
  const body = bodyOf(input);
  try {
    const response = await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      headers: headersOf(options.token, body !== undefined),
      ...(body === undefined ? {} : { body }),
      signal: limit.signal,
      ...(options.keepalive ? { keepalive: true } : {}),
    });
    const envelope = await readEnvelope(response);
    if (!response.ok) throw httpFailure(response.status, envelope);
    if (!envelope) throw transportFailure('serviceNoResponse', response.status);
    if (envelope.code !== OK) throw refusal(envelope, response.status);
    return withRows(fromWire(envelope.data));
  } catch (failure) {
    if (limit.timedOut()) throw transportFailure('serviceTimeout');
    if (failure instanceof TypeError) throw noAnswer();
    throw failure;
  } finally {
    limit.clear();
  }
}
