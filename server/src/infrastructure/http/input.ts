import type { Endpoint } from '@archway/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { InvalidInput } from './problem.ts';
import { strict } from './strict.ts';

type Part = 'params' | 'query' | 'body';

const empty = z.strictObject({});
const emptyBody = z.union([z.undefined(), z.null(), empty]);

/** Makes the validator of an endpoint once; parts that it does not declare must be empty. */
export function inputReader(endpoint: Endpoint): (request: FastifyRequest) => Record<Part, unknown> {
  const schemas: Record<Part, z.ZodType> = {
    params: endpoint.params ? strict(endpoint.params) : empty,
    query: endpoint.query ? strict(endpoint.query) : empty,
    body: endpoint.body ? strict(endpoint.body) : emptyBody,
  };
  return (request) => ({
    params: read('params', schemas.params, request.params),
    query: read('query', schemas.query, request.query),
    body: read('body', schemas.body, request.body),
  });
}

function read(part: Part, schema: z.ZodType, value: unknown): unknown {
  if (hasNul(value)) throw new InvalidInput([{ path: part, message: 'contains a NUL character' }]);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InvalidInput(
    parsed.error.issues
      .slice(0, 20)
      .map((issue) => ({ path: [part, ...issue.path].join('.'), message: issue.message })),
  );
}

/** PostgreSQL can keep no NUL in a text. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner));
}
