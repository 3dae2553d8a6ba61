import { type ErrorName, type ErrorValues, errors } from '@archway/contracts';
import type { FastifyError } from 'fastify';
import { Refusal } from '../../context.ts';
import { isDatabaseAway } from '../database/database-away.ts';

/** What a request that could not be answered is told: an entry of the catalogue, never a stack. */
export interface Problem {
  readonly name: ErrorName;
  readonly values: ErrorValues;
  /** Fields that did not fit: a form marks them. */
  readonly fields?: readonly InvalidField[];
  /** What the caller needs to go on. */
  readonly data?: Refusal['data'];
}

export interface InvalidField {
  readonly path: string;
  readonly message: string;
}

/** The request does not fit the endpoint's schema. */
export class InvalidInput extends Error {
  constructor(
    readonly fields: readonly InvalidField[],
    /** The refusal that says it, where the catalogue has one. */
    readonly refusal: ErrorName = 'paramsError',
  ) {
    super('invalid input');
  }
}

const fastifyCodes: Readonly<Record<string, ErrorName>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'paramsError',
  FST_ERR_BAD_URL: 'paramsError',
  FST_ERR_MAX_PARAM_LENGTH: 'paramsError',
  FST_ERR_NOT_FOUND: 'notFound',
};

/** SQLSTATE class 22: a value that the schema let through and the database cannot hold, e.g. a number out of range. */
const isDataException = (code: unknown): boolean => typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);

/** Finds the entry of the catalogue for whatever was thrown; `serverError` for what nobody expected. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return { name: error.errorName, values: error.values, data: error.data };
  if (error instanceof InvalidInput) return { name: error.refusal, values: {}, fields: error.fields };
  const { code, statusCode, cause } = error as FastifyError & { cause?: { code?: unknown } };
  const known = fastifyCodes[code ?? ''];
  if (known) return { name: known, values: {} };
  if (isDatabaseAway(error)) return { name: 'unavailable', values: {} };
  if (isDataException(code) || isDataException(cause?.code)) return { name: 'paramsError', values: {} };
  if (statusCode === 413) return { name: 'bodyTooLarge', values: {} };
  if (statusCode === 503) return { name: 'unavailable', values: {} };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return { name: 'paramsError', values: {} };
  return { name: 'serverError', values: {} };
}

export const statusOf = (problem: Problem): number => errors[problem.name].http;
