import {
  API_BASE,
  API_VERSION,
  type ApiFailure,
  type ApiLack,
  apiStatusOf,
  errorText,
  errors,
} from '@archway/contracts';
import type { ErrorName, ErrorValues } from '@archway/contracts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../context.ts';
import { langOf } from '../lang.ts';
import type { Problem } from '../problem.ts';

/** A refused submission, with all that the case lacks. */
export class LackingRefusal extends Refusal {
  constructor(
    name: ErrorName,
    values: ErrorValues,
    readonly missing: readonly ApiLack[],
  ) {
    super(name, values);
  }
}

/** Whether a request is one of the public API, also where there is no such call. */
export const isOfApi = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.startsWith(`${API_BASE}${API_VERSION}/`);

/** What a failed call of the public API answers, and with which status. */
export function apiRefusal(
  error: unknown,
  { name, values, fields }: Problem,
  request: FastifyRequest,
): { readonly status: number; readonly body: ApiFailure } {
  const { status, type } = apiStatusOf(name);
  const missing = error instanceof LackingRefusal ? [...error.missing] : undefined;
  return {
    status,
    body: {
      error: {
        type,
        code: name,
        number: errors[name].code,
        message: errorText(name, langOf(request), values),
        requestId: request.id,
        ...(fields && { fields: [...fields] }),
        ...(missing && { missing }),
      },
    },
  };
}
