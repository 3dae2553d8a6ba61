import { endpoints } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { practiceIdOf } from '../practices.fixture.ts';
import { practices as practiceRows } from '../schema.ts';

const { practices } = endpoints;

let server: TestServer;
let creator: TestClient;
let practiceId: string;
beforeAll(async () => {
  server = await startTestServer();
  creator = await server.login('democreator');
  practiceId = await practiceIdOf(creator);
});
afterAll(() => server.stop());

type Place = Partial<Record<'region' | 'province' | 'city' | 'area', string | null>>;

const said = { name: '晨光口腔', abbreviation: '晨光' };
const shanghai = { region: 'CN', province: '31', city: '3101', area: '310101' };
const nowhere = { region: null, province: null, city: null, area: null };
const update = (place: Place) => ({ body: { practiceId, ...said, ...place } });
const place = async () => {
  const { region, province, city, area } = await creator.call(practices.profile, { query: { practiceId } });
  return { region, province, city, area };
};
const store = (stored: Place) => server.ctx.db.update(practiceRows).set(stored).where(eq(practiceRows.id, practiceId));

test.each<[string, Place]>([
  ['a country that there is not', { region: 'ZZ' }],
  ['a name instead of a code', { region: '中国' }],
  ['a place that ends too early', { region: 'CN', province: '31', city: '', area: '' }],
  ['an area of another city', { ...shanghai, area: '110101' }],
  ['a hole', { ...shanghai, province: '' }],
  ['a city of no country', { region: '', city: '3101' }],
])('refuses %s, whether a practice is made or changed', async (_what, wrong) => {
  await store(shanghai);
  await expect(creator.call(practices.create, { body: { ...said, ...wrong } })).rejects.toMatchObject({
    errorName: 'regionUnknown',
    text: 'Please choose the region completely',
  });
  expect(await creator.refused(practices.update, update(wrong))).toBe('regionUnknown');
  expect(await place()).toEqual(shanghai);
});

test('takes a whole place, one of a country without parts, and none', async () => {
  await creator.call(practices.update, update(shanghai));
  expect(await place()).toEqual(shanghai);
  const vatican = { ...nowhere, region: 'VA' };
  await creator.call(practices.update, update({ ...vatican, province: '' }));
  expect(await place()).toEqual(vatican);
  await creator.call(practices.update, update({ region: '', province: '', city: '', area: '' }));
  expect(await place()).toEqual(nowhere);
  const made = await creator.call(practices.create, { body: { ...said, ...shanghai } });
  const { practiceId: newOne } = made;
  expect(await creator.call(practices.profile, { query: { practiceId: newOne } })).toMatchObject(shanghai);
});

test('what was stored before there were codes is read, and kept with everything else that is said', async () => {
  const words = { region: '中国', province: '浙江', city: '杭州', area: null };
  await store(words);
  await creator.call(practices.update, update({ ...words, area: '' }));
  await creator.call(practices.update, update({}));
  expect(await place()).toEqual(words);
  expect(await creator.refused(practices.update, update({ ...words, city: '宁波' }))).toBe('regionUnknown');
  await creator.call(practices.update, update(shanghai));
  expect(await place()).toEqual(shanghai);
});
