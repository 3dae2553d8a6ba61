import { THOROUGH } from '@archway/build/sampling';
import {
  type Endpoint,
  OK,
  type RoleKey,
  addressOf,
  allEndpoints,
  allows,
  bodyOf,
  permissionsOf,
} from '@archway/contracts';
import type { z } from 'zod';
import { Random } from '../random.ts';
import { isEnvelope, textOf } from './answer.ts';
import { valueFor } from './generate.ts';

/** Calls per endpoint and role, each with other optional fields. */
const CALLS = THOROUGH ? 3 : 2;

/** Who calls, and what belongs to somebody else. */
export interface Trespasser {
  readonly role: RoleKey;
  readonly token: string;
  /** Fields of requests that name a record, with a record of somebody else. */
  readonly records: Readonly<Record<string, unknown>>;
  /** Texts that stand in records of somebody else alone. */
  readonly secrets: readonly string[];
}

/** A call that told or changed something of somebody else, or made the server fail. */
export interface Trespass {
  readonly endpoint: string;
  /** In words, with the call and its answer. */
  readonly what: string;
}

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];

/** The fields of an endpoint's input that name a record. */
export const targetsOf = (endpoint: Endpoint, records: Trespasser['records']): string[] =>
  [endpoint.params, endpoint.query, endpoint.body]
    .flatMap(fieldsOf)
    .filter((field) => field !== 'version' && field in records);

/** Calls all that a role may call, naming records of somebody else; says which calls told or changed something. */
export async function trespasses(base: string, who: Trespasser): Promise<Trespass[]> {
  const found: Trespass[] = [];
  for (const endpoint of allEndpoints) {
    const { access } = endpoint;
    if (access === 'public' || access === 'deploy' || endpoint.id === 'access.logout') continue;
    if (Array.isArray(access) && !allows(permissionsOf([who.role]), access)) continue;
    const random = new Random(endpoint.id.length * 31 + who.role.length);
    for (let call = 0; call < CALLS; call++) {
      const { code, data, text, request, status } = await send(base, endpoint, random, who, call === 0);
      const add = (what: string): void => void found.push({ endpoint: endpoint.id, what: `${endpoint.id} ${what}` });
      if (status >= 500) add(`failed: ${request}`);
      const told = who.secrets.find((secret) => text.includes(secret));
      if (told !== undefined) add(`told ${told}: ${request}`);
      const names = targetsOf(endpoint, who.records);
      const open = code === OK && endpoint.method !== 'GET' && names.length > 0 && !wasRefused(data);
      if (open && !/\[\]|""/.test(text)) add(`(${names.join()}) succeeded: ${request}`);
    }
  }
  return found;
}

/** A batch of which every row was refused. */
const wasRefused = (data: unknown): boolean =>
  Array.isArray(data) && data.length > 0 && data.every((row: { code?: number }) => (row.code ?? OK) !== OK);

const optionalFields = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape)
    .filter(([, field]) => (field as z.ZodType).safeParse(undefined).success)
    .map(([name]) => name);

/** @param bare leave out every filter that may be left out, so that a list shows all that it would show. */
async function send(base: string, endpoint: Endpoint, random: Random, { token, records }: Trespasser, bare: boolean) {
  const part = (schema: z.ZodType | undefined): Record<string, unknown> | undefined => {
    if (!schema) return undefined;
    const made = valueFor(schema, random, 0) as Record<string, unknown>;
    for (const field of fieldsOf(schema)) if (field in records) made[field] = records[field];
    if (bare && schema === endpoint.query) for (const field of optionalFields(endpoint.query)) delete made[field];
    return made;
  };
  const [params, query] = [part(endpoint.params), part(endpoint.query)];
  const body = bodyOf({ body: part(endpoint.body) });
  const response = await fetch(base + addressOf(endpoint, { params: params ?? {}, query: query ?? {} }), {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  });
  const text = await textOf(response);
  // A file or a stream tells what it tells, and changes nothing.
  const { code, data } = isEnvelope(response)
    ? (JSON.parse(text) as { code: number; data: unknown })
    : { code: OK, data: null };
  return { code, data, text, status: response.status, request: `${response.url} ${body} → ${text.slice(0, 200)}` };
}
