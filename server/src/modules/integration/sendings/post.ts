import type { SendingPayload } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { postSigned } from '../outgoing/post-signed.ts';
import type { Tried } from '../outgoing/tried.ts';

/** The key that both sides have lets us in, and proves that it is us. */
export const postToService = (
  context: Pick<AppContext, 'config'>,
  { url, apiKey }: { readonly url: string; readonly apiKey: string },
  payload: SendingPayload,
  signal?: AbortSignal,
): Promise<Tried> =>
  postSigned(context, {
    ...{ url, payload, secret: apiKey, headers: { authorization: `Bearer ${apiKey}` } },
    ...(signal && { signal }),
  });
