import { type ProvisioningInput, endpoints, errors } from '@archway/contracts';
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

const center = { number: 'DX-77', name: 'Bridge', staff: ['democenter', owner.userName], practices: ['P10001'] };

test('a design center is made with its people and practices, changed, and never loses any', async () => {
  const document: ProvisioningInput = { users: [owner], centers: [center] };
  const dry = await apply(document, true);
  expect(dry.changes.at(-1)).toEqual({
    ...{ kind: 'center', name: 'DX-77', action: 'add' },
    fields: [
      { field: 'name', from: null, to: 'Bridge' },
      { field: 'staff', from: null, to: `democenter, ${owner.userName}` },
      { field: 'practices', from: null, to: 'P10001' },
    ],
  });
  const found = async () => (await admin.call(endpoints.centers.page, { query: { keyword: 'DX-77' } })).rows;
  expect(await found()).toEqual([]);
  await apply(document);
  expect(await found()).toMatchObject([{ designCenterName: 'Bridge', staffCount: 2, practiceCount: 1, status: '1' }]);
  expect((await apply(document)).changes).toEqual([]);
  const { changes } = await apply({ centers: [{ number: 'dx-77', name: 'Bridge Two', enabled: false, staff: [] }] });
  expect(changes[0]?.fields.map(({ field }) => field)).toEqual(['name', 'enabled']);
  expect(await found()).toMatchObject([
    { designCenterName: 'Bridge Two', staffCount: 2, practiceCount: 1, status: '0' },
  ]);
});

test('a design center with somebody or a practice that there is not is told, and nothing is changed', async () => {
  const wrong = { ...center, number: 'DX-78', staff: ['nobody-here'], practices: ['P99999'] };
  expect(await problemsOf({ users: [{ userName: 'nobody-yet', password: 'Parcel-2026' }], centers: [wrong] })).toEqual([
    'centers.0.staff.0: There is no account nobody-here',
    `centers.0.practices.0: ${errors.practiceUnknown.en}`,
  ]);
  expect(await problemsOf({ centers: [{ ...center, number: 'DX-79', enabled: false }] })).toEqual([
    `centers.0.practices.0: ${errors.designCenterUnknown.en}`,
  ]);
  expect(await problemsOf({ centers: [center, { ...center, number: 'dx-77' }] })).toEqual([
    'centers.1.number: dx-77 stands here twice',
  ]);
});

test('dictionaries: what is not said stays, applied twice nothing changes, and the history knows it', async () => {
  const tabs = { type: 'pt_record_tab' as const, entries: [{ value: 1, zh: '影像', en: 'Pictures' }] };
  const status = { type: 'pt_status' as const, entries: [{ value: 10, en: 'Planning' }] };
  const first = await apply({ dictionaries: [tabs, status] });
  expect(first.changes).toMatchObject([
    { kind: 'dictionary', name: 'pt_record_tab', action: 'add' },
    { kind: 'dictionary', name: 'pt_status', fields: [{ field: '10.en', from: null, to: 'Planning' }] },
  ]);
  expect((await apply({ dictionaries: [tabs, status] })).changes).toEqual([]);
  await apply({ dictionaries: [{ type: 'pt_status', entries: [{ value: 31, zh: '已定案' }] }] });
  const detail = await admin.call(endpoints.dictionary.detail, { query: { type: 'pt_status' } });
  expect(detail.customization.entries).toEqual([
    { key: '10', en: 'Planning' },
    { key: '31', zh: '已定案' },
  ]);
  expect(detail.history).toHaveLength(2);
});

test('a dictionary or a menu that cannot be so keeps the whole document from being applied', async () => {
  const good = { type: 'print_status' as const, entries: [{ value: 0, en: 'Queued' }] };
  const closed = { type: 'treat_status' as const, entries: [{ value: 77, zh: '新', en: 'New' }] };
  expect(await problemsOf({ dictionaries: [good, closed] })).toEqual([
    'dictionaries.1: The values of this dictionary belong to the product, 77 cannot be added',
  ]);
  expect(await problemsOf({ dictionaries: [good], menu: { entries: [{ key: 'nowhere', en: 'Nowhere' }] } })).toEqual([
    'menu: There is no entry nowhere',
  ]);
  const detail = await admin.call(endpoints.dictionary.detail, { query: { type: 'print_status' } });
  expect(detail.version).toBe(1);
});
