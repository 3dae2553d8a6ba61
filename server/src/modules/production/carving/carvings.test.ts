import { endpoints, templateParameter } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { gumCarvings } from '../schema.ts';
import { carvingContent } from './carvings.ts';

const { gumCarving, security } = endpoints;

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.login('demoadmin');
});
afterAll(() => server.stop());
beforeEach(async () => void (await server.ctx.db.delete(gumCarvings)));

const content = { parts: ['caseNumber', 'jaw', 'step'] as const, separator: '-' as const };
const written = (name: string, more: object = {}) => ({ name, ...content, parts: [...content.parts], ...more });
const add = async (name: string, more: object = {}): Promise<string> =>
  (await admin.call(gumCarving.add, { body: written(name, more) })).gumCarvingId;
const list = (client: TestClient = admin) => client.call(gumCarving.list);

test('the first template is the default, another one becomes it, and there is always one', async () => {
  expect(await carvingContent(server.ctx.db, null)).toBeNull();
  const first = await add('Case and step');
  const second = await add('Plain', { parts: ['text'], text: 'AW-1' });
  expect((await list()).map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['Case and step', true],
    ['Plain', false],
  ]);
  await admin.call(gumCarving.setDefault, { body: { gumCarvingId: second } });
  expect((await list()).map(({ gumCarvingId, isDefault }) => [gumCarvingId, isDefault])).toEqual([
    [second, true],
    [first, false],
  ]);
  expect(await carvingContent(server.ctx.db, null)).toEqual({ parts: ['text'], separator: '-', text: 'AW-1' });
});

test('two that are made at the same time make one default', async () => {
  await Promise.all([add('One'), add('Two')]);
  expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('a template is changed on the version that was read', async () => {
  const gumCarvingId = await add('Case and step');
  const body = { ...written('Case'), gumCarvingId, version: 1, enabled: true };
  await admin.call(gumCarving.edit, { body });
  expect(await list()).toMatchObject([{ name: 'Case', version: 2 }]);
  expect(await admin.refused(gumCarving.edit, { body })).toBe('customizationChanged');
  const { rows } = await admin.call(security.audit, { query: { type: 'gumCarvingChanged' } });
  expect(rows[0]?.content).toBe('Case');
});

test.each<[string, object, string]>([
  ['a name that is there already, in other letters', { name: 'case AND step' }, 'gumCarvingTaken'],
  ['fixed text that is not said', { parts: ['text'] }, 'gumCarvingTextMissing'],
  ['fixed text that no carver writes', { parts: ['text'], text: '刻字' }, 'gumCarvingTextInvalid'],
  ['no part', { parts: [] }, 'paramsError'],
  ['a part twice', { parts: ['jaw', 'jaw'] }, 'paramsError'],
  ['a part that there is not', { parts: ['birthday'] }, 'paramsError'],
  ['an empty name', { name: ' ' }, 'paramsError'],
])('refused: %s', async (_, more, expected) => {
  await add('Case and step');
  expect(await admin.refused(gumCarving.add, { body: written('Another', more) })).toBe(expected);
  expect(await list()).toHaveLength(1);
});

test('the default stays enabled, and what is disabled is no default and is not read by production', async () => {
  const first = await add('First');
  const second = await add('Second');
  const off = (gumCarvingId: string, name: string) => ({
    body: { ...written(name), gumCarvingId, version: 1, enabled: false },
  });
  expect(await admin.refused(gumCarving.edit, off(first, 'First'))).toBe('gumCarvingDefaultStays');
  await admin.call(gumCarving.edit, off(second, 'Second'));
  expect(await admin.refused(gumCarving.setDefault, { body: { gumCarvingId: second } })).toBe('gumCarvingDisabled');
  expect(await admin.refused(gumCarving.setDefault, { body: { gumCarvingId: '999999' } })).toBe('recordNotFound');
  expect((await list()).map(({ name }) => name)).toEqual(['First', 'Second']);
  for (const name of ['demomaker', 'democreator'])
    expect((await list(await server.login(name))).map((row) => row.name)).toEqual(['First']);
});

test('a model carves its own text, the template that it names, and the default one where that is not offered', async () => {
  await add('First', { parts: ['text'], text: 'ONE' });
  const second = await add('Second', { parts: ['text'], text: 'TWO' });
  const carved = async (said: string): Promise<unknown> => (await carvingContent(server.ctx.db, said))?.text;
  expect(await carved(' AW-7 ')).toBe('AW-7');
  expect(await carved(templateParameter(second))).toBe('TWO');
  expect(await carved('')).toBe('ONE');
  expect(await carved(templateParameter('999999'))).toBe('ONE');
  const off = { gumCarvingId: second, version: 1, enabled: false };
  await admin.call(gumCarving.edit, { body: { ...written('Second', { parts: ['text'], text: 'TWO' }), ...off } });
  expect(await carved(templateParameter(second))).toBe('ONE');
});

test('operators alone write; whoever neither orders nor produces does not read', async () => {
  const maker = await server.login('demomaker');
  expect(await maker.refused(gumCarving.add, { body: written('Mine') })).toBe('noPermission');
  expect(await maker.refused(gumCarving.setDefault, { body: { gumCarvingId: '1' } })).toBe('noPermission');
  expect(await (await server.login('demodesigner')).refused(gumCarving.list)).toBe('noPermission');
});
