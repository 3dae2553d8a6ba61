import {
  type CaseStatus,
  type ImplantReport,
  type PlannedImplant,
  caseStatus,
  emptyImplant,
  endpoints,
  entrustTo,
  serviceTypes,
} from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { callerOf, fullRequests, openCase, practiceId, putInto, validInfo } from '../cases/cases.fixture.ts';
import { caseImports, casePrescriptions } from '../cases/schema.ts';

const { account, audit, cases, implantReport: calls } = endpoints;
let server: TestServer;
let doctor: TestClient;
let designer: TestClient;
let practice: string;
let caseId: string;

beforeAll(async () => {
  server = await startTestServer();
  [doctor, designer] = await Promise.all([server.login('demodoctor'), server.login('demodesigner')]);
  practice = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());
beforeEach(async () => {
  caseId = await caseOf(serviceTypes.plant.id, entrustTo.team);
});

async function caseOf(serviceType: 3 | 5, entrust: 0 | 2, status: CaseStatus = caseStatus.designing): Promise<string> {
  const opened = await openCase(doctor, { ...validInfo(practice, { entrust }), serviceType });
  await putInto(server, await callerOf(server, doctor), opened, status);
  const handedOver = status !== caseStatus.unsubmitted;
  await server.ctx.db.execute(sql`update cases set handed_over = ${handedOver} where pt_id = ${opened}`);
  return opened;
}

async function askFor(id: string) {
  const { userId: savedBy } = await callerOf(server, doctor);
  const content = { ...fullRequests.implant, positions: [...fullRequests.implant.positions] };
  await server.ctx.db.insert(casePrescriptions).values({ caseId: id, version: 1, content, savedBy });
  return content;
}

const chosen = (changes: Partial<PlannedImplant> = {}): PlannedImplant => ({
  ...emptyImplant(36, 'Straumann BLT'),
  ...{ diameter: 4.1, length: 10, boneHeight: 13.2, boneWidth: 7.1, density: 640, clearance: 2.4 },
  ...changes,
});
const of = (...implants: PlannedImplant[]): ImplantReport => ({ implants, conclusion: 'Fully guided.' });
const sent = (report: ImplantReport, revision: number, id = caseId) => ({
  params: { caseId: id, version: 1 },
  body: { report, revision },
});
const save = (report: ImplantReport, revision: number, client = designer) =>
  client.call(calls.save, sent(report, revision));
const refusedSave = (client: TestClient, id = caseId, revision = 0) =>
  client.refused(calls.save, sent(of(chosen()), revision, id));
const issued = (revision: number) => ({ params: { caseId, version: 1 }, body: { revision } });
const read = (client: TestClient) => client.call(calls.read, { query: { caseId, version: 1 } });

test('a draft is seen by those who write it, and by the practice once it was issued', async () => {
  expect(await read(designer)).toMatchObject({ issued: null, draft: { revision: 0, saved: null, differs: false } });
  expect(await save(of(chosen()), 0)).toEqual({ revision: 1, differs: true });
  expect(await read(designer)).toMatchObject({ draft: { report: of(chosen()), revision: 1, differs: true } });
  expect(await read(doctor)).toEqual({ issued: null, draft: null });

  const told = await designer.call(calls.issue, issued(1));
  expect(told).toMatchObject({ issued: { report: of(chosen()) }, draft: { differs: false } });
  expect((await read(doctor)).issued).toEqual(told.issued);
});

test('what is written after it was issued stays with those who write, until it is issued again', async () => {
  await save(of(chosen()), 0);
  await designer.call(calls.issue, issued(1));
  const changed = of(chosen({ length: 8 }), chosen({ position: 46 }));
  await save(changed, 1);
  expect((await read(doctor)).issued?.report).toEqual(of(chosen()));
  expect((await read(designer)).draft).toMatchObject({ report: changed, differs: true });
  await designer.call(calls.issue, issued(2));
  expect((await read(doctor)).issued?.report).toEqual(changed);
});

test('the practice is told, with the section that shows it, and the case tells who issued it', async () => {
  await save(of(chosen()), 0);
  await designer.call(calls.issue, issued(1));
  const { rows } = await doctor.call(account.notices, { query: { pageSize: 100 } });
  const link = `/patient-detail/${caseId}/1?section=implants`;
  expect(rows.filter((row) => row.link === link).map(({ type }) => type)).toEqual(['implantReportIssued']);
  const progress = await doctor.call(cases.progress, { query: { caseId } });
  expect(JSON.stringify(progress)).toContain('issueImplantReport');
  const creator = await server.login('democreator');
  const trail = await creator.call(audit.page, { query: { caseId, pageSize: 100 } });
  const subjects = trail.rows.map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining(['saveImplantReport', 'issueImplantReport']));
});

test('what was issued already is not issued again: nobody is told twice', async () => {
  await save(of(chosen()), 0);
  const first = await designer.call(calls.issue, issued(1));
  expect(await designer.call(calls.issue, issued(1))).toEqual(first);
  expect(await save(of(chosen({ length: 8 })), 1)).toEqual({ revision: 2, differs: true });
  expect(await save(of(chosen()), 2)).toEqual({ revision: 3, differs: false });
  expect((await designer.call(calls.issue, issued(3))).issued).toEqual(first.issued);
  const { rows } = await doctor.call(account.notices, { query: { pageSize: 100 } });
  expect(rows.filter(({ link }) => link?.startsWith(`/patient-detail/${caseId}/`))).toHaveLength(1);
});

test('nothing is issued without a position, or before anything was written', async () => {
  expect(await designer.refused(calls.issue, issued(0))).toBe('implantReportEmpty');
  await askFor(caseId);
  expect(await designer.refused(calls.issue, issued(0))).toBe('implantReportIncomplete');
  await save(of(), 0);
  expect(await designer.refused(calls.issue, issued(1))).toBe('implantReportEmpty');
});

test('it is not issued while an implant is not chosen, and says where', async () => {
  await save(of(chosen(), chosen({ position: 46, diameter: null })), 0);
  const failure = await designer.call(calls.issue, issued(1)).catch((error: unknown) => error);
  expect(failure).toMatchObject({ errorName: 'implantReportIncomplete' });
  expect(String(failure)).toContain('[46]');
  expect((await read(designer)).issued).toBeNull();
});

test('of two who write the second is refused, and nothing is overwritten', async () => {
  await save(of(chosen()), 0);
  expect(await refusedSave(designer)).toBe('caseChanged');
  expect(await designer.refused(calls.issue, issued(2))).toBe('caseChanged');
  expect((await read(designer)).draft).toMatchObject({ revision: 1, report: of(chosen()) });
});

test('a report that nobody has written yet begins with what was asked for', async () => {
  const begun = (await askFor(caseId)).positions.map((position) => emptyImplant(position, fullRequests.implant.system));
  expect((await read(designer)).draft).toMatchObject({ report: { implants: begun }, revision: 0, differs: false });
});

test('of a case from elsewhere the names of whoever wrote and issued it there are told, until somebody here does', async () => {
  await save(of(chosen()), 0);
  const { issued: here } = await designer.call(calls.issue, issued(1));
  const people = {
    'implants/1-1': 'Ada Elsewhere',
    [`implants/1-issued-${Date.parse(here?.at ?? '')}`]: 'Bo Elsewhere',
  };
  const { userId: importedBy } = await callerOf(server, doctor);
  const origin = { caseId, practiceId: practice, seal: caseId.padStart(64, '0'), formatVersion: 3, importedBy };
  await server.ctx.db.insert(caseImports).values({ ...origin, earlier: [], people, ids: {} });
  expect(await read(designer)).toMatchObject({
    issued: { by: 'Bo Elsewhere' },
    draft: { saved: { by: 'Ada Elsewhere' } },
  });
  await save(of(chosen({ length: 8 })), 1);
  const again = await designer.call(calls.issue, issued(2));
  expect([again.issued?.by, again.draft?.saved?.by]).toEqual([here?.by, here?.by]);
});

describe('who writes', () => {
  test('the design side where it designs; the practice is refused, and a stranger knows nothing', async () => {
    expect(await refusedSave(doctor)).toBe('noPermission');
    const outsider = await server.login('demooutsider');
    expect(await refusedSave(outsider)).toBe('recordNotFound');
    expect(await outsider.refused(calls.read, { query: { caseId, version: 1 } })).toBe('recordNotFound');
  });

  test('no auditor of the team: an audit is no design', async () => {
    const auditor = await server.login('demoauditor');
    expect(await read(auditor)).toEqual({ issued: null, draft: null });
    expect(await refusedSave(auditor)).toBe('noPermission');
  });

  test('the clinicians of the practice where its doctor designs, and no assistant', async () => {
    caseId = await caseOf(serviceTypes.plant.id, entrustTo.self);
    const assistant = await server.login('demoassistant');
    expect(await read(assistant)).toEqual({ issued: null, draft: null });
    expect(await refusedSave(assistant)).toBe('noPermission');
    expect(await save(of(chosen()), 0, doctor)).toMatchObject({ revision: 1 });
    await doctor.call(calls.issue, issued(1));
    expect((await read(doctor)).issued?.report).toEqual(of(chosen()));
  });

  test('nobody before the case was submitted, and none for another service', async () => {
    caseId = await caseOf(serviceTypes.plant.id, entrustTo.self, caseStatus.unsubmitted);
    expect(await refusedSave(doctor)).toBe('transitionRefused');
    expect(await read(doctor)).toEqual({ issued: null, draft: null });
    const crown = await caseOf(serviceTypes.crownDesign.id, entrustTo.team);
    expect(await refusedSave(designer, crown)).toBe('requestMismatch');
    expect(await doctor.refused(calls.read, { query: { caseId: crown, version: 1 } })).toBe('requestMismatch');
  });
});
