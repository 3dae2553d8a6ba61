import { ourWord } from '@archway/contracts';
import type { Envelope, ErrorName } from '@archway/contracts';
import { errorText } from '../i18n/error-text.ts';
import { text } from '../i18n/use-text.ts';
import { ApiError } from './api-error.ts';
import type { TransportFailure } from './api-error.ts';
import { errorNameOf } from './known-errors.ts';

export const transportFailure = (name: TransportFailure, http?: number): ApiError =>
  new ApiError({ name, message: text('platform', name), http });

/** Their text is fixed by the client; every other refusal speaks with the sentence of the server. */
const fixedTexts: ReadonlySet<ErrorName> = new Set(['nameOrPassError', 'userExist']);

/** The paths of fields that an answer names, below the part of the request and in our words (`body.email` → `email`). */
function fieldsOf(envelope: Envelope<unknown> | undefined): string[] {
  const { fields } = (envelope?.data ?? {}) as { fields?: readonly { readonly path: string }[] };
  return (fields ?? []).map(({ path }) => path.split('.').slice(1).map(ourWord).join('.'));
}

/** A refusal in the envelope: code ≠ 200. */
export function refusal(envelope: Envelope<unknown>, http: number): ApiError {
  const { code, msg, requestId } = envelope;
  const name = errorNameOf(code);
  const fixed = name !== undefined && fixedTexts.has(name);
  const message = fixed ? errorText(name) : msg || text('platform', 'serviceNoResponse');
  return new ApiError({
    name: name ?? 'unknownCode',
    message,
    code,
    http,
    requestId,
    fields: fieldsOf(envelope),
    data: envelope.data,
  });
}

/** An answer whose HTTP status is not 2xx. The body may still be an envelope that names the failure exactly. */
export function httpFailure(http: number, envelope: Envelope<unknown> | undefined): ApiError {
  const { code, requestId } = envelope ?? {};
  const name = code === undefined ? undefined : errorNameOf(code);
  const saying = (sentence: string, fallback: ErrorName | TransportFailure): ApiError =>
    new ApiError({ name: name ?? fallback, message: sentence, code, http, requestId, fields: fieldsOf(envelope) });
  switch (http) {
    case 400:
      return saying(errorText('paramsError'), 'paramsError');
    case 401:
      return saying(errorText('logExpired'), 'logExpired');
    case 404:
    case 500:
    case 502:
      return saying(text('platform', 'serviceNoResponse'), 'serviceNoResponse');
    default:
      return saying(envelope?.msg || text('platform', 'serviceNoResponse'), 'serviceNoResponse');
  }
}

/** `fetch` rejected: the device is offline, or nobody answered. */
export const noAnswer = (): ApiError => transportFailure(navigator.onLine ? 'networkError' : 'checkNetworkDevice');
