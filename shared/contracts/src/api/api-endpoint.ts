import type { z } from 'zod';
import type { Endpoint, Method } from '../wire/endpoint.ts';
import type { ApiScope } from './scopes.ts';

/**
 * One call of the public API, as one value. It differs from the calls of the pages (`Endpoint`): a key with a scope
 * opens it and no login; it says our own words and not those of the wire; it answers the record itself, and what it
 * refuses has an HTTP status and the body `ApiFailure`.
 */
export interface ApiEndpoint extends Pick<Endpoint, 'params' | 'query' | 'body' | 'data' | 'errors' | 'bodyLimit'> {
  /** Stable and unique, e.g. `createCase`: the `operationId` of its documentation. */
  readonly id: string;
  readonly method: Method;
  /** Below the API's base, with `:name` for path parameters, e.g. `/v1/cases/:caseId`. */
  readonly path: `/v1/${string}`;
  readonly summary: string;
  readonly scope: ApiScope;
  /** Of success; 200 when absent. */
  readonly status?: 200 | 201 | 202;
  /** What the documentation shows; a test holds both against the schemas. */
  readonly example: { readonly body?: unknown; readonly answer: unknown };
}

/** Declares a call of the public API and keeps its exact type. */
export const apiEndpoint = <const E extends ApiEndpoint>(value: E): E => value;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives, after validation. */
export interface ApiReceived<E extends ApiEndpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

export type ApiAnswer<E extends ApiEndpoint> = z.output<E['data']>;

/** Below the API's base; a change that a client could not live with is another version beside it. */
export const API_VERSION = '/v1';
/** What every key begins with, so that people and scanners of secrets know it. */
export const API_KEY_PREFIX = 'awk_';
