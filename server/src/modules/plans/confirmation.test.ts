import { type Confirmation, caseStatus, endpoints, entrustTo } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { caseToWalk, type WalkedCase } from '../cases/machine/case-people.fixture.ts';
import { caseVersions } from '../cases/schema.ts';
import { centerHolder, leave, practiceHolder } from '../credits/credits.fixture.ts';
import { practiceDesignCenters } from '../practices/schema.ts';
import { plans } from './schema.ts';

const { confirmation, confirm } = endpoints.plans;

let server: TestServer;
let walked: WalkedCase;
let key: { caseId: string; version: number };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let planId: string;
// A case each: what was charged once for a version is not charged again.
beforeEach(async () => {
  walked = await caseToWalk(server);
  key = { caseId: walked.caseId, version: 1 };
  planId = await addPlan('V1');
  await stand(caseStatus.clinicallyApproved);
  await leave(server, await practiceHolder(server, 'P10001'), 500);
});

async function addPlan(name: string): Promise<string> {
  const [added] = await server.ctx.db
    .insert(plans)
    .values({ ...key, name, planType: 'step', kind: 'auditPlan', status: 3, upperSteps: 22, lowerSteps: 19 })
    .returning();
  return added!.planId;
}

const stand = (status: Parameters<WalkedCase['put']>[1], entrust: Parameters<WalkedCase['put']>[2] = entrustTo.team) =>
  server.ctx.db.transaction((tx) => walked.put(tx, status, entrust));
const doctor = () => server.login('demodoctor');
const shown = async (name = 'demodoctor'): Promise<Confirmation> =>
  (await server.login(name)).call(confirmation, { query: key });
const agreed = (price: { unit: 'credits' | 'freeCases'; amount: number } = { unit: 'credits', amount: 240 }) => ({
  body: { ...key, planId, price },
});
const statusNow = async () =>
  (await server.ctx.db.select().from(caseVersions).where(eq(caseVersions.caseId, key.caseId)))[0]?.status;
/** Charges of this case, and attempts that failed; the newest of the ledger. */
const ledger = async () =>
  (await (await server.login('democreator')).call(endpoints.credits.ledger, { query: { pageSize: 50 } })).rows.filter(
    ({ caseId }) => caseId === key.caseId,
  );

test('before it is done it is said what is confirmed, what it costs, whom, and what is left', async () => {
  await expect(shown()).resolves.toEqual({
    plan: { planId, name: 'V1', upperSteps: 22, lowerSteps: 19 },
    ...{ unit: 'credits', amount: 240, balance: 500, covered: true, finished: true, mayConfirm: true },
    payer: { kind: 'practice', name: expect.any(String) },
  });
});

test('a free case is used before credits', async () => {
  await leave(server, await practiceHolder(server, 'P10001'), 500, 2);
  await expect(shown()).resolves.toMatchObject({ unit: 'freeCases', amount: 1, balance: 2, covered: true });
  // Credits were not what was agreed to.
  await expect((await doctor()).refused(confirm, agreed())).resolves.toBe('priceChanged');
  await expect(statusNow()).resolves.toBe(caseStatus.clinicallyApproved);
  await (await doctor()).call(confirm, agreed({ unit: 'freeCases', amount: 1 }));
  await expect(shown()).resolves.toMatchObject({ balance: 1, mayConfirm: false });
});

test('a plan is confirmed once, however many confirm it at the same time', async () => {
  const clients = await Promise.all(['demodoctor', 'democreator', 'demoadmin'].map((name) => server.login(name)));
  const outcomes = await Promise.all(
    Array.from({ length: 9 }, (_, i) =>
      clients[i % clients.length]!.call(confirm, agreed()).then(
        () => 'confirmed',
        (error: { errorName?: string }) => error.errorName ?? String(error),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'confirmed')).toHaveLength(1);
  expect(await ledger()).toMatchObject([{ kind: 'confirmDeduction', amount: -240, balance: 260 }]);
  await expect((await doctor()).refused(confirm, agreed())).resolves.toBe('planAlreadyConfirmed');
  await expect(statusNow()).resolves.toBe(caseStatus.planConfirmed);
});

test('another plan than the one that was looked at is not confirmed', async () => {
  const newer = await addPlan('V2');
  await expect((await doctor()).refused(confirm, agreed())).resolves.toBe('planChanged');
  planId = newer;
  await expect((await doctor()).call(confirm, agreed())).resolves.toEqual({ status: caseStatus.planConfirmed });
});

test('without credits nothing is confirmed, and the ledger keeps that it was tried', async () => {
  await leave(server, await practiceHolder(server, 'P10001'), 100);
  await expect(shown()).resolves.toMatchObject({ balance: 100, covered: false, mayConfirm: true });
  await expect((await doctor()).refused(confirm, agreed())).resolves.toBe('practiceCreditsInsufficient');
  await expect((await server.login('democreator')).refused(confirm, agreed())).resolves.toBe('creditsRemaining');
  await expect(statusNow()).resolves.toBe(caseStatus.clinicallyApproved);
  const [newest] = await ledger();
  expect(newest).toMatchObject({ kind: 'confirmFailed', amount: 0, balance: 100, planName: 'V1' });
});

test.each([
  ['designing', caseStatus.designing, 'approvePlanFirst'],
  ['waiting for approval', caseStatus.pendingApproval, 'approvePlanFirst'],
  ['rejected', caseStatus.clinicallyRejected, 'approvePlanFirst'],
  ['in production', caseStatus.inProduction, 'planAlreadyConfirmed'],
  ['not submitted', caseStatus.unsubmitted, 'transitionRefused'],
])('a case that is %s has nothing to confirm', async (_what, status, refusal) => {
  await stand(status);
  await expect((await doctor()).refused(confirm, agreed())).resolves.toBe(refusal);
  await expect(shown()).resolves.toMatchObject({ mayConfirm: false });
});

test.each([
  ['demoassistant', 'noPermission'],
  ['demodesigner', 'noPermission'],
  ['demooutsider', 'recordNotFound'],
])('%s cannot confirm', async (name, refusal) => {
  const client = await server.login(name);
  await expect(client.refused(confirm, agreed())).resolves.toBe(refusal);
  await expect(client.refused(confirmation, { query: key })).resolves.toBe(refusal);
  await expect(statusNow()).resolves.toBe(caseStatus.clinicallyApproved);
});

test('where the design center pays, the practice sees that, and not what the center has', async () => {
  const { db } = server.ctx;
  await stand(caseStatus.clinicallyApproved, entrustTo.center);
  const center = await centerHolder(server);
  await db.update(practiceDesignCenters).set({ centerPays: true }).where(eq(practiceDesignCenters.centerId, center.id));
  await leave(server, center, 10);
  await expect(shown()).resolves.toMatchObject({
    payer: { kind: 'center' },
    ...{ balance: null, covered: false },
  });
  await expect((await doctor()).refused(confirm, agreed())).resolves.toBe('creditsInsufficient');
  await leave(server, center, 240);
  await expect((await doctor()).call(confirm, agreed())).resolves.toEqual({ status: caseStatus.planConfirmed });
});
