import type { z } from 'zod';
import type { Permission } from '../access/permissions.ts';
import type { ErrorName } from './errors.ts';

/**
 * Who may call an endpoint, before any look at the record:
 * `public` needs no login; `session` needs a login; a list of permissions needs one of them (or the wildcard);
 * `deploy` needs a deploy token scoped to the remote that is named in the path, or the permission `platform:remote:pin`.
 */
export type Access = 'public' | 'session' | 'deploy' | readonly Permission[];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Fields = z.ZodObject;

/**
 * One call of the wire, as one value. The server registers it, the client calls it, OpenAPI and the
 * permission and fuzz tests are made from it.
 */
export interface Endpoint {
  /** Stable and unique, e.g. `cases.page`; builds record the ids that they use. */
  readonly id: string;
  readonly method: Method;
  /** Relative to the API base, with `:name` for path parameters in the words of the wire, e.g. `/doctor/pt/:ptId/:version`. */
  readonly path: string;
  /** One English sentence for the API documentation. */
  readonly summary: string;
  readonly access: Access;
  /** What is asked refuses unknown fields: `z.strictObject` at every depth, held by the contract's own test. */
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: z.ZodType;
  readonly data: z.ZodType;
  /** Refusals that this call can answer besides the general ones. */
  readonly errors?: readonly ErrorName[];
  /** Calls per minute and client; the general limit applies when absent. */
  readonly rateLimit?: number;
  /** Largest request body in bytes; 1 MiB when absent. */
  readonly bodyLimit?: number;
  /** The answer is not an envelope but a stream or a file; the route writes it itself. */
  readonly raw?: true;
}

/** Declares an endpoint and keeps its exact type. */
export const endpoint = <const E extends Endpoint>(value: E): E => value;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives, after validation. */
export interface Received<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** What a caller gives: only the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = (E['params'] extends z.ZodType ? { params: Given<E['params']> } : object) &
  (E['query'] extends z.ZodType ? { query?: Given<E['query']> } : object) &
  (E['body'] extends z.ZodType ? { body: Given<E['body']> } : object);

/** What a caller gets back: the `data` of the envelope. */
export type Answer<E extends Endpoint> = z.output<E['data']>;

/** All calls hang below this path of the origin. */
export const API_BASE = '/api';
