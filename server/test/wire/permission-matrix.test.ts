import {
  type Endpoint,
  type RoleKey,
  addressOf,
  allEndpoints,
  allows,
  errorNameOf,
  pathParameters,
  permissionsOf,
} from '@archway/contracts';
import { type TestServer, startTestServer } from '../harness.ts';

const DEPLOY_TOKEN = 'a-token-for-one-remote';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { ARCHWAY_DEPLOY_TOKEN: `cases:${DEPLOY_TOKEN}` } });
});
afterAll(() => server.stop());

/** Every role of the product, by an account that has it. */
const accounts: readonly (readonly [string, readonly RoleKey[]])[] = [
  ['democreator', ['creator']],
  ['demodoctor', ['doctor']],
  ['demoassistant', ['assistant']],
  ['demodesigner', ['target_design', 'step_design', 'post_process']],
  ['demoauditor', ['target_internal_audit', 'step_internal_audit', 'internal_audit']],
  ['democenter', ['design_center']],
  ['demomaker', ['modelmaker']],
  ['demoadmin', ['admin']],
];

/**
 * Calls with input that no endpoint accepts, so that a call which is let through changes nothing. Access is decided
 * before the input is looked at.
 */
async function nameOf(endpoint: Endpoint, token: string | null, remote = 'plans'): Promise<string | undefined> {
  const params = Object.fromEntries(pathParameters(endpoint).map((name) => [name, name === 'name' ? remote : '!']));
  const abort = new AbortController();
  const response = await fetch(server.url + addressOf(endpoint, { params, query: { nosuchfield: '1' } }), {
    method: endpoint.method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(endpoint.method !== 'GET' && { body: '{"nosuchfield":1}' }),
    signal: abort.signal,
  });
  const { code } = (await response.json()) as { code: number };
  abort.abort();
  return errorNameOf(code);
}

const guarded = allEndpoints.filter((endpoint) => endpoint.access !== 'public');

test('without a login every call but the public ones is answered with 401', async () => {
  const open: string[] = [];
  for (const endpoint of guarded) {
    if ((await nameOf(endpoint, null)) !== 'logExpired') open.push(endpoint.id);
    if ((await nameOf(endpoint, 'no-such-token-was-ever-given')) !== 'logExpired')
      open.push(`${endpoint.id} with a wrong token`);
  }
  expect(open).toEqual([]);
});

test.each(accounts)('%s may do what its roles permit, and nothing else', async (name, roles) => {
  const { token } = await server.login(name);
  const held = permissionsOf(roles);
  const wrong: string[] = [];
  for (const endpoint of guarded) {
    const { access } = endpoint;
    const needed = access === 'deploy' ? ['platform:remote:pin'] : Array.isArray(access) ? access : null;
    const expected = needed === null || allows(held, needed) ? 'paramsError' : 'noPermission';
    const answered = await nameOf(endpoint, token);
    if (answered !== expected) wrong.push(`${endpoint.id}: ${answered} instead of ${expected}`);
  }
  expect(wrong).toEqual([]);
});

test('a deploy token opens the calls for its remote, and no other call', async () => {
  const wrong: string[] = [];
  for (const endpoint of guarded) {
    const own = await nameOf(endpoint, DEPLOY_TOKEN, 'cases');
    const foreign = await nameOf(endpoint, DEPLOY_TOKEN, 'plans');
    const expected =
      endpoint.access === 'deploy' ? ['paramsError', 'deployTokenInvalid'] : ['logExpired', 'logExpired'];
    if (own !== expected[0] || foreign !== expected[1]) wrong.push(`${endpoint.id}: ${own}, ${foreign}`);
  }
  expect(wrong).toEqual([]);
});
