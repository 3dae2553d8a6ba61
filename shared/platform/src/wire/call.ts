import type { Answer, CallInput, Endpoint } from '@archway/contracts';
import { notify } from '../notify/notify.ts';
import { expireSession } from '../session/expire.ts';
import { session } from '../session/session.ts';
import { ApiError } from './api-error.ts';
import { send } from './send.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** No notice; the caller shows the failure itself. */
  quiet?: boolean;
  keepalive?: boolean;
}

/** What to give depends on the endpoint: nothing may be left out that it requires. */
export type CallArguments<E extends Endpoint> =
  object extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

/** Calls whose failures the specification leaves to their screen. */
const silentPaths: ReadonlySet<string> = new Set(['/design/scheme/result/confirm', '/doctor/doc/verificationCode']);

const isExpired = (failure: ApiError): boolean => failure.http === 401 || failure.code === 401;

/**
 * Calls the server. Failures are told to the reader, unless `quiet`, and thrown.
 * @throws ApiError; AbortError when the signal was aborted
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<Answer<E>> {
  const token = session.token();
  try {
    return (await send(endpoint, input, { ...options, token })) as Answer<E>;
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    if (isExpired(failure) && token !== null) expireSession(token);
    else if (!options.quiet && !silentPaths.has(endpoint.path)) notify.error(failure);
    throw failure;
  }
}
