import type { ApiCase } from '@archway/contracts';
import { endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf, fullPrescription, giveModel, givePhotos, practiceId } from '../../cases/cases.fixture.ts';
import { apiOf, newCaseBody, newKey } from '../integration.fixture.ts';

let server: TestServer;
let creator: TestClient;
let main: string;
let api: ReturnType<typeof apiOf>;
beforeAll(async () => {
  server = await startTestServer();
  creator = await server.login('democreator');
  main = await practiceId(server, 'P10001');
  api = apiOf(server, (await newKey(creator, main)).secret);
});
afterAll(() => server.stop());

const create = (changes: object = {}, headers = {}) => api<ApiCase>('POST', '/cases', newCaseBody(changes), headers);
const total = async (): Promise<number> => (await api<{ total: number }>('GET', '/cases')).body.total;

test('a case is opened, shown in our words, and lacks all that it lacks', async () => {
  const { status, body } = await create({ prescription: fullPrescription });
  expect(status).toBe(201);
  expect(body).toMatchObject({ dataSource: 'api', status: 'unsubmitted', designMode: 'team', service: 'aligner' });
  expect(body.missing.map(({ code }) => code)).toEqual(['photosMissing', 'modelMissing']);
  expect(body.missing[0]?.items).toContain('intraoral_upper');
  const detail = await creator.call(endpoints.cases.detail, { params: { caseId: body.caseId, version: 1 } });
  expect(detail).toMatchObject({ dataSource: 'api', ptNo: body.number, patientName: 'Mara Lind' });
  const found = await api<{ data: { caseId: string }[] }>('GET', `/cases?search=${body.number}`);
  expect(found.body.data.map(({ caseId }) => caseId)).toEqual([body.caseId]);
});

test.each<[string, object, number, string]>([
  ['self design', { designMode: 'self' }, 422, 'selfDesignByApi'],
  ['a birthday to come', { patient: { ...newCaseBody().patient, birthday: '2999-01-01' } }, 422, 'birthdayInFuture'],
  ['an unknown doctor', { doctorId: '999999' }, 422, 'doctorUnknown'],
  ['an unknown field', { ptNo: 'X1' }, 400, 'paramsError'],
  ['a request where a prescription is asked for', { request: { kind: 'crown' } }, 422, 'requestMismatch'],
])('%s is refused, with a status and a name', async (_what, changes, status, code) => {
  const before = await total();
  const reply = await create(changes);
  expect([reply.status, reply.body.error?.code]).toEqual([status, code]);
  expect(reply.body.error?.requestId).toBe(reply.headers.get('x-request-id'));
  expect(await total()).toBe(before);
});

test('a number that is taken is a conflict', async () => {
  const { body } = await create();
  const again = await create({ number: body.number });
  expect([again.status, again.body.error?.code]).toEqual([409, 'caseIdTaken']);
});

describe('a write with a name', () => {
  const named = (name: string) => ({ 'idempotency-key': name });

  test('is done once, also when it comes several times at the same moment', async () => {
    const before = await total();
    const replies = await Promise.all([1, 2, 3].map(() => create({}, named('once'))));
    const [first, ...others] = replies;
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const { body } of others) expect(body).toEqual(first?.body);
    expect(replies.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(2);
    expect(await total()).toBe(before + 1);
  });

  test('is refused for another request, and belongs to one key', async () => {
    const { body } = await create({}, named('mine'));
    const other = await create({ productType: 'retainer' }, named('mine'));
    expect([other.status, other.body.error?.code]).toEqual([409, 'idempotencyKeyReused']);
    const second = apiOf(server, (await newKey(creator, main)).secret);
    const own = await second<ApiCase>('POST', '/cases', newCaseBody(), named('mine'));
    expect(own.body.caseId).not.toBe(body.caseId);
    expect((await create({}, named('a b'))).body.error?.code).toBe('idempotencyKeyInvalid');
  });

  test('that was refused is not kept: what was wrong is put right, and it is done', async () => {
    const { body } = await create();
    const submit = () => api('POST', `/cases/${body.caseId}/submit`, {}, named('submit'));
    expect((await submit()).status).toBe(422);
    await complete(body.caseId);
    expect((await submit()).body).toMatchObject({ status: 'pendingInspection' });
  });
});

async function complete(caseId: string): Promise<void> {
  const { userId } = await callerOf(server, creator);
  await givePhotos(server, caseId, userId);
  await giveModel(server, caseId, userId);
  await api('PUT', `/cases/${caseId}/prescription`, { prescription: fullPrescription });
}

test('a submission is refused with all that is missing, and goes through by the rules of the page', async () => {
  const { body } = await create();
  const submit = () => api<ApiCase>('POST', `/cases/${body.caseId}/submit`, {});
  const refused = await submit();
  expect(refused.status).toBe(422);
  expect(refused.body.error?.code).toBe('photosMissing');
  expect(refused.body.error?.missing?.map(({ code }) => code)).toEqual([
    'photosMissing',
    'prescriptionIncomplete',
    'modelMissing',
  ]);
  await complete(body.caseId);
  expect((await submit()).body).toMatchObject({ status: 'pendingInspection', editable: false, missing: [] });
  expect((await submit()).body.error).toMatchObject({ code: 'transitionRefused', type: 'conflict' });
  const late = await api('PUT', `/cases/${body.caseId}/prescription`, { prescription: fullPrescription });
  expect([late.status, late.body.error?.code]).toEqual([409, 'caseNotEditable']);
});

test('cases of another practice are not there, whatever else its maker is', async () => {
  const outsider = await server.login('demooutsider');
  const foreign = await practiceId(server, 'P10002');
  const theirs = apiOf(server, (await newKey(outsider, foreign)).secret);
  const { body } = await create();
  for (const [method, path, sent] of [
    ['GET', '', undefined],
    ['POST', '/submit', {}],
    ['PUT', '/prescription', { prescription: fullPrescription }],
    ['GET', '/files', undefined],
    ['POST', '/files', { kind: 'scan', jaw: 'upper', fileName: 'a.stl' }],
  ] as const) {
    const reply = await theirs(method, `/cases/${body.caseId}${path}`, sent);
    expect([path, reply.status, reply.body.error?.code]).toEqual([path, 404, 'recordNotFound']);
  }
});
