import { type ErrorName, type LabelField, type MarkingContent, endpoints, standardWriting } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { practiceMakers } from '../../practices/schema.ts';
import { productionTemplates } from '../schema.ts';

const { extractions, markings, printLabels } = endpoints;

let server: TestServer;
let admin: TestClient;
let maker: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.login('demoadmin');
  maker = await server.login('demomaker');
});
afterAll(() => server.stop());
beforeEach(async () => void (await server.ctx.db.delete(productionTemplates)));

const rule = {
  ...{ pattern: '(?<case>[A-Z]\\d+)_([UL])(\\d+)', upperJawPattern: '_U\\d', testFileName: 'P1024_U05.stl' },
  ...{ parts: ['3', 'case'], separator: '-' as const },
};
const addRule = (name: string, more: object = {}) => ({
  body: { name, practiceId: null, content: { ...rule, ...more } },
});

test('a rule reads the test file name: every group, the combination in its order, and the jaw', async () => {
  expect(await admin.call(extractions.test, { body: rule })).toEqual({
    matched: true,
    groups: [
      { key: 'case', text: 'P1024' },
      { key: '2', text: 'U' },
      { key: '3', text: '05' },
    ],
    text: '05-P1024',
    upperJaw: true,
  });
  const lower = await admin.call(extractions.test, { body: { ...rule, testFileName: 'P7_L2', parts: [] } });
  expect(lower).toMatchObject({ matched: true, text: 'P7_L2', upperJaw: false });
  const none = await admin.call(extractions.test, { body: { ...rule, testFileName: 'scan.stl', upperJawPattern: '' } });
  expect(none).toMatchObject({ matched: false, text: null, upperJaw: null });
  expect(none.groups.map(({ text }) => text)).toEqual([null, null, null]);
});

test('no rule can hang the server: what would run away elsewhere ends, and what cannot be bounded is refused', async () => {
  // Each of them takes a backtracking engine longer than anybody waits.
  const name = `${'a'.repeat(250)}!`;
  for (const pattern of ['(a+)+$', '(a|a)*$', '(a|aa)+$', '(.*a){12}$', '((a*)*)*$'])
    expect(await admin.call(extractions.test, { body: { ...rule, pattern, parts: [], testFileName: name } })).toEqual(
      expect.objectContaining({ matched: pattern.includes('*)*') || pattern === '(a|a)*$' }),
    );
  for (const pattern of ['(', 'a**', '(?=a)', '(a)\\1', '(a{1000}){1000}', 'a{1000}b{1000}c{1000}'])
    expect([pattern, await admin.refused(extractions.test, { body: { ...rule, pattern, parts: [] } })]).toEqual([
      pattern,
      'extractionRuleInvalid',
    ]);
  await expect(admin.call(extractions.test, { body: { ...rule, pattern: '(' } })).rejects.toThrow(
    'This extraction rule cannot be used: missing closing ): `(`',
  );
});

test.each<[string, object, ErrorName]>([
  ['a name that there is, in other letters', { name: 'basic INFO' }, 'templateNameTaken'],
  ['no rule', { content: { ...rule, pattern: '' } }, 'extractionRuleMissing'],
  ['a rule that does not read its test file name', { content: { ...rule, testFileName: 'x' } }, 'extractionFailed'],
  ['a group that there is not', { content: { ...rule, parts: ['4'] } }, 'extractionGroupUnknown'],
  ['a rule for the jaw that is none', { content: { ...rule, upperJawPattern: '(' } }, 'extractionRuleInvalid'],
  ['a rule that is too long', { content: { ...rule, pattern: 'a'.repeat(201) } }, 'paramsError'],
  ['a group twice', { content: { ...rule, parts: ['2', '2'] } }, 'paramsError'],
  ['no name', { name: ' ' }, 'paramsError'],
])('an extraction template is refused: %s', async (_, more, expected) => {
  await admin.call(extractions.add, addRule('Basic info'));
  const { body } = addRule('Other');
  expect(await admin.refused(extractions.add, { body: { ...body, ...more } })).toBe(expected);
  expect((await admin.call(extractions.list)).templates).toHaveLength(1);
});

test('the specified words are told letter for letter, in both languages', async () => {
  await admin.call(extractions.add, addRule('Basic info'));
  const words = async (input: ReturnType<typeof addRule>, lang: 'zh-CN' | 'en-US') =>
    admin.call(extractions.add, input, lang).catch((refused: { text: string }) => refused.text);
  expect(await words(addRule('Basic info'), 'en-US')).toBe('Template name already exists');
  expect(await words(addRule('Basic info'), 'zh-CN')).toBe('模板名称已存在');
  expect(await words(addRule('Other', { testFileName: 'x' }), 'en-US')).toBe('Extraction Failed');
  expect(await words(addRule('Other', { testFileName: 'x' }), 'zh-CN')).toBe('提取失败');
});

test('operators alone write extraction templates; whoever orders or produces reads them', async () => {
  const { productionTemplateId } = await admin.call(extractions.add, addRule('Basic info'));
  for (const name of ['demomaker', 'democreator']) {
    const reader = await server.login(name);
    const { templates, owners } = await reader.call(extractions.list);
    expect([name, templates.map((row) => [row.name, row.mayChange])]).toEqual([name, [['Basic info', false]]]);
    expect(owners.some(({ practiceId }) => practiceId === null)).toBe(false);
    expect(await reader.refused(extractions.add, addRule('Mine'))).toBe('noPermission');
    expect(await reader.refused(extractions.test, { body: rule })).toBe('noPermission');
    expect(await reader.refused(extractions.remove, { params: { productionTemplateId } })).toBe('noPermission');
  }
  expect(await (await server.login('demodesigner')).refused(extractions.list)).toBe('noPermission');
});

const marking: MarkingContent = {
  ...{ sign: 'M1', left: ['caseNumber'], right: ['jaw', 'step'], content: ['text'], separator: '-' },
  ...{ text: 'AW', brand: 'Archway' },
};
const field: LabelField = {
  ...{ kind: 'code', x: 2, y: 2, width: 20, height: 20, size: 3, bold: false, align: 'left', code: 'qrcode' },
};
const label = { width: 60, height: 30, fields: [field] };

/** The practices that the maker of the demonstration makes templates for, and one that it does not. */
async function practices(): Promise<{ own: string; foreign: string }> {
  const [own] = (await maker.call(markings.list)).owners;
  const { rows } = await server.ctx.db.execute<{ id: string }>('select id::text from practices order by id');
  const served = (await maker.call(markings.list)).owners.map(({ practiceId }) => practiceId);
  const foreign = rows.find(({ id }) => !served.includes(id));
  if (!own?.practiceId || !foreign) throw new Error('the demonstration lacks a practice');
  return { own: own.practiceId, foreign: foreign.id };
}

test('templates are a practice’s: its makers share and change them, others do not see them; the platform’s are read', async () => {
  const { own, foreign } = await practices();
  const body = { name: 'Ours', content: marking, practiceId: own };
  const { productionTemplateId } = await maker.call(markings.add, { body });
  expect(await maker.refused(markings.add, { body })).toBe('templateNameTaken');
  // The same name is free elsewhere, and of another kind.
  const { productionTemplateId: common } = await admin.call(markings.add, { body: { ...body, practiceId: null } });
  await maker.call(printLabels.add, { body: { ...body, content: label } });
  for (const practiceId of [foreign, '999999', null])
    expect(await maker.refused(markings.add, { body: { ...body, practiceId } })).toBe('recordNotFound');
  // Operators make them for every practice, but for none that is not there.
  expect(await admin.refused(markings.add, { body: { ...body, practiceId: '999999' } })).toBe('recordNotFound');
  expect((await maker.call(markings.list)).templates.map((row) => [row.practiceId, row.mayChange])).toEqual([
    [own, true],
    [null, false],
  ]);
  const edit = { productionTemplateId, version: 1, name: 'Ours', content: { ...marking, sign: 'M2' } };
  await maker.call(markings.edit, { body: edit });
  expect(await maker.refused(markings.edit, { body: edit })).toBe('templateChanged');
  expect(await maker.refused(markings.edit, { body: { ...edit, productionTemplateId: common } })).toBe('noPermission');
  expect(await maker.refused(markings.remove, { params: { productionTemplateId: common } })).toBe('noPermission');

  // One who produces for another practice alone.
  const { db } = server.ctx;
  const [{ userId } = { userId: '' }] = await db.select().from(practiceMakers).limit(1);
  const kept = await db.select().from(practiceMakers).where(eq(practiceMakers.userId, userId));
  await db.delete(practiceMakers).where(eq(practiceMakers.userId, userId));
  await db.insert(practiceMakers).values({ practiceId: foreign, userId });
  expect((await maker.call(markings.list)).templates.map((row) => row.practiceId)).toEqual([null]);
  for (const refused of [
    maker.refused(markings.edit, { body: { ...edit, version: 2 } }),
    maker.refused(markings.remove, { params: { productionTemplateId } }),
  ])
    expect(await refused).toBe('recordNotFound');
  await db.delete(practiceMakers).where(eq(practiceMakers.userId, userId));
  await db.insert(practiceMakers).values(kept);

  await maker.call(markings.remove, { params: { productionTemplateId } });
  expect(await maker.refused(markings.remove, { params: { productionTemplateId } })).toBe('recordNotFound');
  expect(await (await server.login('democreator')).refused(markings.list)).toBe('noPermission');
});

test.each<[string, object, ErrorName]>([
  ['a sign that no machine has', { sign: '标识' }, 'machineTextOnly'],
  ['a brand with a space', { brand: 'Arch way' }, 'machineTextOnly'],
  ['a part twice', { left: ['jaw', 'jaw'] }, 'paramsError'],
  ['a part that there is not', { right: ['birthday'] }, 'paramsError'],
])('a marking template is refused: %s', async (_, more, expected) => {
  const { own: practiceId } = await practices();
  const body = { name: 'Mine', practiceId, content: { ...marking, ...more } };
  expect(await maker.refused(markings.add, { body })).toBe(expected);
});

test('how markings are written is said for everybody, and for a practice before that', async () => {
  const { own, foreign } = await practices();
  const told = async () => (await maker.call(markings.writings)).map((row) => [row.practiceId, row.own, row.writing]);
  expect((await told())[0]).toEqual([null, false, standardWriting]);
  const everybody = { upper: 'MX', lower: 'MD', stepDigits: 3, capitals: false } as const;
  await admin.call(markings.write, { body: { practiceId: null, ...everybody } });
  expect(await maker.refused(markings.write, { body: { practiceId: null, ...everybody } })).toBe('recordNotFound');
  expect(await maker.refused(markings.write, { body: { practiceId: foreign, ...everybody } })).toBe('recordNotFound');
  const nowhere = { practiceId: '999999', ...everybody };
  expect(await admin.refused(markings.write, { body: nowhere })).toBe('recordNotFound');
  // Twice for the first time, at the same moment.
  await Promise.all([1, 2].map(() => maker.call(markings.write, { body: { practiceId: own, ...standardWriting } })));
  await maker.call(markings.write, { body: { practiceId: own, ...standardWriting, upper: 'S' } });
  const rows = await told();
  expect(rows[0]).toEqual([null, true, everybody]);
  expect(rows.find(([practiceId]) => practiceId === own)).toEqual([own, true, { ...standardWriting, upper: 'S' }]);
  const odd = { practiceId: own, ...standardWriting, lower: '下' };
  expect(await maker.refused(markings.write, { body: odd })).toBe('machineTextOnly');
});

test.each<[string, object, ErrorName]>([
  ['without a field', { fields: [] }, 'labelEmpty'],
  ['with a field beyond its edge', { width: 21 }, 'labelFieldOutside'],
  ['with a code that no camera reads', { fields: [{ ...field, width: 5, height: 5 }] }, 'paramsError'],
  ['wider than paper', { width: 211 }, 'paramsError'],
])('a label is refused %s', async (_, more, expected) => {
  const { own: practiceId } = await practices();
  const body = { name: 'Mine', practiceId, content: { ...label, ...more } };
  expect(await maker.refused(printLabels.add, { body })).toBe(expected);
});

test('a hundred templates of a kind are enough for a practice', async () => {
  const { own: practiceId } = await practices();
  const updatedBy = (await maker.call(endpoints.access.personalData)).userId;
  await server.ctx.db.insert(productionTemplates).values(
    Array.from({ length: 100 }, (_, at) => ({
      ...{ kind: 'label' as const, practiceId, name: `Label ${at}`, content: label, updatedBy },
    })),
  );
  const body = { name: 'One more', practiceId, content: label };
  expect(await maker.refused(printLabels.add, { body })).toBe('templateLimit');
});
