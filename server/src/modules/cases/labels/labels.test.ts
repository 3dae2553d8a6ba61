import {
  API_BASE,
  type LabelCategory,
  MOST_LABELS_ON_CASE,
  OK,
  type Received,
  endpoints,
  errors,
} from '@archway/contracts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import type { TestClient } from '../../../../test/client.ts';
import { practiceMembers } from '../../practices/schema.ts';
import { callerOf, newLabel, openCase, practiceId, validInfo } from '../cases.fixture.ts';

const { cases, labels } = endpoints;

let server: TestServer;
let creator: TestClient;
let doctor: TestClient;
let outsider: TestClient;
let main: string;
let foreign: string;

beforeAll(async () => {
  server = await startTestServer();
  [creator, doctor, outsider] = [
    await server.login('democreator'),
    await server.login('demodoctor'),
    await server.login('demooutsider'),
  ];
  [main, foreign] = [await practiceId(server, 'P10001'), await practiceId(server, 'P10002')];
});
afterAll(() => server.stop());

const listed = (client = creator, query: Partial<Received<typeof labels.list>['query']> = {}) =>
  client.call(labels.list, { query });
const labelsIn = (categories: readonly LabelCategory[], categoryId: string): string[] | undefined =>
  categories.find((category) => category.categoryId === categoryId)?.categoryLabels.map(({ id }) => id);
const put = (client: TestClient, caseIds: string[], add: string[], remove: string[] = []) =>
  client.call(labels.set, { body: { caseIds, add, remove } });
const labelsOf = async (client: TestClient, caseId: string): Promise<string[]> =>
  (await client.call(cases.detail, { params: { caseId, version: 1 } })).labels.map(({ categoryName }) => categoryName);

test('a practice has a default category, called so in the language of the reader', async () => {
  const [category] = await listed();
  expect(category).toMatchObject({ isDefault: true, practiceId: main, categoryName: 'Default', editable: true });
  expect(category?.id).toBe(`${category?.categoryId}-Default`);
  const [chinese] = await creator.call(labels.list, {}, 'zh-CN');
  expect(chinese?.categoryName).toBe('默认分类');
});

test('travels in the words of the specification', async () => {
  const response = await fetch(server.url + API_BASE + labels.list.path, {
    headers: { authorization: `Bearer ${creator.token}` },
  });
  const { data } = (await response.json()) as { data: Record<string, unknown>[] };
  expect(data[0]).toMatchObject({ categoryId: expect.any(String), categoryName: expect.any(String) });
  const [label] = data[0]?.['labelResultVOList'] as Record<string, string>[];
  expect(label?.['id']).toBe(`${label?.['categoryId']}-${label?.['categoryName']}`);
});

test('a label is made, renamed, coloured, moved and deleted', async () => {
  const [one, two] = [await newLabel(creator, main, 'Age'), await newLabel(creator, main, 'Wish')];
  const label = await newLabel(creator, main, 'Adult', one);
  expect(labelsIn(await listed(), one)).toEqual([`${label}-Adult`]);
  await creator.call(labels.update, {
    body: { categoryId: label, categoryName: ' Grown-up ', color: 'red', parentId: two },
  });
  const after = await listed();
  expect(labelsIn(after, one)).toEqual([]);
  expect(after.find(({ categoryId }) => categoryId === two)?.categoryLabels).toEqual([
    { id: `${label}-Grown-up`, categoryId: label, categoryName: 'Grown-up', color: 'red' },
  ]);
  expect(await listed(creator, { categoryId: two })).toHaveLength(1);
  const caseId = await openCase(creator, validInfo(main, { patientName: 'Of a deleted label' }));
  await put(creator, [caseId], [label]);
  await creator.call(labels.remove, { params: { categoryId: label } });
  expect(await labelsOf(creator, caseId)).toEqual([]);
  expect(await creator.refused(labels.remove, { params: { categoryId: label } })).toBe('labelUnknown');
});

test('labels of a deleted category belong to the default one; that one stays', async () => {
  const category = await newLabel(creator, main, 'For a while');
  const label = await newLabel(creator, main, 'Survivor', category);
  await creator.call(labels.remove, { params: { categoryId: category } });
  const known = await listed();
  const own = known.find(({ isDefault }) => isDefault)?.categoryId as string;
  expect(labelsIn(known, own)).toContain(`${label}-Survivor`);
  expect(await creator.refused(labels.remove, { params: { categoryId: own } })).toBe('defaultCategoryStays');
});

describe('names', () => {
  test('of a practice are told apart whatever their case; a category may be called like a label', async () => {
    const category = await newLabel(creator, main, 'Named');
    await newLabel(creator, main, 'Called', category);
    const again = { practiceId: main, parentId: category, categoryName: 'CALLED' };
    expect(await creator.refused(labels.add, { body: again })).toBe('labelNameTaken');
    expect(await creator.refused(labels.add, { body: { practiceId: main, categoryName: 'named' } })).toBe(
      'labelNameTaken',
    );
    await newLabel(creator, main, 'Called');
    await newLabel(outsider, foreign, 'Named');
  });

  test.each([
    ['', 'paramsError'],
    ['x'.repeat(21), 'paramsError'],
  ] as const)('%j is refused', async (categoryName, refusal) =>
    expect(await creator.refused(labels.add, { body: { practiceId: main, categoryName } })).toBe(refusal),
  );
});

test('labels of another practice are neither seen nor changed, nor put on own cases', async () => {
  const label = await newLabel(creator, main, 'Ours', await newLabel(creator, main, 'Ours alone'));
  expect((await listed(outsider)).map((category) => category.practiceId)).not.toContain(main);
  expect(await outsider.refused(labels.add, { body: { practiceId: main, categoryName: 'Mine' } })).toBe(
    'recordNotFound',
  );
  expect(await outsider.refused(labels.update, { body: { categoryId: label, categoryName: 'Mine' } })).toBe(
    'labelUnknown',
  );
  expect(await outsider.refused(labels.remove, { params: { categoryId: label } })).toBe('labelUnknown');
  const own = await openCase(outsider, validInfo(foreign));
  expect(await put(outsider, [own], [label])).toEqual([
    expect.objectContaining({ id: own, code: errors.labelUnknown.code }),
  ]);
});

test('an operator keeps the labels of any practice that there is', async () => {
  const admin = await server.login('demoadmin');
  await newLabel(admin, foreign, 'From above');
  expect((await listed(outsider)).map(({ categoryName }) => categoryName)).toContain('From above');
  expect((await listed(admin, { practiceId: foreign })).map(({ editable }) => editable)).toContain(true);
  const nowhere = { practiceId: '999999999' };
  expect(await admin.refused(labels.list, { query: nowhere })).toBe('recordNotFound');
  expect(await admin.refused(labels.add, { body: { ...nowhere, categoryName: 'Of nobody' } })).toBe('recordNotFound');
});

test('the design side may not label, whatever it sees', async () => {
  const center = await server.login('democenter');
  expect(await center.refused(labels.set, { body: { caseIds: ['1'], add: [] } })).toBe('noPermission');
  expect(await center.refused(labels.add, { body: { practiceId: main, categoryName: 'Mine' } })).toBe('noPermission');
});

describe('a batch', () => {
  test('does each case by itself, and says why one is refused', async () => {
    const label = await newLabel(creator, main, 'Batched', await newLabel(creator, main, 'Batches'));
    const [colleagues, own] = [await openCase(creator, validInfo(main)), await openCase(doctor, validInfo(main))];
    const rows = await put(doctor, [colleagues, own, '999999999', own], [label]);
    expect(rows).toEqual([
      { id: colleagues, code: errors.recordNotFound.code, msg: errors.recordNotFound.en },
      { id: own, code: OK, msg: 'OK' },
      { id: '999999999', code: errors.recordNotFound.code, msg: errors.recordNotFound.en },
    ]);
    expect(await labelsOf(creator, own)).toEqual(['Batched']);
    expect(await labelsOf(creator, colleagues)).toEqual([]);
    await put(creator, [own], [], [label]);
    expect(await labelsOf(creator, own)).toEqual([]);
  });

  test('of none is refused in words', async () => {
    expect(await creator.refused(labels.set, { body: { caseIds: [], add: [] } })).toBe('nothingSelected');
  });

  test('leaves a case that would carry too many as it was; a category is no label', async () => {
    const category = await newLabel(creator, main, 'Too many');
    const many = await Promise.all(
      Array.from({ length: MOST_LABELS_ON_CASE + 1 }, (_, at) => newLabel(creator, main, `Many ${at}`, category)),
    );
    const caseId = await openCase(creator, validInfo(main));
    const [row] = await put(creator, [caseId], many);
    expect(row).toMatchObject({ code: errors.labelsOnCase.code, msg: 'A case has at most 10 labels' });
    expect(await labelsOf(creator, caseId)).toEqual([]);
    expect((await put(creator, [caseId], [category]))[0]?.code).toBe(errors.labelUnknown.code);
  });
});

test('a case that moves to another practice leaves its labels behind', async () => {
  const { userId } = await callerOf(server, outsider);
  await server.ctx.db.insert(practiceMembers).values({ practiceId: main, userId, identity: 'doctor' });
  const label = await newLabel(outsider, foreign, 'Staying', await newLabel(outsider, foreign, 'Stay'));
  const caseId = await openCase(outsider, validInfo(foreign));
  await put(outsider, [caseId], [label]);
  expect(await labelsOf(outsider, caseId)).toEqual(['Staying']);
  await outsider.call(cases.update, {
    params: { caseId, version: 1 },
    body: { ...validInfo(main), doctorId: userId, revision: 1 },
  });
  expect(await labelsOf(outsider, caseId)).toEqual([]);
});
