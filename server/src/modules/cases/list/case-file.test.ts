import { API_BASE, endpoints, serviceTypes } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf, fullRequests, newLabel, openCase, practiceId, validInfo } from '../cases.fixture.ts';
import { cases as caseTable } from '../schema.ts';
import { batchesOfCases } from './case-list.ts';
import { searchColumns } from './search-text.ts';

const { cases, labels, security } = endpoints;

let server: TestServer;
let creator: TestClient;
let main: string;

beforeAll(async () => {
  server = await startTestServer();
  creator = await server.login('democreator');
  main = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());

async function file(client: TestClient, search: string, lang = 'en-US'): Promise<{ text: string; answer: Response }> {
  const answer = await fetch(`${server.url}${API_BASE}${cases.file.path}?${search}`, {
    headers: { lang, authorization: `Bearer ${client.token}` },
  });
  // As bytes: decoded by `fetch`, the mark at the beginning is gone.
  return { text: Buffer.from(await answer.arrayBuffer()).toString('utf8'), answer };
}
const lines = (text: string): string[] => text.replace('\uFEFF', '').trimEnd().split('\r\n');

test('the file has what the list shows, in the words of the reader', async () => {
  const caseId = await openCase(creator, validInfo(main, { patientName: 'Ada, File', ptNo: 'FILE-1' }));
  const label = await newLabel(creator, main, 'Exported', await newLabel(creator, main, 'Exports'));
  await creator.call(labels.set, { body: { caseIds: [caseId], add: [label] } });
  const { text, answer } = await file(creator, 'keyword=FILE-1&utcOffset=480');
  expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="archway-cases-[\d-]+\.csv"/);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head, row, ...more] = lines(text);
  expect(head).toMatch(/^Case ID,Patient,Gender,Age,Practice,Doctor,Phase,Status,/);
  expect(row).toContain('FILE-1,"Ada, File",Female,');
  expect(row).toContain(',Initial,Unsubmitted,Self Design,Exported,,,');
  expect(more).toEqual([]);
  const chinese = lines((await file(creator, 'keyword=FILE-1', 'zh-CN')).text);
  expect([chinese[0]?.slice(0, 6), chinese[1]]).toEqual(['病例号,患者', expect.stringContaining(',女,')]);
});

test.each([
  [serviceTypes.crownDesign.id, fullRequests.crown, 'Doctor,Teeth,Material,Shade,Status', ',16,Zirconia,A2,'],
  [
    ...([serviceTypes.plant.id, fullRequests.implant] as const),
    ...(['Doctor,Implant positions,Implant system,Surgical guide,', ',"36, 46",Tapered 4.1 mm,Fully guided,'] as const),
  ],
] as const)('the file of the service %i has the columns of its list', async (serviceType, request, titles, answers) => {
  const ptNo = `FILE-S${serviceType}`;
  const caseId = await openCase(creator, { ...validInfo(main, { ptNo }), serviceType });
  const body = { request: request as never, revision: 0 };
  await creator.call(endpoints.request.save, { params: { caseId, version: 1 }, body });
  const [head, row] = lines((await file(creator, `keyword=${ptNo}&serviceType=${serviceType}`)).text);
  expect(head).toContain(titles);
  expect(head).not.toContain('Phase');
  expect(row).toContain(answers);
});

test('a name that a spreadsheet would compute is text', async () => {
  await openCase(creator, validInfo(main, { patientName: '=HYPERLINK("http://evil")', ptNo: 'FILE-2' }));
  expect(lines((await file(creator, 'keyword=FILE-2')).text)[1]).toContain(`"'=HYPERLINK(""http://evil"")"`);
});

test('filters and what somebody may see hold for the file, too', async () => {
  const outsider = await server.login('demooutsider');
  const { total } = await creator.call(cases.page, { query: { tab: 6 } });
  expect(lines((await file(creator, 'tab=6')).text)).toHaveLength(total + 1);
  expect(lines((await file(outsider, 'keyword=FILE-')).text)).toHaveLength(1);
  expect((await fetch(`${server.url}${API_BASE}${cases.file.path}`)).status).toBe(401);
});

test('that it was taken stands in the security log', async () => {
  await file(creator, 'tab=7');
  const { rows } = await creator.call(security.events, { query: {} });
  expect(rows[0]).toMatchObject({ type: 'casesExported' });
});

test.each([
  ['updateTime', 'desc'],
  ['createTime', 'asc'],
  ['patientName', 'asc'],
] as const)('more than a batch comes whole and in order: by %s %s', async (sort, order) => {
  const { userId } = await callerOf(server, creator);
  const at = (index: number): Date => new Date(Date.UTC(2020, 0, 1) + Math.floor(index / 7) * 1000);
  const rows = Array.from({ length: 1100 }, (_, index) => {
    const [ptNo, patientName] = [`${sort.slice(0, 3)}-${index}`, `Many ${index % 11}`];
    return {
      ...{ practiceId: main, creatorId: userId, doctorId: userId, gender: '1' as const, birthday: '1990-01-01' },
      ...{ entrust: 0 as const, productType: 'aligner' as const, ptNo, patientName },
      ...{ createTime: at(index), updateTime: at(index), ...searchColumns([ptNo, patientName]) },
    };
  });
  await server.ctx.db.insert(caseTable).values(rows);
  const caller = await callerOf(server, creator);
  const filter = { serviceType: 0 as const, tab: -1, utcOffset: 0, sort, order, keyword: `${sort.slice(0, 3)}-` };
  const found: string[] = [];
  const values: string[] = [];
  for await (const batch of batchesOfCases(server.ctx.db, caller, filter)) {
    found.push(...batch.map(({ caseId }) => caseId));
    values.push(...batch.map((each) => each[sort]));
  }
  expect(new Set(found).size).toBe(1100);
  expect(found).toHaveLength(1100);
  if (sort !== 'patientName')
    expect(values).toEqual(order === 'asc' ? [...values].sort() : [...values].sort().reverse());
});
