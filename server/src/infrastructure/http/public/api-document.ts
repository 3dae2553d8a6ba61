import {
  API_BASE,
  API_VERSION,
  type ApiEndpoint,
  type ErrorName,
  allApiEndpoints,
  apiFailure,
  apiScopes,
  apiStatusOf,
  errors,
} from '@archway/contracts';
import type { FastifyInstance } from 'fastify';
import { type Json, parameters, plainJson } from '../openapi.ts';

/** What every call can be refused with, besides its own refusals. */
const general: readonly ErrorName[] = [
  'paramsError',
  'malformedJson',
  'apiKeyInvalid',
  'apiScopeMissing',
  'tooManyRequests',
  'serverError',
  'unavailable',
];
const ofWrites: readonly ErrorName[] = ['idempotencyKeyInvalid', 'idempotencyKeyReused'];

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  description:
    'Names a write, so that it is done once: for 24 hours the same key with the same request is answered as the first time (header Idempotency-Replayed), and with another request it is refused. A refused request is not kept.',
};

/** The public API as an OpenAPI 3.1 document, made from the same values that the server registers. */
function apiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of allApiEndpoints) {
    const path = `${API_BASE}${endpoint.path}`.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Archway API',
      version: `1 (${version})`,
      description:
        'Cases of a practice, for its own programs. Calls carry a key of the practice: `Authorization: Bearer awk_…`. An answer is the record itself; what is refused has an HTTP status and the body `Failure`, whose `code` is stable.',
    },
    servers: [{ url: '/' }],
    security: [{ key: [] }],
    paths,
    components: {
      schemas: { Failure: plainJson(apiFailure, 'output') },
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `A key of a practice, made in the account area. Scopes: ${apiScopes.map(({ value }) => value).join(', ')}.`,
        },
      },
    },
  };
}

function operation(endpoint: ApiEndpoint): Json {
  const { id, summary, scope, example, body, data, status = 200 } = endpoint;
  const writes = endpoint.method !== 'GET';
  return {
    operationId: id,
    tags: [endpoint.path.split('/')[2]],
    summary,
    description: `${summary} Needs the scope \`${scope}\`.`,
    parameters: [
      ...parameters('path', endpoint.params, 'ours'),
      ...parameters('query', endpoint.query, 'ours'),
      ...(writes ? [idempotencyKey] : []),
      {
        name: 'Accept-Language',
        in: 'header',
        schema: { enum: ['zh-CN', 'en-US'] },
        description: 'Language of messages.',
      },
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: plainJson(body, 'input'), example: example.body } },
      },
    }),
    responses: {
      [status]: {
        description: 'Success.',
        content: { 'application/json': { schema: plainJson(data, 'output'), example: example.answer } },
      },
      ...failures([...general, ...(writes ? ofWrites : []), ...(endpoint.errors ?? [])]),
    },
  };
}

/** Refusals by their HTTP status. */
function failures(names: readonly ErrorName[]): Record<string, Json> {
  const byStatus = new Map<number, ErrorName[]>();
  for (const name of names) {
    const { status } = apiStatusOf(name);
    byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => [
      status,
      {
        description: found.map((name) => `\`${name}\`: ${errors[name].en}`).join('. '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}

/** The document at `/api/v1/openapi.json`, for whoever writes a client. */
export function serveApiDocument(app: FastifyInstance, version: string): void {
  const document = JSON.stringify(apiDocument(version));
  app.get(`${API_BASE}${API_VERSION}/openapi.json`, { logLevel: 'warn' }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
}
