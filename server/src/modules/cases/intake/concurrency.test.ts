import { endpoints } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf, giveFiles, openCase, practiceId, putInto, validInfo } from '../cases.fixture.ts';

const { cases } = endpoints;
let server: TestServer;
let creator: TestClient;
let doctor: TestClient;
let main: string;

beforeAll(async () => {
  server = await startTestServer();
  [creator, doctor] = await Promise.all([server.login('democreator'), server.login('demodoctor')]);
  main = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());

const detail = (caseId: string) => creator.call(cases.detail, { params: { caseId, version: 1 } });

test('cases that are opened at the same time get numbers one after another', async () => {
  const ids = await Promise.all(
    Array.from({ length: 24 }, (_, i) => openCase(i % 2 ? creator : doctor, validInfo(main))),
  );
  const numbers = await Promise.all(ids.map(async (caseId) => Number((await detail(caseId)).ptNo.split('-')[1])));
  const sorted = [...numbers].sort((a, b) => a - b);
  expect(new Set(numbers).size).toBe(24);
  expect((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)).toBe(23);
});

test('of two who take the same case ID at the same moment one gets it', async () => {
  const body = validInfo(main, { ptNo: 'RACE-1' });
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => creator.call(cases.create, { body })));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ errorName: 'caseIdTaken' });
  }
});

test('a case that is asked for again under its key is not opened twice, however often and at the same moment', async () => {
  const body = { ...validInfo(main, { patientName: 'Asked Twice' }), clientKey: 'a1'.repeat(16) };
  const opened = await Promise.all(Array.from({ length: 5 }, () => creator.call(cases.create, { body })));
  expect(new Set(opened.map(({ caseId }) => caseId)).size).toBe(1);
  const caseId = opened[0]?.caseId ?? '';
  expect(opened.map(({ revision }) => revision)).toEqual([1, 1, 1, 1, 1]);
  expect(await creator.call(cases.progress, { query: { caseId } })).toHaveLength(1);
});

test('what was written meanwhile goes into the case that was opened already', async () => {
  const clientKey = 'b2'.repeat(16);
  const { caseId } = await doctor.call(cases.create, { body: { ...validInfo(main), clientKey } });
  const body = { ...validInfo(main, { patientName: 'Written After', phone: '13800138000' }), clientKey };
  expect(await doctor.call(cases.create, { body })).toEqual({ caseId, version: 1, revision: 2 });
  expect(await detail(caseId)).toMatchObject({ patientName: 'Written After', phone: '13800138000' });
  await putInto(server, await callerOf(server, creator), caseId, 1);
  const later = { ...body, patientName: 'Too Late' };
  expect(await doctor.refused(cases.create, { body: later })).toBe('caseNotEditable');
});

test('a key is of one account: another one opens a case of its own with it', async () => {
  const body = { ...validInfo(main), clientKey: 'c3'.repeat(16) };
  const [first, second] = [await creator.call(cases.create, { body }), await doctor.call(cases.create, { body })];
  expect(second.caseId).not.toBe(first.caseId);
  expect(await creator.refused(cases.create, { body: { ...body, clientKey: 'short' } })).toBe('paramsError');
});

test('an edit that began before another one ended is told so, and nothing of it is kept', async () => {
  const caseId = await openCase(doctor, validInfo(main));
  const params = { caseId, version: 1 };
  const edit = (client: TestClient, patientName: string, revision: number) =>
    client.call(cases.update, { params, body: { ...validInfo(main, { patientName }), revision } });
  const { revision } = await edit(doctor, 'First', 1);
  await expect(edit(creator, 'Second', 1)).rejects.toMatchObject({ errorName: 'caseChanged' });
  expect(await detail(caseId)).toMatchObject({ patientName: 'First', revision });
  await edit(creator, 'Second', revision);
  expect(await detail(caseId)).toMatchObject({ patientName: 'Second', revision: revision + 1 });
});

test('of many edits with one revision exactly one succeeds', async () => {
  const caseId = await openCase(doctor, validInfo(main));
  const edits = Array.from({ length: 8 }, (_, i) =>
    doctor.call(cases.update, {
      params: { caseId, version: 1 },
      body: { ...validInfo(main, { patientName: `Edit ${i}` }), revision: 1 },
    }),
  );
  const results = await Promise.allSettled(edits);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});

test('a case is submitted once, however often it is asked for', async () => {
  const caseId = await openCase(doctor, validInfo(main));
  await giveFiles(server, caseId, (await callerOf(server, doctor)).userId);
  const asked = Array.from({ length: 6 }, () => doctor.call(cases.submit, { body: { caseId, version: 1 } }));
  const results = await Promise.allSettled(asked);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  const submitted = (await detail(caseId)).submitTime;
  expect(submitted).not.toBeNull();
  const records = await doctor.call(cases.progress, { query: { caseId } });
  expect(records.filter((record) => record.action === 'submit')).toHaveLength(1);
});

test('the counts stay right through all of it', async () => {
  const kinds = 'practice_id, service_type, doctor_id, entrust, design_center_id, handed_over, status';
  const month = `date_trunc('month', create_time at time zone 'UTC')::date`;
  for (const [table, keys, from] of [
    ['case_counts', kinds, 'cases'],
    ['case_month_counts', `${kinds}, month`, `(select *, ${month} as month from cases)`],
  ]) {
    const wrong = await server.ctx.db.execute(
      sql.raw(`select * from (select ${keys}, count from ${table} where count <> 0) kept
        full join (select ${keys}, count(*)::int as count from ${from} created group by ${keys}) counted
          using (${keys}, count)
        where kept.count is null or counted.count is null`),
    );
    expect([table, wrong.rows]).toEqual([table, []]);
  }
});
