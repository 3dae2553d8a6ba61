import { endpoints } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { users } from '../../access/schema.ts';
import { callerOf, practiceId } from '../../cases/cases.fixture.ts';
import { practices } from '../../practices/schema.ts';
import { apiOf, newKey } from '../integration.fixture.ts';
import { apiKeys } from '../schema.ts';

const { apiKeys: calls, security } = endpoints;
let server: TestServer;
let creator: TestClient;
let main: string;
beforeAll(async () => {
  server = await startTestServer();
  creator = await server.login('democreator');
  main = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());

const listed = async (secret: string) => (await apiOf(server, secret)('GET', '/cases')).status;

test('a secret is told once and kept as a hash; the key works until it is revoked, and both are security events', async () => {
  const { secret, keyId } = await newKey(creator, main, ['cases:read']);
  const [row] = await server.ctx.db.select().from(apiKeys).where(eq(apiKeys.keyId, keyId));
  expect(JSON.stringify(row)).not.toContain(secret);
  const [known] = await creator.call(calls.list, { params: { practiceId: main } });
  expect(known).toMatchObject({ keyId, scopes: ['cases:read'], lastUsedTime: null, revokedTime: null });
  expect(known).not.toHaveProperty('secret');
  expect(secret.startsWith(known?.prefix ?? '-')).toBe(true);

  expect(await listed(secret)).toBe(200);
  expect(await listed(`${secret}x`)).toBe(401);
  const [used] = await creator.call(calls.list, { params: { practiceId: main } });
  expect(used?.lastUsedTime).not.toBeNull();

  const revoke = () => creator.call(calls.revoke, { params: { practiceId: main, keyId } });
  await revoke();
  await revoke();
  expect(await listed(secret)).toBe(401);
  const { rows } = await creator.call(security.events, { query: {} });
  expect(rows.slice(0, 2).map(({ type }) => type)).toEqual(['apiKeyRevoked', 'apiKeyMade']);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('keys are the creator’s alone, and of the own practice', async () => {
  const body = { name: 'x', scopes: ['cases:read' as const] };
  const doctor = await server.login('demodoctor');
  const outsider = await server.login('demooutsider');
  expect(await doctor.refused(calls.create, { params: { practiceId: main }, body })).toBe('notPracticeOwner');
  expect(await doctor.refused(calls.list, { params: { practiceId: main } })).toBe('notPracticeOwner');
  expect(await outsider.refused(calls.create, { params: { practiceId: main }, body })).toBe('recordNotFound');
  const { keyId } = await newKey(creator, main);
  const foreign = await practiceId(server, 'P10002');
  expect(await outsider.refused(calls.revoke, { params: { practiceId: foreign, keyId } })).toBe('recordNotFound');
});

test('a key ends with its day, with its maker’s account, and when the practice has another creator', async () => {
  const { secret, keyId } = await newKey(creator, main);
  const body = { name: 'x', scopes: ['cases:read' as const], expiresOn: '2026-01-01' };
  expect(await creator.refused(calls.create, { params: { practiceId: main }, body })).toBe('apiKeyExpiry');
  const change = (values: Partial<typeof apiKeys.$inferInsert>) =>
    server.ctx.db.update(apiKeys).set(values).where(eq(apiKeys.keyId, keyId));
  await change({ expiresOn: '2026-01-01' });
  expect(await listed(secret)).toBe(401);
  await change({ expiresOn: null });
  const { userId } = await callerOf(server, creator);
  const enable = (enabled: boolean) => server.ctx.db.update(users).set({ enabled }).where(eq(users.id, userId));
  await enable(false);
  expect(await listed(secret)).toBe(401);
  await enable(true);
  const other = await callerOf(server, await server.login('demodoctor'));
  const owner = (ownerId: string) => server.ctx.db.update(practices).set({ ownerId }).where(eq(practices.id, main));
  await owner(other.userId);
  expect(await listed(secret)).toBe(401);
  await owner(userId);
  expect(await listed(secret)).toBe(200);
});
