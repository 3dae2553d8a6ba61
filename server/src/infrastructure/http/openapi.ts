import { API_BASE, type Endpoint, allEndpoints, errors, toWire, wireWord } from '@archway/contracts';
import { z } from 'zod';

export type Json = Record<string, unknown>;

type Paths = Record<string, Json>;

/**
 * The API as an OpenAPI 3.1 document, made from the same values that the server registers. Its paths are made when they are
 * read first: hundreds of schemas take the better part of a second, which no start has to wait for.
 */
export function openApiDocument(version: string): Json {
  let paths: Paths | null = null;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Archway',
      version,
      description:
        'Every answer is an envelope {code, msg, data, requestId}; 200 is success, every other code is named in the error catalogue. Refusals come with HTTP 200.',
    },
    servers: [{ url: '/' }],
    get paths(): Paths {
      return (paths ??= allPaths());
    },
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'Token of a login.' },
        deploy: { type: 'http', scheme: 'bearer', description: 'Deploy token of a remote.' },
      },
    },
  };
}

function allPaths(): Paths {
  const paths: Paths = {};
  for (const endpoint of allEndpoints) {
    const path = `${API_BASE}${endpoint.path}`.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return paths;
}

function operation(endpoint: Endpoint): Json {
  const { access } = endpoint;
  const needs = Array.isArray(access) ? ` Needs one of: ${access.join(', ')}.` : '';
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0]],
    summary: endpoint.summary,
    description: `${endpoint.summary}${needs}`,
    security: securityOf(endpoint),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      { name: 'lang', in: 'header', schema: { enum: ['zh-CN', 'en-US'] }, description: 'Language of texts.' },
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: json(endpoint.body, 'input') } } },
    }),
    responses: { 200: { description: describe(endpoint), content: answerContent(endpoint) } },
  };
}

const securityOf = ({ access }: Endpoint): Json[] => {
  if (access === 'public') return [];
  return access === 'deploy' ? [{ deploy: [] }, { session: [] }] : [{ session: [] }];
};

/** @param words those of the wire, or our own */
export function parameters(
  where: 'path' | 'query',
  fields: z.ZodObject | undefined,
  words: 'wire' | 'ours' = 'wire',
): Json[] {
  if (!fields) return [];
  const schema = words === 'wire' ? json(fields, 'input') : plainJson(fields, 'input');
  const required = (schema['required'] as string[] | undefined) ?? [];
  const properties = (schema['properties'] as Record<string, Json> | undefined) ?? {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function answerContent(endpoint: Endpoint): Json {
  if (endpoint.raw) return { 'text/event-stream': { schema: { type: 'string' } } };
  const data = json(endpoint.data, 'output');
  const properties = { code: { const: 200 }, msg: { type: 'string' }, data, requestId: { type: 'string' } };
  return { 'application/json': { schema: { type: 'object', required: ['code', 'msg', 'data'], properties } } };
}

function describe(endpoint: Endpoint): string {
  const names = endpoint.errors ?? [];
  if (names.length === 0) return 'Success.';
  return `Success, or one of these refusals: ${names.map((name) => `${errors[name].code} ${name}`).join(', ')}.`;
}

const json = (schema: z.ZodType, io: 'input' | 'output'): Json => requiredOnWire(toWire(plainJson(schema, io))) as Json;

/** A schema in our own words. */
export function plainJson(schema: z.ZodType, io: 'input' | 'output'): Json {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json;
  delete made['$schema'];
  return made;
}

/** Names of required fields are values and no keys; the wire calls them otherwise, too. */
function requiredOnWire(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(requiredOnWire);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      const names = key === 'required' && Array.isArray(value) && value.every((name) => typeof name === 'string');
      return [key, names ? value.map(wireWord) : requiredOnWire(value)];
    }),
  );
}
