import { type DictionaryType, type Lang, endpoints, errorText } from '@archway/contracts';
import type { CallRefused, TestClient } from '../../../../test/client.ts';
import { EventReader } from '../../../../test/event-reader.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { customizations } from '../schema.ts';

const { dictionary, system, security } = endpoints;

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ foundation: true });
  admin = await server.login('demoadmin');
});
afterAll(() => server.stop());
beforeEach(async () => void (await server.ctx.db.delete(customizations)));

const detail = (type: DictionaryType = 'pt_status') => admin.call(dictionary.detail, { query: { type } });
type Wanted = Parameters<typeof save>[1];
async function save(
  version: number,
  entries: readonly { key: string; zh?: string; en?: string; hidden?: boolean; designType?: number }[],
  order: string[] | null = null,
  type: DictionaryType = 'pt_status',
) {
  return admin.call(dictionary.save, { body: { type, version, customization: { order, entries: [...entries] } } });
}
const refused = async (version: number, entries: Wanted, type: DictionaryType = 'pt_status') =>
  admin.refused(dictionary.save, {
    body: { type, version, customization: { order: null, entries: [...entries] } },
  });

async function labels(lang: Lang, type: DictionaryType = 'pt_status', withHidden = false) {
  const doctor = await server.login('demodoctor');
  const all = await doctor.call(system.dictionaries, { body: { typeList: [type], withHidden } }, lang);
  return all[type] ?? [];
}

test('a name, an order and a hidden value are seen by everybody, in both languages', async () => {
  expect(await detail()).toEqual({ version: 1, customization: { order: null, entries: [] }, history: [] });
  expect(
    await save(
      1,
      [
        { key: '10', zh: '方案制作', en: 'Planning' },
        { key: '33', hidden: true },
      ],
      [10, 0, 1, 2, 5, 6, 8, 9, 11, 12, 13, 31, 32, 33, 34].map(String),
    ),
  ).toEqual({
    version: 2,
  });
  expect((await labels('en-US'))[0]).toEqual({ dictValue: 10, dictLabel: 'Planning' });
  expect((await labels('zh-CN'))[0]).toEqual({ dictValue: 10, dictLabel: '方案制作' });
  expect((await labels('en-US')).map(({ dictValue }) => dictValue)).not.toContain(33);
  expect(await labels('en-US', 'pt_status', true)).toContainEqual({
    dictValue: 33,
    dictLabel: 'Obsolete',
    hidden: true,
  });
});

test('who changed what is told field by field, and stands in the security log', async () => {
  await save(1, [{ key: '10', en: 'Planning' }]);
  await save(2, [{ key: '10', en: 'In planning' }]);
  const { version, history } = await detail();
  expect(version).toBe(3);
  expect(history).toMatchObject([
    {
      version: 3,
      undone: false,
      undoes: null,
      changes: [{ key: '10', field: 'en', from: 'Planning', to: 'In planning' }],
    },
    { version: 2, changes: [{ key: '10', field: 'en', to: 'Planning' }] },
  ]);
  expect(history[1]?.changes[0]).not.toHaveProperty('from');
  const [event] = (await admin.call(security.audit, { query: { type: 'dictionaryChanged' } }, 'en-US')).rows;
  expect(event?.content).toBe('pt_status, changes: 1');
});

test('what the product says already is not kept, and changes nothing', async () => {
  await save(1, [{ key: '10', zh: '设计中', en: 'Designing', hidden: false }]);
  expect(await detail()).toMatchObject({ version: 1, history: [] });
});

test('two operators: the later one is refused and loses nothing of the other', async () => {
  await save(1, [{ key: '10', en: 'Planning' }]);
  expect(await refused(1, [{ key: '31', en: 'Confirmed' }])).toBe('customizationChanged');
  const both = await Promise.allSettled([save(2, [{ key: '31', en: 'A' }]), save(2, [{ key: '31', en: 'B' }])]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await detail()).version).toBe(3);
});

test('any change is undone, what came besides stays, and an undo is undone', async () => {
  await save(1, [{ key: '10', en: 'Planning' }]);
  await save(2, [
    { key: '10', en: 'Planning' },
    { key: '31', zh: '已定案' },
  ]);
  const undo = (version: number, which: number) =>
    admin.call(dictionary.undo, { body: { type: 'pt_status', version, undo: which } });
  expect(await undo(3, 2)).toEqual({ version: 4 });
  const { customization, history } = await detail();
  expect(customization.entries).toEqual([{ key: '31', zh: '已定案' }]);
  expect(history.map((row) => [row.version, row.undoes, row.undone])).toEqual([
    [4, 2, false],
    [3, null, false],
    [2, null, true],
  ]);
  await expect(undo(4, 2)).rejects.toMatchObject({ errorName: 'changedSince' });
  await undo(4, 4);
  expect((await detail()).history.map((row) => row.undone)).toEqual([false, true, false, false]);
  expect((await labels('en-US', 'pt_status')).find(({ dictValue }) => dictValue === 10)?.dictLabel).toBe('Planning');
  await expect(undo(5, 9)).rejects.toMatchObject({ errorName: 'recordNotFound' });
  await expect(undo(4, 5)).rejects.toMatchObject({ errorName: 'customizationChanged' });
});

test('an open dictionary takes values, which are taken back by an undo', async () => {
  await save(1, [{ key: '3', zh: '影像', en: 'Pictures' }], null, 'pt_record_tab');
  expect(await labels('en-US', 'pt_record_tab')).toEqual([{ dictValue: 3, dictLabel: 'Pictures' }]);
  const listed = await admin.call(dictionary.list);
  expect(listed).toContainEqual({ type: 'pt_record_tab', open: true, count: 1, changed: 1 });
  expect(listed).toContainEqual(expect.objectContaining({ type: 'pt_status', open: false, changed: 0 }));
  await admin.call(dictionary.undo, { body: { type: 'pt_record_tab', version: 2, undo: 2 } });
  expect(await labels('en-US', 'pt_record_tab')).toEqual([]);
});

test.each<[string, Wanted, DictionaryType, string]>([
  ['a value of the product’s own dictionaries', [{ key: '99', zh: '新', en: 'New' }], 'pt_status', 'dictionaryClosed'],
  ['an empty name', [{ key: '10', en: '  ' }], 'pt_status', 'customNameEmpty'],
  ['a name that is too long', [{ key: '10', zh: '很'.repeat(17) }], 'pt_status', 'customNameTooLong'],
  ['a name that there is already', [{ key: '10', zh: '待提交' }], 'pt_status', 'customNameTwice'],
  ['half a name', [{ key: '3', en: 'Pictures' }], 'pt_record_tab', 'customNameMissing'],
  ['a service type', [{ key: '10', designType: 0 }], 'pt_status', 'customFieldUnknown'],
])('refused by its name: %s', async (_, entries, type, expected) => {
  expect(await refused(1, entries, type)).toBe(expected);
  expect(await detail(type)).toMatchObject({ version: 1, history: [] });
});

test('the same entry twice is no request', async () => {
  expect(
    await refused(1, [
      { key: '10', en: 'A' },
      { key: '10', en: 'B' },
    ]),
  ).toBe('paramsError');
});

test('a refusal is a sentence in the language of the operator', async () => {
  const body = { type: 'pt_status' as const, version: 7, customization: { order: null, entries: [] } };
  for (const lang of ['zh-CN', 'en-US'] as const) {
    const failure = await admin.call(dictionary.save, { body }, lang).catch((error: unknown) => error);
    expect((failure as CallRefused).text).toBe(errorText('customizationChanged', lang));
  }
});

test('open pages hear of it, and nobody else may do it', async () => {
  const doctor = await server.login('demodoctor');
  const reader = await EventReader.open(server.url, doctor.token ?? '');
  await save(1, [{ key: '10', en: 'Planning' }]);
  expect(await reader.take(1)).toMatchObject([{ type: 'customization.changed', data: { subject: 'pt_status' } }]);
  reader.close();
  expect(await doctor.refused(dictionary.list)).toBe('noPermission');
  expect(await doctor.refused(dictionary.detail, { query: { type: 'pt_status' } })).toBe('noPermission');
  expect(await doctor.refused(dictionary.undo, { body: { type: 'pt_status', version: 2, undo: 2 } })).toBe(
    'noPermission',
  );
});
