import { type Entrust, type FinishKind, caseStatus, endpoints, entrustTo, planStatus } from '@archway/contracts';
import { canonicalJson } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import { sampleFinish } from '@archway/dental/testing/finish';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { type WalkedCase, caseToWalk } from '../../cases/machine/case-people.fixture.ts';
import { leave, practiceHolder } from '../../credits/credits.fixture.ts';
import { giveDocument } from '../document/document.fixture.ts';
import { planFinishes, plans } from '../schema.ts';
import { givePostProcessed } from './finish.fixture.ts';

const { finishes, plans: planCalls, account } = endpoints;

let server: TestServer;
let walked: WalkedCase;
let key: { caseId: string; version: number };
let planId: string;
let design: string;
const clients = new Map<string, TestClient>();
const as = (name: string): TestClient => clients.get(name)!;

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['demodoctor', 'demodesigner', 'democenter', 'demoauditor', 'demoassistant', 'demooutsider'])
    clients.set(name, await server.login(name));
});
afterAll(() => server.stop());

// Stages that the doctor has approved, designed by the team.
beforeEach(async () => {
  walked = await caseToWalk(server);
  key = { caseId: walked.caseId, version: 1 };
  planId = await addPlan();
  design = await giveDocument(server, { ...key, planId }, samplePlan(1, { kind: 'step' }));
  await stand();
  await leave(server, await practiceHolder(server, 'P10001'), 500);
});

async function addPlan(changes: Partial<typeof plans.$inferInsert> = {}): Promise<string> {
  const steps = { name: 'V1', planType: 'step', kind: 'auditPlan', status: 3, upperSteps: 12, lowerSteps: 12 } as const;
  const [added] = await server.ctx.db
    .insert(plans)
    .values({ ...key, ...steps, ...changes })
    .returning();
  return added!.planId;
}
const stand = (
  status: Parameters<WalkedCase['put']>[1] = caseStatus.clinicallyApproved,
  entrust: Entrust = entrustTo.team,
) => server.ctx.db.transaction((tx) => walked.put(tx, status, entrust));
const acting = (action: 'start' | 'complete' | 'reopen', kind: FinishKind = 'postProcess') => ({
  body: { ...key, planId, kind, action },
});
const act = (action: 'start' | 'complete' | 'reopen', kind?: FinishKind, who = 'demodesigner') =>
  as(who).call(finishes.act, acting(action, kind));
const saving = (kind: FinishKind = 'postProcess', base: string | null = null, step?: number) => ({
  body: { ...key, planId, content: sampleFinish(kind, design, step), base },
});
const save = (kind?: FinishKind, who = 'demodesigner') => as(who).call(finishes.save, saving(kind));
const listed = (who = 'demodesigner') => as(who).call(finishes.list, { query: key });
const terms = () => as('demodoctor').call(planCalls.confirmation, { query: key });
const confirming = () => ({ body: { ...key, planId, price: { unit: 'credits' as const, amount: 240 } } });

async function finish(kind: FinishKind): Promise<void> {
  await act('start', kind);
  await save(kind);
  await act('complete', kind);
}

test('a plan is post-processed, saved, completed, opened again, and it is told by whom', async () => {
  await expect(listed()).resolves.toMatchObject([
    { planId, kind: 'postProcess', state: 'none', workedBy: null, sha256: null, actions: ['start'] },
    { planId, kind: 'retainer', state: 'none', actions: ['start'] },
  ]);
  await expect(act('start')).resolves.toMatchObject({ state: 'working', actions: ['save'] });
  await expect(as('demodesigner').refused(finishes.act, acting('complete'))).resolves.toBe('finishEmpty');
  const saved = await save();
  expect(saved).toMatchObject({ state: 'working', actions: ['save', 'complete'] });
  const done = await act('complete');
  expect(done).toMatchObject({ state: 'completed', actions: ['reopen'], sha256: saved.sha256, confirmed: false });
  expect(done.completedBy).toBe(done.workedBy);
  const read = await as('demodoctor').call(finishes.read, { query: { ...key, planId, kind: 'postProcess' } });
  expect(read.content).toEqual(JSON.parse(canonicalJson(sampleFinish('postProcess', design))));
  expect(read.actions).toEqual([]);
  await expect(act('reopen')).resolves.toMatchObject({ state: 'working', completedBy: null, sha256: saved.sha256 });
  // The other one of the plan knows nothing of it.
  expect((await listed())[1]).toMatchObject({ kind: 'retainer', state: 'none' });
});

test('what has begun is not begun again, and what is not open is neither saved nor completed', async () => {
  const refused = (action: 'start' | 'complete' | 'reopen') => as('demodesigner').refused(finishes.act, acting(action));
  await expect(refused('complete')).resolves.toBe('transitionRefused');
  await expect(refused('reopen')).resolves.toBe('transitionRefused');
  await expect(as('demodesigner').refused(finishes.save, saving())).resolves.toBe('transitionRefused');
  await finish('postProcess');
  await expect(refused('start')).resolves.toBe('transitionRefused');
  const sha256 = (await listed())[0]?.sha256 ?? null;
  await expect(as('demodesigner').refused(finishes.save, saving('postProcess', sha256))).resolves.toBe(
    'transitionRefused',
  );
});

test.each([
  ['a draft', { status: planStatus.draft }, 'planNotSubmitted'],
  ['a plan that was rejected', { status: planStatus.refuse }, 'rejectedPlanFixed'],
  ['a frozen plan', { status: planStatus.freeze }, 'transitionRefused'],
  ['a plan that was confirmed', { result: 'planConfirmed' }, 'confirmedPlanFixed'],
  ['a target', { planType: 'target' }, 'transitionRefused'],
] as const)('%s is not finished', async (_what, changes: object, refusal) => {
  await server.ctx.db.update(plans).set(changes).where(eq(plans.planId, planId));
  await expect(as('demodesigner').refused(finishes.act, acting('start'))).resolves.toBe(refusal);
  for (const { actions } of await listed()) expect(actions).toEqual([]);
});

test('a plan without a document has nothing to draw on', async () => {
  planId = await addPlan({ name: 'V2' });
  await expect(as('demodesigner').refused(finishes.act, acting('start'))).resolves.toBe('planNotDesigned');
});

test.each([
  ['demoauditor', entrustTo.team, 'noPermission'],
  ['demodoctor', entrustTo.team, 'noPermission'],
  ['demoassistant', entrustTo.self, 'noPermission'],
  ['demodesigner', entrustTo.self, 'noPermission'],
  ['democenter', entrustTo.team, 'recordNotFound'],
  ['demooutsider', entrustTo.team, 'recordNotFound'],
])('%s finishes no plan of a case with entrust %d', async (name, entrust, refusal) => {
  await stand(caseStatus.clinicallyApproved, entrust);
  await expect(as(name).refused(finishes.act, acting('start'))).resolves.toBe(refusal);
  if (refusal === 'recordNotFound')
    await expect(as(name).refused(finishes.list, { query: key })).resolves.toBe(refusal);
});

test.each([
  ['demodoctor', entrustTo.self],
  ['democenter', entrustTo.center],
])('%s finishes what is designed with entrust %d', async (name, entrust) => {
  await stand(caseStatus.clinicallyApproved, entrust);
  await expect(act('start', 'retainer', name)).resolves.toMatchObject({ state: 'working' });
});

test('what somebody else has saved meanwhile, or was drawn on another document, is not written over', async () => {
  await act('start');
  await save();
  await expect(as('demodesigner').refused(finishes.save, saving())).resolves.toBe('finishChanged');
  const sha256 = (await listed())[0]?.sha256 ?? null;
  design = '0'.repeat(64);
  await expect(as('demodesigner').refused(finishes.save, saving('postProcess', sha256))).resolves.toBe('finishChanged');
});

test('a step that the plan does not have is refused', async () => {
  await act('start', 'retainer');
  await expect(as('demodesigner').refused(finishes.save, saving('retainer', null, 13))).resolves.toBe(
    'planDocumentRefused',
  );
  expect((await listed())[1]).toMatchObject({ state: 'working', sha256: null });
});

test.each(['postProcess', 'retainer'] as const)('a plan is confirmed with %s, and not before', async (kind) => {
  await expect(terms()).resolves.toMatchObject({ finished: false, mayConfirm: true });
  await expect(as('demodoctor').refused(planCalls.confirm, confirming())).resolves.toBe('finishRequired');
  await act('start', kind);
  await save(kind);
  await expect(as('demodoctor').refused(planCalls.confirm, confirming())).resolves.toBe('finishRequired');
  await act('complete', kind);
  await expect(terms()).resolves.toMatchObject({ finished: true });
  await as('demodoctor').call(planCalls.confirm, confirming());
  const found = (await listed()).find((each) => each.kind === kind);
  expect(found).toMatchObject({ state: 'completed', confirmed: true, actions: [] });
  await expect(as('demodesigner').refused(finishes.act, acting('reopen', kind))).resolves.toBe('confirmedPlanFixed');
  const [row] = await server.ctx.db.select().from(planFinishes).where(eq(planFinishes.planId, planId));
  expect(row?.confirmedHash).toBe(row?.sha256);
});

test('the doctor hears that a plan can be confirmed', async () => {
  await finish('postProcess');
  const { rows } = await as('demodoctor').call(account.notices, { query: { pageSize: 5 } });
  expect(rows[0]).toMatchObject({ type: 'planPostProcessed' });
});

test('what was drawn on a document goes with it', async () => {
  planId = await addPlan({ name: 'V2', status: planStatus.draft });
  const base = await givePostProcessed(server, { ...key, planId });
  await stand(caseStatus.designing);
  const body = { ...key, planId, document: samplePlan(1, { kind: 'step' }), base };
  // The sample names meshes that nobody has uploaded: it is refused, and nothing is lost by that.
  await as('demodesigner').refused(planCalls.saveDocument, { body });
  expect((await listed())[0]).toMatchObject({ planId, state: 'completed' });
  const empty = { ...samplePlan(1, { kind: 'step' }), teeth: [], target: {}, jaws: { upper: null, lower: null } };
  const lists = { ipr: [], spaces: [], attachments: [], pontics: [], overcorrection: [], locked: [], checks: [] };
  const aligners = { upper: [{ n: 0, passive: false, poses: {} }], lower: [{ n: 0, passive: false, poses: {} }] };
  await as('demodesigner').call(planCalls.saveDocument, {
    body: { ...body, document: { ...empty, ...lists, aligners, gum: null } },
  });
  expect((await listed())[0]).toMatchObject({ planId, state: 'none', actions: [] });
});
