import { endpoints } from '@archway/contracts';
import { wrapPassword } from '../../../test/des.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { DEMO_PASSWORD, demoAccountList } from './seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop());

const body = (account: string, password = DEMO_PASSWORD) => ({ account, password: wrapPassword(password) });

test('every demonstration account can log in', async () => {
  for (const { userName, roles } of demoAccountList) {
    const client = await server.login(userName);
    const data = await client.call(endpoints.access.personalData);
    expect(data.userName).toBe(userName);
    expect(data.roles).toEqual([...roles].sort());
  }
});

test('a user is found by e-mail and by name in other letters', async () => {
  await expect(server.login('DemoDoctor@Example.com')).resolves.toBeDefined();
  await expect(server.login('DEMODOCTOR')).resolves.toBeDefined();
});

test('a wrong password and an unknown account are told apart by nobody', async () => {
  const api = server.api();
  await expect(api.refused(endpoints.access.login, { body: body('demodesigner', 'Wrong-2026') })).resolves.toBe('nameOrPassError');
  await expect(api.refused(endpoints.access.login, { body: body('nobodyhere') })).resolves.toBe('nameOrPassError');
});
