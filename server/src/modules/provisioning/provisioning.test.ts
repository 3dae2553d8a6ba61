import { type ProvisioningInput, endpoints } from '@archway/contracts';
import { eq, inArray } from 'drizzle-orm';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { securityEvents, sessions, users } from '../access/schema.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.login('demoadmin');
});
afterAll(() => server.stop());

const apply = (document: ProvisioningInput, dryRun = false) =>
  admin.call(endpoints.provisioning.apply, { body: { document, dryRun } });

/** Path and words of each problem; a document that has one changes nothing. */
async function problemsOf(document: ProvisioningInput): Promise<string[]> {
  const before = await everything();
  const { problems, changes, applied } = await apply(document);
  expect([applied, changes]).toEqual([false, []]);
  expect(await everything()).toEqual(before);
  return problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const everything = async () => ({
  users: await server.ctx.db.select().from(users).orderBy(users.id),
  tenants: await admin.call(endpoints.platform.tenants),
  events: (await server.ctx.db.select().from(securityEvents)).length,
});

const owner = { userName: 'owner-of-one', password: 'Parcel-2026', kind: 'doctor' } as const;
const practice = { code: 'ONE-1', name: 'One', abbreviation: 'One', creator: 'owner-of-one' };

test('only an operator applies documents', async () => {
  const doctor = await server.login('democreator');
  await expect(doctor.refused(endpoints.provisioning.apply, { body: { document: {} } })).resolves.toBe('noPermission');
});

test('one entry with a problem keeps the whole document from being applied', async () => {
  const good = { userName: 'nobody-yet', password: 'Parcel-2026' };
  expect(await problemsOf({ users: [good, { userName: 'another-one', email: 'demodoctor@example.com' }] })).toEqual([
    'users.1.email: An account is already registered with this email.',
  ]);
  expect(await problemsOf({ users: [good, { ...good, userName: 'Nobody-Yet' }] })).toEqual([
    'users.1.userName: Nobody-Yet stands here twice',
  ]);
  expect(await problemsOf({ users: [{ ...good, userName: 'short' }] })).toEqual([
    'users.0.userName: Please enter a valid username',
  ]);
  expect(await problemsOf({ users: [good, { userName: 'unreachable' }] })).toEqual([
    'users.1: An account without phone and email needs a password',
  ]);
  expect(await problemsOf({ users: [{ userName: 'demoadmin', roles: [] }] })).toEqual([
    'users.0.roles: You cannot disable your own account or take your own administrator rights',
  ]);
  expect(await problemsOf({ users: [good], practices: [{ ...practice, doctors: ['nobody-here'] }] })).toEqual([
    'practices.0.creator: There is no account owner-of-one',
    'practices.0.doctors.0: There is no account nobody-here',
  ]);
  expect(await problemsOf({ practices: [{ ...practice, code: 'P10001', creator: 'demodoctor' }] })).toEqual([
    'practices.0.creator: Practice P10001 was created by democreator and stays theirs',
  ]);
});

test('tenants are held to contrast, pictures and free host names', async () => {
  const tenant = { name: 'second', title: 'Second' };
  expect(await problemsOf({ tenants: [{ ...tenant, primaryColor: '#777777' }] })).toEqual([
    'tenants.0.primaryColor: #777777 has a contrast of 4.48 on white, at least 4.5 is needed; the nearest color that passes is #767676',
  ]);
  expect(await problemsOf({ tenants: [{ ...tenant, iconColor: '#FFC53D' }] })).toEqual([
    expect.stringMatching(/^tenants\.0\.iconColor: #FFC53D has a contrast of 1\.\d\d on white, icons need at least 3/),
  ]);
  expect(await problemsOf({ tenants: [{ ...tenant, hosts: ['lab.localhost'] }] })).toEqual([
    'tenants.0.hosts: Host name lab.localhost belongs to tenant lab',
  ]);
  expect(
    await problemsOf({
      tenants: [
        { ...tenant, hosts: ['a.example'] },
        { ...tenant, name: 'third', hosts: ['a.example'] },
      ],
    }),
  ).toEqual(['tenants.1.hosts.0: a.example stands here twice']);
  expect(await problemsOf({ tenants: [{ ...tenant, logo: Buffer.from('<svg/>').toString('base64') }] })).toEqual([
    expect.stringMatching(/^tenants\.0\.logo: The logo must be a PNG/),
  ]);
});

test('a dry run tells the changes and makes none; applied twice, the second time changes nothing', async () => {
  const document: ProvisioningInput = {
    users: [owner],
    practices: [{ ...practice, makers: ['demomaker'], assistants: ['demoassistant'] }],
    tenants: [{ name: 'second', title: 'Second', hosts: ['second.localhost'], primaryColor: '#8A3A73' }],
  };
  const before = await everything();
  const dry = await apply(document, true);
  expect(dry).toMatchObject({ problems: [], applied: false });
  expect(await everything()).toEqual(before);
  const applied = await apply(document);
  expect(applied).toEqual({ ...dry, applied: true });
  expect(applied.changes.map(({ kind, name, action }) => `${action} ${kind} ${name}`)).toEqual([
    'add user owner-of-one',
    'add practice ONE-1',
    'add tenant second',
  ]);
  expect(JSON.stringify(applied)).not.toContain(owner.password);
  expect(await apply(document)).toEqual({ problems: [], changes: [], applied: true });
});

test('what is not said stays, and a password is its owner’s once it was set', async () => {
  const client = await server.login(owner.userName, owner.password);
  const { changes } = await apply({
    users: [{ userName: owner.userName, password: 'Another-2026', nickName: 'Owner' }],
  });
  expect(changes).toEqual([
    { kind: 'user', name: owner.userName, action: 'change', fields: [{ field: 'nickName', from: null, to: 'Owner' }] },
  ]);
  const me = await client.call(endpoints.access.personalData);
  expect(me).toMatchObject({ nickName: 'Owner', doctorType: 0 });
  await expect(server.login(owner.userName, owner.password)).resolves.toBeDefined();
  // Its practice keeps the staff that a later document leaves out.
  expect((await apply({ practices: [practice] })).changes).toEqual([]);
});

test('who is disabled loses the login at once, and everything is told in the security log', async () => {
  const client = await server.login(owner.userName, owner.password);
  await apply({ users: [{ userName: owner.userName, enabled: false, expires: '2030-06-30' }] });
  await expect(client.refused(endpoints.access.personalData)).resolves.toBe('logExpired');
  const { db } = server.ctx;
  const [user] = await db.select().from(users).where(eq(users.userName, owner.userName));
  expect(await db.select().from(sessions).where(eq(sessions.userId, user!.id))).toEqual([]);
  const told = await db
    .select({ type: securityEvents.type, values: securityEvents.values })
    .from(securityEvents)
    .where(inArray(securityEvents.type, ['accountMade', 'accountDisabled', 'accountExtended', 'practiceMade']));
  expect(told).toEqual([
    { type: 'accountMade', values: {} },
    { type: 'practiceMade', values: { name: 'One' } },
    { type: 'accountDisabled', values: {} },
    { type: 'accountExtended', values: { from: '—', to: '2030-06-30' } },
  ]);
});
