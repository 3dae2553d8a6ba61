import { type Received, type ServiceId, caseTabs, endpoints, errors, serviceTypes } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { practiceMembers } from '../../practices/schema.ts';
import { callerOf, newLabel, openCase, practiceId, validInfo } from '../cases.fixture.ts';
import { cases as caseTable } from '../schema.ts';

const { cases } = endpoints;
type Query = Partial<Received<typeof cases.page>['query']>;

let server: TestServer;
let creator: TestClient;
let main: string;
const page = (query: Query, client = creator) => client.call(cases.page, { query });
const names = async (query: Query) => (await page({ pageSize: 100, ...query })).rows.map((row) => row.patientName);

beforeAll(async () => {
  server = await startTestServer();
  creator = await server.login('democreator');
  main = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());

describe('pages', () => {
  test('every case stands on exactly one page, in order', async () => {
    const { total } = await page({ pageSize: 1 });
    const rows = [];
    for (let pageNum = 1; rows.length < total; pageNum++) rows.push(...(await page({ pageNum, pageSize: 25 })).rows);
    expect(new Set(rows.map((row) => row.caseId)).size).toBe(total);
    const times = rows.map((row) => row.updateTime);
    expect(times).toEqual([...times].sort().reverse());
    expect((await page({ pageNum: 50, pageSize: 25 })).rows).toEqual([]);
  });

  test.each([
    ['createTime', 'asc'],
    ['createTime', 'desc'],
    ['updateTime', 'asc'],
  ] as const)('sorted by %s %s', async (sort, order) => {
    const times = (await page({ sort, order, pageSize: 100 })).rows.map((row) => row[sort]);
    const expected = [...times].sort();
    expect(times).toEqual(order === 'asc' ? expected : expected.reverse());
  });

  test.each([{ pageNum: 0 }, { pageSize: 101 }, { order: 'sideways' }, { entrust: 3 }, { createFrom: 'soon' }])(
    '%j is refused',
    async (query) => expect(await creator.refused(cases.page, { query: query as Query })).toBe('paramsError'),
  );
});

describe('tabs', () => {
  test.each(caseTabs.filter((tab) => tab.statuses))('$key shows its statuses and all of them', async (tab) => {
    const { rows, total } = await page({ tab: tab.value, pageSize: 100 });
    expect(rows).toHaveLength(total);
    expect(rows.every((row) => (tab.statuses as readonly number[]).includes(row.status))).toBe(true);
    const everything = [...(await page({ pageSize: 100 })).rows, ...(await page({ pageNum: 2, pageSize: 100 })).rows];
    expect(everything.filter((row) => (tab.statuses as readonly number[]).includes(row.status))).toHaveLength(total);
  });

  test('an unknown tab is empty', async () => {
    expect(await page({ tab: 77 })).toEqual({ rows: [], total: 0 });
  });

  test('the focus of one person is not the focus of another', async () => {
    const assistant = await server.login('demoassistant');
    const caseId = await openCase(creator, validInfo(main, { patientName: 'Focussed' }));
    await assistant.call(cases.focus, { body: { caseId, focus: true } });
    await assistant.call(cases.focus, { body: { caseId, focus: true } });
    const focused = await page({ tab: 0, pageSize: 100 }, assistant);
    expect(focused.rows.map((row) => row.caseId)).toEqual([caseId]);
    expect(focused.rows[0]?.focus).toBe(true);
    expect(await assistant.call(cases.isFocused, { query: { caseId } })).toEqual({ focus: true });
    expect(await creator.call(cases.isFocused, { query: { caseId } })).toEqual({ focus: false });
    expect((await page({ tab: 0, pageSize: 100 })).rows.map((row) => row.caseId)).not.toContain(caseId);
    await assistant.call(cases.focus, { body: { caseId, focus: false } });
    expect(await page({ tab: 0 }, assistant)).toEqual({ rows: [], total: 0 });
  });

  test('of several cases those are marked that somebody sees, and of the others it is said why not', async () => {
    const assistant = await server.login('demoassistant');
    const outsider = await server.login('demooutsider');
    const caseId = await openCase(creator, validInfo(main, { patientName: 'Focussed in a batch' }));
    const hidden = (await page({}, outsider)).rows[0]?.caseId ?? '';
    const rows = await assistant.call(cases.focusAll, { body: { caseIds: [caseId, hidden, caseId], focus: true } });
    const gone = { code: errors.recordNotFound.code, msg: errors.recordNotFound.en };
    expect(rows).toEqual([
      { id: caseId, code: 200, msg: 'OK' },
      { id: hidden, ...gone },
    ]);
    expect((await page({ tab: 0 }, assistant)).rows.map((row) => row.caseId)).toEqual([caseId]);
    await assistant.call(cases.focusAll, { body: { caseIds: [caseId], focus: false } });
    expect((await page({ tab: 0 }, assistant)).total).toBe(0);
    expect(await outsider.refused(cases.isFocused, { query: { caseId } })).toBe('recordNotFound');
    expect(await assistant.refused(cases.focusAll, { body: { caseIds: [], focus: true } })).toBe('nothingSelected');
  });
});

describe('search', () => {
  beforeAll(async () => {
    await openCase(creator, validInfo(main, { patientName: '郭错𬌗 Guo', ptNo: 'SRCH-77' }));
    await openCase(creator, validInfo(main, { patientName: '100%_sure', ptNo: 'SRCH-78' }));
  });

  test.each([
    ['part of the case ID', 'rch-77', ['郭错𬌗 Guo']],
    ['one Han character', '郭', ['郭错𬌗 Guo']],
    ['the bite character as two', '错牙合', ['郭错𬌗 Guo']],
    ['the bite character as the safe one', '错合', ['郭错𬌗 Guo']],
    ['without the space, in capitals', '𬌗GUO', ['郭错𬌗 Guo']],
    ['full-width letters', 'ＳＲＣＨ-７７', ['郭错𬌗 Guo']],
    ['a percent sign as itself', '0%_s', ['100%_sure']],
    ['an underscore that is not there', 'rch_7', []],
    ['nobody', 'zzzz', []],
  ])('%s', async (_what, keyword, expected) => expect(await names({ keyword })).toEqual(expected));

  test('tabs are counted under the search', async () => {
    const tabs = await creator.call(cases.tabCounts, { query: { keyword: 'SRCH-' } });
    expect(tabs.find((tab) => tab.value === -1)?.count).toBe(2);
    expect(tabs.find((tab) => tab.value === 2)?.count).toBe(2);
    expect(tabs.find((tab) => tab.value === 6)?.count).toBe(0);
  });

  test('one letter finds, and is counted right', async () => {
    const found = await page({ keyword: '%', pageSize: 1 });
    expect(found).toMatchObject({ total: 1, rows: [{ patientName: '100%_sure' }] });
  });
});

describe('filters', () => {
  test('by label, by way of design, and both', async () => {
    const caseId = await openCase(creator, validInfo(main, { patientName: 'Labelled', entrust: 2 }));
    const category = await newLabel(creator, main, 'Only here, too');
    const label = await newLabel(creator, main, 'only-here', category);
    await creator.call(endpoints.labels.set, { body: { caseIds: [caseId], add: [label] } });
    expect(await names({ label })).toEqual(['Labelled']);
    expect(await names({ label: category })).toEqual(['Labelled']);
    expect(await names({ label, entrust: 2 })).toEqual(['Labelled']);
    expect(await names({ label, entrust: 1 })).toEqual([]);
    expect(await names({ label: '999999999' })).toEqual([]);
    const { rows, total } = await page({ entrust: 0, pageSize: 100 });
    expect(rows).toHaveLength(total);
    expect(rows.every((row) => row.entrust === 0)).toBe(true);
  });

  test('days are those of the reader', async () => {
    const caseId = await openCase(creator, validInfo(main, { patientName: 'At night' }));
    const createTime = new Date('2026-03-09T23:30:00Z');
    await server.ctx.db.update(caseTable).set({ createTime }).where(eq(caseTable.caseId, caseId));
    const on = (day: string, utcOffset: number) =>
      names({ createFrom: day, createTo: day, utcOffset, keyword: 'At night' });
    expect(await on('2026-03-09', 0)).toEqual(['At night']);
    expect(await on('2026-03-10', 0)).toEqual([]);
    expect(await on('2026-03-10', 480)).toEqual(['At night']);
    expect(await on('2026-03-09', 480)).toEqual([]);
  });

  test('a service without cases is empty in every tab', async () => {
    expect(await page({ serviceType: 4 })).toEqual({ rows: [], total: 0 });
    const tabs = await creator.call(cases.tabCounts, { query: { serviceType: 4 } });
    expect(tabs.every((tab) => tab.count === 0)).toBe(true);
  });
});

describe('a reader of several practices', () => {
  test('sees them in one order, and each alone by the filter', async () => {
    const foreign = await practiceId(server, 'P10002');
    const outsider = await server.login('demooutsider');
    const { userId } = await callerOf(server, outsider);
    const own = await page({ pageSize: 1 }, outsider);
    await server.ctx.db.insert(practiceMembers).values({ practiceId: main, userId, identity: 'doctor' });
    await openCase(outsider, validInfo(main, { patientName: 'Second practice' }));
    const both = await page({ pageSize: 100 }, outsider);
    expect(both.total).toBe(own.total + 1);
    const times = both.rows.map((row) => row.updateTime);
    expect(times).toEqual([...times].sort().reverse());
    expect((await page({ practiceId: main }, outsider)).rows.map((row) => row.patientName)).toEqual([
      'Second practice',
    ]);
    expect((await page({ practiceId: foreign }, outsider)).total).toBe(own.total);
    const paged = [];
    for (let pageNum = 1; pageNum <= both.total; pageNum++) {
      paged.push(...(await page({ pageNum, pageSize: 1 }, outsider)).rows.map((row) => row.caseId));
    }
    expect(paged).toEqual(both.rows.map((row) => row.caseId));
  });

  test('reads the practice in a column of its own, in the own language', async () => {
    const heads = async (client: TestClient, lang: 'zh-CN' | 'en-US') =>
      (await client.call(cases.tableHead, {}, lang)).map((column) => column.title);
    const outsider = await server.login('demooutsider');
    expect(await heads(outsider, 'zh-CN')).toContain('诊所');
    expect(await heads(creator, 'en-US')).not.toContain('Practice');
    expect(await heads(creator, 'en-US')).toContain('Case ID');
  });

  test('reads by whom a case is designed in the lists of services that design, and not in that of reports', async () => {
    const keys = async (serviceType: ServiceId) =>
      (await creator.call(cases.tableHead, { query: { serviceType } })).map((column) => column.key);
    const { aligner, crownDesign, plant, report } = serviceTypes;
    for (const { id } of [aligner, crownDesign, plant]) expect(await keys(id)).toContain('entrust');
    expect(await keys(report.id)).not.toContain('entrust');
  });

  test('a practice that is not the own one is empty', async () => {
    const foreign = await practiceId(server, 'P10002');
    expect(await page({ practiceId: foreign })).toEqual({ rows: [], total: 0 });
  });
});
