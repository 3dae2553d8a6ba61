import {
  type ApiEndpoint,
  type ApiScope,
  addressOf,
  allApiEndpoints,
  allEndpoints,
  apiScopeValues,
  errorNameOf,
  pathParameters,
} from '@archway/contracts';
import { practiceId } from '../../src/modules/cases/cases.fixture.ts';
import { newKey } from '../../src/modules/integration/integration.fixture.ts';
import { type TestServer, startTestServer } from '../harness.ts';
import { Random } from '../random.ts';
import { valueFor } from './generate.ts';

const DEPLOY_TOKEN = 'a-token-for-one-remote';
/** Calls per endpoint; more with ARCHWAY_FUZZ. */
const CALLS = Number(process.env['ARCHWAY_FUZZ'] ?? 6);

let server: TestServer;
let session: string;
let main: string;
const keyFor = async (scopes: readonly ApiScope[]): Promise<string> =>
  (await newKey(await server.login('democreator'), main, scopes)).secret;

beforeAll(async () => {
  server = await startTestServer({ env: { ARCHWAY_DEPLOY_TOKEN: `cases:${DEPLOY_TOKEN}` } });
  main = await practiceId(server, 'P10001');
  session = (await server.login('demoadmin')).token ?? '';
});
afterAll(() => server.stop());

interface Reply {
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string;
}

async function send(
  endpoint: ApiEndpoint,
  token: string | null,
  { params, query = {}, body }: { params: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown },
): Promise<Reply> {
  const filled = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '1')));
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );
  const response = await fetch(`${server.url}/api${filled}?${asked.toString()}`, {
    method: endpoint.method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(endpoint.method !== 'GET' && body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, code: (JSON.parse(text) as { error?: { code: string } }).error?.code, text };
}

/** With input that no call accepts, so that one which is let through changes nothing. */
const tried = (endpoint: ApiEndpoint, token: string | null): Promise<Reply> =>
  send(endpoint, token, { params: {}, query: { nosuchfield: '1' }, body: { nosuchfield: 1 } });

test('every call of the contract is served', () => {
  const served = server.running.app.registeredApi;
  expect(allApiEndpoints.map(({ id }) => id).filter((id) => !served.has(id))).toEqual([]);
  expect(served.size).toBe(allApiEndpoints.length);
});

test('nobody calls without a key: no login, no deploy token, no key that is not one', async () => {
  const open: string[] = [];
  for (const endpoint of allApiEndpoints)
    for (const token of [null, session, DEPLOY_TOKEN, 'awk_nobody']) {
      const { status, code } = await tried(endpoint, token);
      if (status !== 401 || code !== 'apiKeyInvalid') open.push(`${endpoint.id}: ${status} ${code}`);
    }
  expect(open).toEqual([]);
});

test.each(apiScopeValues)('a key with the scope %s opens what needs it, and nothing else', async (scope) => {
  const key = await keyFor([scope]);
  const wrong: string[] = [];
  for (const endpoint of allApiEndpoints) {
    const { status, code } = await tried(endpoint, key);
    const expected = endpoint.scope === scope ? '400 paramsError' : '403 apiScopeMissing';
    if (`${status} ${code}` !== expected) wrong.push(`${endpoint.id}: ${status} ${code}`);
  }
  expect(wrong).toEqual([]);
});

test('a key opens no call of the pages', async () => {
  const key = await keyFor(apiScopeValues);
  const open: string[] = [];
  for (const endpoint of allEndpoints.filter(({ access }) => access !== 'public')) {
    const params = Object.fromEntries(pathParameters(endpoint).map((name) => [name, '!']));
    const response = await fetch(server.url + addressOf(endpoint, { params, query: { nosuchfield: '1' } }), {
      method: endpoint.method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(endpoint.method !== 'GET' && { body: '{"nosuchfield":1}' }),
    });
    const name = errorNameOf(((await response.json()) as { code: number }).code);
    if (name !== 'logExpired') open.push(`${endpoint.id}: ${name}`);
  }
  expect(open).toEqual([]);
});

test('whatever is sent, the server answers, and never with a mistake of its own', async () => {
  const key = await keyFor(apiScopeValues);
  for (const endpoint of allApiEndpoints) {
    const random = new Random(endpoint.id.length * 31 + 5);
    const record = (schema: ApiEndpoint['params'], wildness: number): Record<string, unknown> => {
      const value = schema ? valueFor(schema, random, wildness) : {};
      const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
      // A lone surrogate cannot stand in a URL.
      return Object.fromEntries(
        fields.map(([name, each]) => [
          name,
          String(each)
            .slice(0, 200)
            .replace(/[\uD800-\uDFFF]/g, '?') || '1',
        ]),
      );
    };
    for (let call = 0; call < CALLS; call++) {
      const wildness = random.pick([0, 0.1, 0.4]);
      const body = endpoint.body ? valueFor(endpoint.body, random, wildness) : undefined;
      const asked = { params: record(endpoint.params, wildness), query: record(endpoint.query, wildness), body };
      const { status, text, code } = await send(endpoint, key, asked);
      if (status >= 500 || (status >= 400 && code === undefined))
        throw new Error(`${endpoint.id} ${JSON.stringify(asked).slice(0, 1000)}\n${status} ${text.slice(0, 500)}`);
    }
  }
});

test('what is not there is told as the API tells it, and its document names every call in our words', async () => {
  const missing = await fetch(`${server.url}/api/v1/nothing`);
  expect([missing.status, await missing.json()]).toMatchObject([
    404,
    { error: { code: 'notFound', type: 'notFound' } },
  ]);
  const document = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
  };
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(allApiEndpoints.map(({ id }) => id).sort());
  for (const { responses } of operations)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403']));
  expect(JSON.stringify(document)).not.toMatch(/"(ptId|outpatientId|schemeId)"/);
});
