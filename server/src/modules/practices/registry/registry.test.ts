import { endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { newcomer } from '../practices.fixture.ts';

const { registry, access, security } = endpoints;

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.login('demoadmin');
});
afterAll(() => server.stop());

const facts = {
  ...{ name: 'Harbour Dental', abbreviation: 'Harbour', phone: null, address: null, profile: null },
  expires: '2030-01-31',
};
const found = async (keyword: string) => (await admin.call(registry.page, { query: { keyword } })).rows;

test('practices are found by name, code and creator, with members and what they have left', async () => {
  const [practice] = await found('P10001');
  expect(practice).toMatchObject({
    ...{ number: 'P10001', ownerUserName: 'democreator', memberCount: 3, enabled: true, expired: false },
    balances: { credits: expect.any(Number) as number },
  });
  expect((await found('林静')).map(({ number }) => number)).toEqual(['P10001']);
  expect(await found('no such practice')).toEqual([]);
  expect((await admin.call(registry.page, { query: { state: 'expired' } })).total).toBe(0);
  const owner = await server.login('democreator');
  await expect(owner.refused(registry.page)).resolves.toBe('noPermission');
});

test('a practice is made of an account, with a code of its own or a drawn one', async () => {
  const owner = await newcomer(server, 'harbour-owner');
  const body = { number: 'H-77', creator: 'harbour-owner@nowhere.example', ...facts };
  await expect(admin.refused(registry.add, { body })).resolves.toBe('accountUnknown');
  await admin.call(registry.add, { body: { ...body, creator: 'harbour-owner' } });
  await expect(owner.call(access.practices)).resolves.toMatchObject([
    { number: 'H-77', creator: true, isDefault: true, expiredDay: '2030-01-31' },
  ]);
  const again = { ...body, creator: 'harbour-owner' };
  await expect(admin.refused(registry.add, { body: again })).resolves.toBe('practiceCodeTaken');
  await expect(admin.refused(registry.add, { body: { ...again, number: '#' } })).resolves.toBe('practiceCodeInvalid');
  const halfway = { region: 'CN', province: '31' };
  await expect(admin.refused(registry.add, { body: { ...again, number: null, ...halfway } })).resolves.toBe(
    'regionUnknown',
  );
  const drawn = await admin.call(registry.add, { body: { ...again, number: null } });
  expect(drawn.number).toMatch(/^P\d{8}$/);
});

test('a practice is extended, disabled with a reason and enabled; its owner reads of it', async () => {
  const owner = await server.login('harbour-owner');
  const [practice] = await found('H-77');
  const practiceId = practice!.practiceId;
  await admin.call(registry.edit, { body: { practiceId, ...facts, expires: '2031-01-31' } });
  await admin.call(registry.setEnabled, { body: { practiceId, enabled: false, reason: 'Unpaid' } });
  const mine = async () => (await owner.call(access.practices)).find(({ number }) => number === 'H-77');
  expect(await mine()).toMatchObject({ available: false, expiredDay: '2031-01-31' });
  await admin.call(registry.setEnabled, { body: { practiceId, enabled: true, reason: 'Paid' } });
  expect(await mine()).toMatchObject({ available: true });
  const events = await owner.call(security.events);
  expect(events.rows.slice(0, 3).map(({ typeStr, content }) => [typeStr, content])).toEqual([
    ['Practice enabled', 'Harbour Dental: Paid'],
    ['Practice disabled', 'Harbour Dental: Unpaid'],
    ['Practice expiry changed', 'Harbour Dental: 2030-01-31 → 2031-01-31'],
  ]);
  const unknown = { practiceId: '999999999', enabled: false, reason: 'Unpaid' };
  await expect(admin.refused(registry.setEnabled, { body: unknown })).resolves.toBe('recordNotFound');
});

test('one that is over is found among the expired, until it is extended', async () => {
  const [practice] = await found('H-77');
  const practiceId = practice!.practiceId;
  const expired = async () => (await admin.call(registry.page, { query: { state: 'expired' } })).rows;
  await admin.call(registry.edit, { body: { practiceId, ...facts, expires: '2020-01-31' } });
  expect((await expired()).map(({ number }) => number)).toEqual(['H-77']);
  await admin.call(registry.edit, { body: { practiceId, ...facts, expires: null } });
  expect(await expired()).toEqual([]);
});

test('an operator moves a practice to a place that there is; what is not said of it stays', async () => {
  const [practice] = await found('H-77');
  const edit = (place: Partial<Record<'region' | 'province' | 'city' | 'area', string | null>>) => ({
    body: { practiceId: practice!.practiceId, ...facts, ...place },
  });
  const shanghai = { region: 'CN', province: '31', city: '3101', area: '310101' };
  const place = async () => {
    const { region, province, city, area } = (await found('H-77'))[0]!;
    return { region, province, city, area };
  };
  await admin.call(registry.edit, edit(shanghai));
  await admin.call(registry.edit, edit({}));
  expect(await place()).toEqual(shanghai);
  for (const wrong of [{ area: '110101' }, { area: '' }, { region: 'ZZ' }, { province: null }])
    await expect(admin.refused(registry.edit, edit({ ...shanghai, ...wrong }))).resolves.toBe('regionUnknown');
  expect(await place()).toEqual(shanghai);
  await admin.call(registry.edit, edit({ region: '', province: '', city: '', area: '' }));
  expect(await place()).toEqual({ region: null, province: null, city: null, area: null });
});
