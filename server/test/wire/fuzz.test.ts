import { type Endpoint, addressOf, allEndpoints, bodyOf, pathParameters } from '@archway/contracts';
import { loginAttempts, users } from '../../src/modules/access/schema.ts';
import { isEnvelope, textOf } from './answer.ts';
import { valueFor } from './generate.ts';
import { type TestServer, startTestServer } from '../harness.ts';
import { Random } from '../random.ts';

/** Calls per endpoint; more with ARCHWAY_FUZZ, another sequence with ARCHWAY_FUZZ_SEED. */
const CALLS = Number(process.env['ARCHWAY_FUZZ'] ?? 8);
const SEED = Number(process.env['ARCHWAY_FUZZ_SEED'] ?? 1);
const CALLERS = ['demoadmin', 'democreator', 'demodesigner'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Of the callers, as long as they live: logging in costs more than all calls of an endpoint. */
let tokens: string[] = [];

test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s survives what it is sent',
  async (id, endpoint) => {
    const random = new Random(SEED + [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
    for (let call = 0; call < CALLS; call++) {
      if (tokens.length === 0) tokens = await logins();
      // Whoever was logged out or disabled by a call comes back before the next one.
      const lives = await send(endpoint, random, random.pick(tokens), random.pick([0, 0.1, 0.4]));
      if (!lives || id === 'access.logout') tokens = [];
    }
  },
);

async function logins(): Promise<string[]> {
  // Fuzzing the login throttles this address, and an operator may disable anybody.
  await server.ctx.db.delete(loginAttempts);
  await server.ctx.db.update(users).set({ enabled: true });
  return Promise.all(CALLERS.map(async (name) => (await server.login(name)).token ?? ''));
}

/** @returns false when the caller was not logged in any more */
async function send(endpoint: Endpoint, random: Random, token: string, wildness: number): Promise<boolean> {
  const part = (schema: Parameters<typeof valueFor>[0] | undefined): unknown =>
    schema ? valueFor(schema, random, wildness) : undefined;
  const params = record(part(endpoint.params));
  const query = record(part(endpoint.query));
  const body = bodyOf({ body: part(endpoint.body) });
  const url = server.url + addressOf(endpoint, { params: { ...anyParameters(endpoint), ...params }, query });
  const response = await fetch(url, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && endpoint.method !== 'GET' && { body }),
  });
  const text = await textOf(response);
  const seen = `${endpoint.method} ${url}\n${body?.slice(0, 2000)}\n${response.status} ${text.slice(0, 500)}`;
  if (response.status >= 500) throw new Error(`a server error:\n${seen}`);
  // A file or a stream is no envelope; the file of the regions is JSON.
  if (endpoint.raw && response.ok && (!isEnvelope(response) || endpoint.id === 'addresses.regions')) return true;
  const answer = JSON.parse(text) as { code: unknown; msg: unknown };
  if (typeof answer.code !== 'number' || typeof answer.msg !== 'string') throw new Error(`no envelope:\n${seen}`);
  return response.status !== 401;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wellFormed(inner)]))
    : {};

/** A lone surrogate cannot stand in a URL, and Node itself refuses one that is too long. */
const wellFormed = (value: unknown): unknown =>
  typeof value === 'object'
    ? JSON.stringify(value)
    : String(value)
        .slice(0, 1000)
        .replace(/[\uD800-\uDFFF]/g, '?');

/** Path parameters that the schema left out still need a value. */
const anyParameters = (endpoint: Endpoint): Record<string, string> =>
  Object.fromEntries(pathParameters(endpoint).map((name) => [name, '1']));
