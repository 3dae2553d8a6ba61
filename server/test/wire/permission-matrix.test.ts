import { type Endpoint, type RoleKey, allEndpoints, allows, permissionsOf } from '@archway/contracts';
import { type TestServer, startTestServer } from '../harness.ts';
import { refusalOf } from './refusal.ts';

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

const nameOf = (endpoint: Endpoint, token: string | null, remote?: string) =>
  refusalOf(server, endpoint, token, remote);

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
