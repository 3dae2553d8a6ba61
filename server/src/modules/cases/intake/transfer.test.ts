import { OK, endpoints, errors } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { EventReader } from '../../../../test/event-reader.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { practices } from '../../practices/schema.ts';
import { callerOf, openCase, practiceId, validInfo } from '../cases.fixture.ts';

const { account, cases, security } = endpoints;

let server: TestServer;
let creator: TestClient;
let doctor: TestClient;
let assistant: TestClient;
let main: string;
let ids: { creator: string; doctor: string; assistant: string };

beforeAll(async () => {
  server = await startTestServer();
  [creator, doctor, assistant] = [
    await server.login('democreator'),
    await server.login('demodoctor'),
    await server.login('demoassistant'),
  ];
  main = await practiceId(server, 'P10001');
  const idOf = async (client: TestClient): Promise<string> => (await callerOf(server, client)).userId;
  ids = { creator: await idOf(creator), doctor: await idOf(doctor), assistant: await idOf(assistant) };
});
afterAll(() => server.stop());

const transfer = (client: TestClient, caseIds: string[], doctorId: string) =>
  client.call(cases.transfer, { body: { caseIds, doctorId } });
const detail = (client: TestClient, caseId: string) => client.call(cases.detail, { params: { caseId, version: 1 } });
const told = async (client: TestClient, type: string): Promise<string[]> => {
  const { rows } = await client.call(account.notices, { query: { pageSize: 50 } });
  return rows.filter((row) => row.type === type).map((row) => row.content);
};

test('a doctor hands an own case on: the other one has it, with notice, log and audit', async () => {
  const caseId = await openCase(doctor, validInfo(main, { patientName: 'Handed On', ptNo: 'HAND-1' }));
  expect(await transfer(doctor, [caseId], ids.creator)).toEqual([{ id: caseId, code: OK, msg: 'OK' }]);
  expect((await detail(creator, caseId)).doctorId).toBe(ids.creator);
  expect(await doctor.refused(cases.detail, { params: { caseId, version: 1 } })).toBe('recordNotFound');

  expect((await told(creator, 'caseTransferredTo'))[0]).toContain('HAND-1');
  expect(await told(doctor, 'caseTransferredFrom')).toEqual([]);
  const [log] = await creator.call(cases.progress, { query: { caseId } });
  expect(log).toMatchObject({ action: 'transfer', from: 0, to: 0 });
  expect(log?.note).toMatch(/ → /);
  const events = await doctor.call(security.events, { query: {} });
  expect(events.rows[0]).toMatchObject({ type: 'caseTransferred', content: expect.stringContaining('HAND-1: ') });
});

test('an assistant hands on for the doctors it serves; both are told, and the tabs count it for the other one', async () => {
  const unsubmitted = async (client: TestClient) =>
    (await client.call(cases.tabCounts, { query: {} })).find(({ value }) => value === 2)?.count as number;
  const caseId = await openCase(creator, validInfo(main, { patientName: 'By Assistant' }));
  const before = await unsubmitted(doctor);
  await transfer(assistant, [caseId], ids.doctor);
  expect(await unsubmitted(doctor)).toBe(before + 1);
  expect((await told(doctor, 'caseTransferredTo'))[0]).toContain('By Assistant');
  expect((await told(creator, 'caseTransferredFrom'))[0]).toContain('By Assistant');
});

test('the open list of whoever loses a case hears of it', async () => {
  const caseId = await openCase(doctor, validInfo(main));
  const reader = await EventReader.open(server.url, doctor.token ?? '');
  await transfer(creator, [caseId], ids.creator);
  const types = (await reader.take(2)).map(({ type }) => type);
  expect(types).toContain('case.changed');
  reader.close();
});

test('a refused row says why, and the others go through', async () => {
  const [own, colleagues] = [await openCase(doctor, validInfo(main)), await openCase(creator, validInfo(main))];
  expect(await transfer(creator, [own, colleagues, '999999999'], ids.creator)).toEqual([
    { id: own, code: OK, msg: 'OK' },
    { id: colleagues, code: errors.sameDoctor.code, msg: 'This case belongs to this doctor already' },
    { id: '999999999', code: errors.recordNotFound.code, msg: errors.recordNotFound.en },
  ]);
  expect((await transfer(doctor, [colleagues], ids.doctor))[0]?.code).toBe(errors.recordNotFound.code);
});

test('only to a doctor of the practice', async () => {
  const caseId = await openCase(creator, validInfo(main));
  const foreigner = (await callerOf(server, await server.login('demooutsider'))).userId;
  for (const doctorId of [foreigner, ids.assistant]) {
    expect((await transfer(creator, [caseId], doctorId))[0]?.code).toBe(errors.doctorUnknown.code);
  }
  const choice = await doctor.call(cases.transferDoctors, { query: { practiceId: main } });
  expect(choice.map(({ doctorId }) => doctorId)).toEqual(expect.arrayContaining([ids.creator, ids.doctor]));
  const outsider = await server.login('demooutsider');
  expect(await outsider.refused(cases.transferDoctors, { query: { practiceId: main } })).toBe('recordNotFound');
});

test('designers hand nothing on, and a disabled practice neither', async () => {
  const center = await server.login('democenter');
  expect(await center.refused(cases.transfer, { body: { caseIds: ['1'], doctorId: '1' } })).toBe('noPermission');
  const caseId = await openCase(creator, validInfo(main));
  await server.ctx.db.update(practices).set({ available: false }).where(eq(practices.id, main));
  expect((await transfer(creator, [caseId], ids.doctor))[0]?.code).toBe(errors.practiceDisabled.code);
  await server.ctx.db.update(practices).set({ available: true }).where(eq(practices.id, main));
});
