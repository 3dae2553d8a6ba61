import { MOST_VIEWS, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';

const { views } = endpoints;

let server: TestServer;
let creator: TestClient;
let doctor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [creator, doctor] = [await server.login('democreator'), await server.login('demodoctor')];
});
afterAll(() => server.stop());

const add = (name: string, search = 'tab=4&keyword=%E7%8E%8B', client = creator) =>
  client.call(views.add, { body: { name, search } });
const names = async (client = creator, serviceType: 0 | 5 = 0): Promise<string[]> =>
  (await client.call(views.list, { query: { serviceType } })).map(({ name }) => name);

test('a view is kept, renamed, changed and forgotten; it is of one list and of one reader', async () => {
  const { viewId } = await add(' Mine to approve ');
  expect(await names()).toEqual(['Mine to approve']);
  expect([await names(doctor), await names(creator, 5)]).toEqual([[], []]);
  await creator.call(views.update, { body: { viewId, name: 'To approve', search: 'tab=4' } });
  expect(await creator.call(views.list, {})).toEqual([{ viewId, name: 'To approve', search: 'tab=4' }]);
  const body = { viewId, name: 'Mine now', search: '' };
  expect(await doctor.refused(views.update, { body })).toBe('recordNotFound');
  expect(await doctor.refused(views.remove, { params: { viewId } })).toBe('recordNotFound');
  await creator.call(views.remove, { params: { viewId } });
  expect(await names()).toEqual([]);
});

test('names are told apart whatever their case, and are few', async () => {
  await add('Teens');
  expect(await creator.refused(views.add, { body: { name: 'teens', search: '' } })).toBe('viewNameTaken');
  await add('Teens', '', doctor);
  for (let at = 1; at < MOST_VIEWS; at += 1) await add(`View ${at}`);
  expect(await creator.refused(views.add, { body: { name: 'One too many', search: '' } })).toBe('viewLimit');
});

test.each(['https://elsewhere', 'a b', '<b>', 'x'.repeat(1001)])('what is no search is refused: %s', async (search) =>
  expect(await creator.refused(views.add, { body: { name: 'Odd', search } })).toBe('paramsError'),
);

test('columns stay as their reader arranged them, by list', async () => {
  const columns = (client: TestClient) => client.call(views.columns, { query: {} });
  expect(await columns(creator)).toBeNull();
  const arrange = (order: string[], hidden: string[]) => creator.call(views.arrange, { body: { order, hidden } });
  await arrange(['status', 'patient'], ['image']);
  await arrange(['patient'], []);
  expect(await columns(creator)).toEqual({ order: ['patient'], hidden: [] });
  expect(await columns(doctor)).toBeNull();
  expect(await creator.call(views.columns, { query: { serviceType: 5 } })).toBeNull();
});
