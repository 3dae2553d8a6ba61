import {
  type CaseStatus,
  type RefinementProblem,
  type TreatStatus,
  caseStatus,
  emptyRefinement,
  endpoints,
  orderStatus,
  serviceTypes,
  treatStatus,
} from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { users } from '../../access/schema.ts';
import { productionOrders } from '../../production/schema.ts';
import { callerOf, giveFiles, openCase, practiceId, validInfo } from '../cases.fixture.ts';
import { saveVersion } from '../record/case-repository.ts';
import { cases as caseRows } from '../schema.ts';
import { lockVersion } from '../scope/case-access.ts';

const { account, cases, models, refinement } = endpoints;
const names = ['demodoctor', 'democreator', 'demoassistant', 'demodesigner', 'demooutsider', 'demoadmin'] as const;
type Name = (typeof names)[number];

let server: TestServer;
let main: string;
const people = new Map<string, TestClient>();
const as = (name: Name): TestClient => people.get(name) as TestClient;

beforeAll(async () => {
  server = await startTestServer();
  for (const name of names) people.set(name, await server.login(name));
  main = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());

const told: RefinementProblem = {
  ...emptyRefinement,
  ...{ reasons: ['aligner', 'patient'], description: 'Tooth 12 lags behind.', upperWorn: 9, lowerWorn: 0 },
  ...{ teeth: [12, 22], problemStep: 8, extended: 'Worn 18 hours a day.', summary: 'Rotation of 12' },
};
const key = (caseId: string, version = 1) => ({ caseId, version });
const detailOf = (caseId: string, version = 1, name: Name = 'demodoctor') =>
  as(name).call(cases.detail, { params: key(caseId, version) });
const body = (caseId: string, problem = told, version = 1) => ({ body: { ...key(caseId, version), problem } });
const restart = (caseId: string, name: Name = 'demodoctor') => as(name).call(refinement.restart, body(caseId));
const refused = (caseId: string, name: Name = 'demodoctor', problem = told, version = 1) =>
  as(name).refused(refinement.restart, body(caseId, problem, version));
const problemOf = (caseId: string, version: number, name: Name = 'demodoctor') =>
  as(name).call(refinement.problem, { query: key(caseId, version) });

/** A submitted case of the practice's team with a plan of 20 and 14 steps, as if everything before had happened. */
async function at(status: CaseStatus, treat: TreatStatus = treatStatus.treating): Promise<string> {
  const caseId = await openCase(as('demodoctor'), validInfo(main, { entrust: 2, phone: '13800138000' }));
  const caller = await callerOf(server, as('demodoctor'));
  await giveFiles(server, caseId, caller.userId);
  await server.ctx.db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key(caseId));
    const plan = { upperSteps: 20, lowerSteps: 14, submitTime: new Date() };
    await saveVersion(tx, found, { status, treatStatus: treat, ...plan }, { handedOver: true });
  });
  return caseId;
}

/** Something that is ordered for the first version and not shipped. @returns its id */
async function anOrder(caseId: string): Promise<string> {
  const { userId } = await callerOf(server, as('demodoctor'));
  const fresh = { orderNo: `TEST-${caseId}`, ...key(caseId), product: 'aligner', subOrderCount: 1 } as const;
  const [row] = await server.ctx.db
    .insert(productionOrders)
    .values({ ...fresh, orderedBy: userId })
    .returning({ orderId: productionOrders.orderId });
  return row?.orderId as string;
}

test('a restart makes the next version in phase Refinement: the patient goes on, records are given anew', async () => {
  const caseId = await at(caseStatus.completed);
  expect((await detailOf(caseId)).mayRestart).toBe(true);
  expect(await restart(caseId)).toEqual({ caseId, version: 2, stage: 2 });

  const fresh = await detailOf(caseId, 2);
  expect(fresh).toMatchObject({
    ...{ version: 2, stage: 2, status: caseStatus.unsubmitted, treatStatus: treatStatus.ready },
    ...{ patientName: validInfo(main).patientName, phone: '13800138000', entrust: 2 },
    ...{ upperSteps: null, lowerSteps: null, modelCount: 0, photoCount: 0, submitTime: null },
    ...{ editable: true, mayRestart: false, treatActions: [] },
  });
  expect(fresh.actions).toContain('submit');
  expect(await as('demodoctor').call(models.list, { query: key(caseId, 2) })).toEqual([]);
  expect(await as('demodoctor').refused(cases.submit, { body: key(caseId, 2) })).toBe('photosMissing');
  expect((await as('demodoctor').call(cases.versions, { query: { caseId } })).map(({ stage }) => stage)).toEqual([
    1, 2,
  ]);

  const told2 = await problemOf(caseId, 2);
  expect(told2).toMatchObject({ problem: told });
  expect(told2?.by).not.toBe('');
  expect(await problemOf(caseId, 1)).toBeNull();
});

test('the version before stays readable as it was, its treatment over; the record tells both', async () => {
  const caseId = await at(caseStatus.planConfirmed, treatStatus.paused);
  await restart(caseId);
  expect(await detailOf(caseId)).toMatchObject({
    ...{ version: 1, stage: 1, status: caseStatus.planConfirmed, treatStatus: treatStatus.ended },
    ...{ upperSteps: 20, modelCount: 1, photoCount: 10, editable: false, actions: [], mayRestart: false },
  });
  const log = await as('demodoctor').call(cases.progress, { query: { caseId } });
  expect(log.slice(0, 2)).toMatchObject([
    {
      action: 'restart',
      version: 2,
      from: caseStatus.planConfirmed,
      to: caseStatus.unsubmitted,
      note: told.description,
    },
    { action: 'endTreatment', version: 1 },
  ]);
  const notBegun = await at(caseStatus.planConfirmed, treatStatus.ready);
  await restart(notBegun);
  expect((await detailOf(notBegun)).treatStatus).toBe(treatStatus.ready);
});

test('lists and tabs show the case as the draft that it is again', async () => {
  const caseId = await at(caseStatus.completed);
  const counted = async () => {
    const counts = await as('demodoctor').call(cases.tabCounts, { query: {} });
    return [2, 6].map((tab) => counts.find(({ value }) => value === tab)?.count ?? 0);
  };
  const [drafts = 0, completed = 0] = await counted();
  await restart(caseId);
  expect(await counted()).toEqual([drafts + 1, completed - 1]);
  const { ptNo } = await detailOf(caseId, 2);
  const { rows } = await as('demodoctor').call(cases.page, { query: { keyword: ptNo } });
  expect(rows).toMatchObject([{ caseId, version: 2, stage: 2, status: caseStatus.unsubmitted }]);
});

test('the design side loses sight of it until the refinement is submitted, and is told; so is the doctor', async () => {
  const caseId = await at(caseStatus.completed);
  expect((await detailOf(caseId, 1, 'demodesigner')).mayRestart).toBe(false);
  const { ptNo } = await detailOf(caseId);
  await restart(caseId, 'demoassistant');
  for (const version of [1, 2])
    expect(await as('demodesigner').refused(cases.detail, { params: key(caseId, version) })).toBe('recordNotFound');
  const notice = async (name: Name, type: string) =>
    (await as(name).call(account.notices, { query: { pageSize: 50 } })).rows.find(
      (row) => row.type === type && row.content.includes(ptNo),
    );
  expect(await notice('demodoctor', 'caseRestarted')).toMatchObject({ link: `/patient-detail/${caseId}/2` });
  expect(await notice('demodesigner', 'refinementComing')).toMatchObject({ link: '/plan-tasks' });
  expect(await notice('demoassistant', 'caseRestarted')).toBeUndefined();
});

test('who gives the records of a patient may restart: doctor, creator, assistant, administrator; nobody else', async () => {
  for (const name of ['democreator', 'demoassistant', 'demoadmin'] as const) {
    const caseId = await at(caseStatus.completed);
    expect((await detailOf(caseId, 1, name)).mayRestart).toBe(true);
    expect((await restart(caseId, name)).version).toBe(2);
  }
  const caseId = await at(caseStatus.completed);
  expect(await refused(caseId, 'demodesigner')).toBe('noPermission');
  expect(await refused(caseId, 'demooutsider')).toBe('recordNotFound');
  expect(await as('demooutsider').refused(refinement.problem, { query: key(caseId) })).toBe('recordNotFound');
  expect((await detailOf(caseId)).version).toBe(1);
});

test.each([caseStatus.unsubmitted, caseStatus.designing, caseStatus.clinicallyApproved, caseStatus.obsolete])(
  'in status %i there is nothing to restart',
  async (status) => {
    const caseId = await at(status, treatStatus.ready);
    expect((await detailOf(caseId)).mayRestart).toBe(false);
    expect(await refused(caseId)).toBe('notRestartable');
  },
);

test('what is ordered is shipped first; a service without phases has no refinement', async () => {
  const caseId = await at(caseStatus.inProduction);
  const { db } = server.ctx;
  const order = await anOrder(caseId);
  expect((await detailOf(caseId)).mayRestart).toBe(false);
  expect(await refused(caseId)).toBe('notRestartable');
  await db.update(productionOrders).set({ status: orderStatus.shipped }).where(eq(productionOrders.orderId, order));
  expect((await detailOf(caseId)).mayRestart).toBe(true);

  await db.update(caseRows).set({ serviceType: serviceTypes.plant.id }).where(eq(caseRows.caseId, caseId));
  expect(await refused(caseId)).toBe('notRestartable');
});

test('of calls at the same moment one restarts the case, and the others are told that a restart is under way', async () => {
  const caseId = await at(caseStatus.completed);
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => restart(caseId)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ errorName: 'restartRunning' });
  expect(await refused(caseId, 'demodoctor', told, 2)).toBe('restartRunning');
  expect(await as('demodoctor').call(cases.versions, { query: { caseId } })).toHaveLength(2);
});

test('a refinement whose plan is confirmed is restarted in its turn, and the version before it is not', async () => {
  const caseId = await at(caseStatus.completed);
  await restart(caseId);
  const caller = await callerOf(server, as('demodoctor'));
  await server.ctx.db.transaction(async (tx) => {
    await saveVersion(tx, await lockVersion(tx, caller, key(caseId, 2)), { status: caseStatus.completed });
  });
  expect(await refused(caseId, 'demodoctor', told, 1)).toBe('notRestartable');
  const plain = { ...told, problemStep: null };
  expect(await as('demodoctor').call(refinement.restart, body(caseId, plain, 2))).toMatchObject({
    version: 3,
    stage: 3,
  });
  expect((await problemOf(caseId, 2))?.problem).toEqual(told);
});

test('a form that says too little, or more steps than the plan has, changes nothing', async () => {
  const caseId = await at(caseStatus.completed);
  for (const wrong of [
    emptyRefinement,
    { ...told, reasons: [] },
    { ...told, description: '  ' },
    { ...told, upperWorn: null },
    { ...told, upperWorn: 21 },
    { ...told, lowerWorn: 15 },
    { ...told, problemStep: 21 },
  ])
    expect(await refused(caseId, 'demodoctor', wrong)).toBe('refinementIncomplete');
  await expect(as('demodoctor').call(refinement.restart, body(caseId, { ...told, upperWorn: 21 }))).rejects.toThrow(
    'Upper steps worn (at most 20)',
  );
  expect(await detailOf(caseId)).toMatchObject({ version: 1, treatStatus: treatStatus.treating, mayRestart: true });
});

test('an account that has expired restarts nothing', async () => {
  const caseId = await at(caseStatus.completed);
  const { userId } = await callerOf(server, as('demodoctor'));
  const expireOn = (day: string) => server.ctx.db.update(users).set({ expiresOn: day }).where(eq(users.id, userId));
  await expireOn('2020-01-01');
  expect(await refused(caseId)).toBe('accountExpired');
  await expireOn('2099-01-01');
  await restart(caseId);
});
