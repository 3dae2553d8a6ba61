import { z } from 'zod';
import type { ErrorName } from '../wire/errors.ts';
import { errors } from '../wire/errors.ts';

/** Kinds of failures, which a client can handle without knowing every code. */
export const apiFailureTypes = [
  'invalidRequest',
  'authentication',
  'permission',
  'notFound',
  'conflict',
  'refused',
  'rateLimit',
  'server',
] as const;
export type ApiFailureType = (typeof apiFailureTypes)[number];

/** What a failed call of the public API answers. */
export const apiFailure = z.object({
  error: z.object({
    type: z.enum(apiFailureTypes),
    /** A name of the error catalogue; names stay. */
    code: z.string(),
    /** The catalogue's number of it. */
    number: z.number().int(),
    /** One sentence in the language that the request asks for. */
    message: z.string(),
    requestId: z.string(),
    /** Fields of the request that did not fit. */
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** Of a submission: all that the case lacks. */
    missing: z.array(z.object({ code: z.string(), message: z.string(), items: z.array(z.string()) })).optional(),
  }),
});
export type ApiFailure = z.infer<typeof apiFailure>;

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;

const byName: Partial<Record<ErrorName, Status>> = {
  recordNotFound: 404,
  noPermission: 403,
  apiScopeMissing: 403,
  apiKeyInvalid: 401,
  caseIdTaken: 409,
  caseChanged: 409,
  caseNotEditable: 409,
  transitionRefused: 409,
  apiFileState: 409,
  apiFilesPending: 409,
  idempotencyKeyReused: 409,
};

const typeOf: Readonly<Record<Status, ApiFailureType>> = {
  400: 'invalidRequest',
  401: 'authentication',
  403: 'permission',
  404: 'notFound',
  409: 'conflict',
  413: 'invalidRequest',
  422: 'refused',
  429: 'rateLimit',
  500: 'server',
  503: 'server',
};

/**
 * The HTTP status of a refusal in the public API, and its kind. What pages are answered with 200 and a code has a
 * status of its own here: 404 for a record that there is not, 409 for what does not fit its state, else 422.
 */
export function apiStatusOf(name: ErrorName): { readonly status: Status; readonly type: ApiFailureType } {
  const { http } = errors[name];
  const status: Status = byName[name] ?? (http === 200 ? 422 : http);
  return { status, type: typeOf[status] };
}
