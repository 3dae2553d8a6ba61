import { type CallInput, MOST_ADDRESSES, addressOf, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { deliveryAddresses } from '../schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.ctx.db.delete(deliveryAddresses);
});

const { addresses } = endpoints;
type Fields = CallInput<typeof addresses.add>['body'];

const shanghai = { region: 'CN', province: '31', city: '3101', area: '310101' } as const;
const fields = (recipient: string, more: Partial<Fields> = {}): { body: Fields } => ({
  body: { recipient, phone: '138 0013 8000', ...shanghai, address: '人民大道 1 号', houseNumber: '', ...more },
});
/** Recipients, the default marked. */
const listed = async (client: TestClient): Promise<string[]> =>
  (await client.call(addresses.list)).map(({ recipient, isDefault }) => (isDefault ? `${recipient}*` : recipient));

test('the first becomes the default, another one takes its place when it is asked to', async () => {
  const client = await server.login('demodoctor');
  const first = await client.call(addresses.add, fields('one'));
  expect(first).toMatchObject({ isDefault: true, houseNumber: null, ...shanghai });
  await client.call(addresses.add, fields('two'));
  expect(await listed(client)).toEqual(['one*', 'two']);
  const third = await client.call(addresses.add, fields('three', { isDefault: true }));
  expect(third.isDefault).toBe(true);
  expect(await listed(client)).toEqual(['three*', 'one', 'two']);
  await client.call(addresses.setDefault, { body: { addressId: first.addressId } });
  expect(await listed(client)).toEqual(['one*', 'two', 'three']);
});

test('a change keeps the default, and may move it', async () => {
  const client = await server.login('demodoctor');
  const one = await client.call(addresses.add, fields('one'));
  const two = await client.call(addresses.add, fields('two'));
  await client.call(addresses.update, {
    body: { addressId: one.addressId, ...fields('uno', { isDefault: false }).body },
  });
  expect(await listed(client)).toEqual(['uno*', 'two']);
  await client.call(addresses.update, {
    body: { addressId: two.addressId, ...fields('due', { isDefault: true }).body },
  });
  expect(await listed(client)).toEqual(['due*', 'uno']);
});

test('a default that is removed moves on to the oldest', async () => {
  const client = await server.login('demodoctor');
  const [one] = [await client.call(addresses.add, fields('one'))];
  const two = await client.call(addresses.add, fields('two'));
  await client.call(addresses.add, fields('three'));
  await client.call(addresses.remove, { params: { addressId: one?.addressId ?? '' } });
  expect(await listed(client)).toEqual(['two*', 'three']);
  await client.call(addresses.remove, { params: { addressId: two.addressId } });
  expect(await listed(client)).toEqual(['three*']);
});

test('nobody reads or changes those of somebody else', async () => {
  const [owner, stranger] = [await server.login('demodoctor'), await server.login('democreator')];
  const { addressId } = await owner.call(addresses.add, fields('one'));
  await stranger.call(addresses.add, fields('other'));
  expect(await listed(stranger)).toEqual(['other*']);
  const refused = await Promise.all([
    stranger.refused(addresses.update, { body: { addressId, ...fields('x').body } }),
    stranger.refused(addresses.remove, { params: { addressId } }),
    stranger.refused(addresses.setDefault, { body: { addressId } }),
  ]);
  expect(refused).toEqual(['recordNotFound', 'recordNotFound', 'recordNotFound']);
  expect([await listed(owner), await listed(stranger)]).toEqual([['one*'], ['other*']]);
});

test('there are never more than six, and never two defaults, whoever asks at once', async () => {
  const client = await server.login('demodoctor');
  const tries = Array.from({ length: 10 }, (_, at) =>
    client.call(addresses.add, fields(`r${at}`, { isDefault: true })).then(
      () => 'added',
      (refusal: { errorName: string; text: string }) => `${refusal.errorName}: ${refusal.text}`,
    ),
  );
  const ends = await Promise.all(tries);
  expect(ends.filter((end) => end === 'added')).toHaveLength(MOST_ADDRESSES);
  expect(new Set(ends)).toEqual(new Set(['added', 'addressLimit: At most 6 delivery addresses']));
  const all = await client.call(addresses.list);
  expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  await Promise.all(all.map(({ addressId }) => client.call(addresses.setDefault, { body: { addressId } })));
  expect((await client.call(addresses.list)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test.each([
  ['a phone number of letters', { phone: 'call me' }, 'addressPhoneInvalid', 'Please check phone number is correct'],
  ['a place that ends too early', { area: '' }, 'regionUnknown', 'Please choose the region completely'],
  ['an area of another city', { area: '110101' }, 'regionUnknown', ''],
  ['no recipient', { recipient: ' ' }, 'paramsError', ''],
] as const)('refuses %s', async (_what, change, name, words) => {
  const client = await server.login('demodoctor');
  await expect(client.call(addresses.add, fields('one', change))).rejects.toMatchObject({
    errorName: name,
    text: expect.stringContaining(words) as unknown,
  });
  expect(await listed(client)).toEqual([]);
});

test('a country without parts is told by its name alone', async () => {
  const client = await server.login('demodoctor');
  const parts = { region: 'VA', province: null, city: null, area: null };
  await expect(client.call(addresses.add, fields('one', parts))).resolves.toMatchObject({ region: 'VA', area: null });
});

test('the region data are a file for everybody, which browsers keep', async () => {
  const answer = await fetch(server.url + addressOf(addresses.regions), { headers: { 'accept-encoding': 'gzip' } });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const { countries } = (await answer.json()) as { countries: { code: string }[] };
  expect(countries.length).toBeGreaterThan(200);
});
