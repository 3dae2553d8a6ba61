import { endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { newcomer, practiceIdOf } from '../practices.fixture.ts';

const { access, registry, security } = endpoints;

let server: TestServer;
let admin: TestClient;
let creator: TestClient;
let practiceId: string;
beforeAll(async () => {
  server = await startTestServer();
  [admin, creator] = [await server.login('demoadmin'), await server.login('democreator')];
  practiceId = await practiceIdOf(creator);
});
afterAll(() => server.stop());

const add = (account: string) => ({ body: { practiceId, account } });
const names = async () =>
  (await admin.call(registry.makers, { query: { practiceId } })).map(({ userName }) => userName);
/** What somebody's security log tells first. */
const lastOf = async (client: TestClient) => (await client.call(security.events, { query: {} })).rows[0];

test('an operator takes somebody on for production and lets them go; they and the creator read of it', async () => {
  const maker = await newcomer(server, 'new-maker', { doctorType: null, nickName: 'Zed', email: 'zed@example.com' });
  expect((await maker.call(access.personalData)).roles).toEqual([]);
  await admin.call(registry.addMaker, add('zed@example.com'));
  expect(await names()).toEqual(['demomaker', 'new-maker']);
  const { roles, permissions } = await maker.call(access.personalData);
  expect([roles, permissions.includes('order:list')]).toEqual([['modelmaker'], true]);
  expect(await lastOf(maker)).toMatchObject({ type: 'makerAdded', content: expect.not.stringContaining('Zed') });
  expect(await lastOf(creator)).toMatchObject({ type: 'makerAdded', content: expect.stringContaining('Zed') });
  expect(await admin.refused(registry.addMaker, add('new-maker'))).toBe('alreadyMaker');

  const gone = { body: { practiceId, userId: maker.userId, reason: 'Left the plant' } };
  const silent = { body: { ...gone.body, reason: ' ' } };
  expect(await admin.refused(registry.removeMaker, silent)).toBe('paramsError');
  await admin.call(registry.removeMaker, gone);
  expect(await names()).toEqual(['demomaker']);
  expect((await maker.call(access.personalData)).roles).toEqual([]);
  expect((await lastOf(maker))?.content).toContain('Left the plant');
  expect(await admin.refused(registry.removeMaker, gone)).toBe('recordNotFound');
});

test('nobody else gives the role or sees who has it, and there is none for what there is not', async () => {
  const own = { body: { practiceId, userId: '1', reason: 'x' } };
  for (const name of ['democreator', 'demomaker', 'demooutsider']) {
    const client = await server.login(name);
    expect(await client.refused(registry.makers, { query: { practiceId } })).toBe('noPermission');
    expect(await client.refused(registry.addMaker, add(name))).toBe('noPermission');
    expect(await client.refused(registry.removeMaker, own)).toBe('noPermission');
  }
  expect(await admin.refused(registry.addMaker, add('nobody-here'))).toBe('accountUnknown');
  const nowhere = { practiceId: '999999999' };
  expect(await admin.refused(registry.makers, { query: nowhere })).toBe('recordNotFound');
  expect(await admin.refused(registry.addMaker, { body: { ...nowhere, account: 'demomaker' } })).toBe('recordNotFound');
});
