import { type CaseStatus, type TreatmentAction, caseStatus, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf, openCase, practiceId, putInto, validInfo } from '../cases.fixture.ts';

const { cases } = endpoints;
const names = ['demodoctor', 'demoassistant', 'demodesigner', 'demooutsider'] as const;

let server: TestServer;
let main: string;
const people = new Map<string, TestClient>();
const as = (name: (typeof names)[number]): TestClient => people.get(name) as TestClient;

beforeAll(async () => {
  server = await startTestServer();
  for (const name of names) people.set(name, await server.login(name));
  main = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());

const keyOf = (caseId: string) => ({ caseId, version: 1 });
const detailOf = (caseId: string) => as('demodoctor').call(cases.detail, { params: keyOf(caseId) });
const body = (caseId: string, action: TreatmentAction) => ({ body: { ...keyOf(caseId), action } });
const take = (caseId: string, action: TreatmentAction) => as('demodoctor').call(cases.treat, body(caseId, action));

async function at(status: CaseStatus): Promise<string> {
  const caseId = await openCase(as('demodoctor'), validInfo(main, { entrust: 2 }));
  await putInto(server, await callerOf(server, as('demodoctor')), caseId, status);
  return caseId;
}

test('a treatment begins with the confirmed plan, is interrupted, goes on and ends, and the record tells it', async () => {
  const caseId = await at(caseStatus.planConfirmed);
  expect(await detailOf(caseId)).toMatchObject({ treatStatus: 0, treatActions: ['startTreatment'] });
  expect(await take(caseId, 'startTreatment')).toEqual({ treatStatus: 1 });
  expect((await detailOf(caseId)).treatActions).toEqual(['pauseTreatment', 'endTreatment']);
  await take(caseId, 'pauseTreatment');
  expect((await detailOf(caseId)).treatActions).toEqual(['resumeTreatment', 'endTreatment']);
  await take(caseId, 'resumeTreatment');
  await take(caseId, 'endTreatment');
  expect(await detailOf(caseId)).toMatchObject({ treatStatus: 3, treatActions: [], status: caseStatus.planConfirmed });
  expect(await as('demodoctor').refused(cases.treat, body(caseId, 'startTreatment'))).toBe('transitionRefused');
  const log = await as('demodoctor').call(cases.progress, { query: { caseId } });
  expect(log.slice(0, 4).map(({ action }) => action)).toEqual([
    'endTreatment',
    'resumeTreatment',
    'pauseTreatment',
    'startTreatment',
  ]);
});

test('nothing is treated before there is a confirmed plan', async () => {
  const caseId = await at(caseStatus.clinicallyApproved);
  expect((await detailOf(caseId)).treatActions).toEqual([]);
  expect(await as('demodoctor').refused(cases.treat, body(caseId, 'startTreatment'))).toBe('treatmentTooEarly');
});

test('doctors decide, and nobody else', async () => {
  const caseId = await at(caseStatus.inProduction);
  const refused = (name: (typeof names)[number]) => as(name).refused(cases.treat, body(caseId, 'startTreatment'));
  expect(await refused('demoassistant')).toBe('noPermission');
  expect(await refused('demodesigner')).toBe('noPermission');
  expect(await refused('demooutsider')).toBe('recordNotFound');
});
