import { type Endpoint, type Envelope, type LooseInput, addressOf } from '@archway/contracts';
import { notify } from '../notify/notify.ts';
import { session } from '../session/session.ts';
import type { CallArguments } from './call.ts';
import { ApiError } from './api-error.ts';
import { httpFailure, noAnswer, refusal } from './failures.ts';
import { headersOf } from './request.ts';
import { saveBlob } from './save-blob.ts';

/** The name that the server gave, else the caller's. */
const nameOf = (response: Response, fallback: string): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallback;

/**
 * Hands the reader a file that an endpoint answers with instead of an envelope. A failure is told.
 * @param fallback name of the file where the server gives none
 * @returns whether there was one
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  fallback: string,
  ...[input]: CallArguments<E>
): Promise<boolean> {
  try {
    const response = await fetch(addressOf(endpoint, input as LooseInput), {
      headers: headersOf(session.token(), false),
    }).catch(() => {
      throw noAnswer();
    });
    if (!response.ok || response.headers.get('content-type')?.startsWith('application/json')) {
      const envelope = (await response.json().catch(() => undefined)) as Envelope<unknown> | undefined;
      throw response.ok && envelope ? refusal(envelope, response.status) : httpFailure(response.status, envelope);
    }
    saveBlob(await response.blob(), nameOf(response, fallback));
    return true;
  } catch (failure) {
    notify.error(failure instanceof ApiError ? failure : noAnswer());
    return false;
  }
}
