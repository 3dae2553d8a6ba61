import { createHash } from 'node:crypto';
import {
  type CaseStatus,
  type Plan,
  caseStatus,
  endpoints,
  finishContent,
  isOneOf,
  makesAppliance,
  planStatus,
} from '@archway/contracts';
import { canonicalJson, readPlan } from '@archway/dental';
import { readMesh } from '@archway/mesh';
import { and, eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { practiceId } from '../../cases/cases.fixture.ts';
import { cases } from '../../cases/schema.ts';
import { planDocuments, planFinishes, planMeshes, plans } from '../../plans/schema.ts';

let server: TestServer;
let creator: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  creator = await server.login('democreator');
});
afterAll(() => server.stop());

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const bytesOf = async (objectName: string): Promise<Buffer> => (await server.ctx.store.get(objectName)).bytes();

test('every document keeps the rules, lies under its hash, and its plan has its steps', async () => {
  const { db } = server.ctx;
  const rows = new Map((await db.select().from(plans)).map((plan) => [plan.planId, plan]));
  const meshes = new Set((await db.select().from(planMeshes)).map(({ caseId, sha256: mesh }) => `${caseId} ${mesh}`));
  const known = new Map<string, ReturnType<typeof readPlan>>();
  const documents = await db.select().from(planDocuments);
  expect(documents.length).toBeGreaterThan(200);
  for (const { planId, caseId, sha256: hash, objectName } of documents) {
    const bytes = known.has(hash) ? null : await bytesOf(objectName);
    if (bytes) {
      expect(sha256(bytes)).toBe(hash);
      known.set(hash, readPlan(JSON.parse(bytes.toString('utf8'))));
    }
    const { document, problems } = known.get(hash)!;
    expect(problems).toBeUndefined();
    const plan = rows.get(planId)!;
    expect(document!.kind).toBe(plan.planType);
    const isStep = plan.planType === 'step';
    expect([plan.upperSteps, plan.lowerSteps]).toEqual(
      isStep ? [document!.aligners.upper.length - 1, document!.aligners.lower.length - 1] : [null, null],
    );
    if (plan.result === 'planConfirmed') expect(plan.confirmedHash).toBe(hash);
    for (const { body } of document!.teeth) if (body) expect(meshes).toContain(`${caseId} ${body.sha256}`);
    for (const jaw of [document!.jaws.upper, document!.jaws.lower])
      expect(meshes).toContain(`${caseId} ${jaw!.sha256}`);
  }
});

/** Cases that a team or a design center has yet to post-process: each is a task that somebody holds. */
async function awaitingFinish(): Promise<Set<string>> {
  const { rows } = await (
    await server.login('demoadmin')
  ).call(endpoints.plans.tasks, { query: { taskKind: 'finish', pageSize: 100 } });
  expect(rows.length).toBeGreaterThan(0);
  for (const { status, task } of rows)
    expect([status, task?.assignUser === null, task?.planId === null]).toEqual([13, false, false]);
  return new Set(rows.map(({ caseId }) => caseId));
}

test('what was approved is post-processed on its document, and confirmed with it', async () => {
  const { db } = server.ctx;
  const documents = new Map((await db.select().from(planDocuments)).map(({ planId, sha256: hash }) => [planId, hash]));
  const finishes = new Map((await db.select().from(planFinishes)).map((finish) => [finish.planId, finish]));
  const results = ['clinicallyPassed', 'planConfirmed'] as const;
  const approved = (await db.select().from(plans)).filter(
    ({ planId, planType, result }) => planType === 'step' && isOneOf(results, result) && documents.has(planId),
  );
  const awaited = await awaitingFinish();
  const done = approved.filter(({ caseId }) => !awaited.has(caseId));
  expect(done.length).toBeGreaterThan(20);
  expect(finishes.size).toBe(done.length);
  for (const { planId, result, upperSteps } of done) {
    const { state, content, sha256: hash, confirmedHash } = finishes.get(planId)!;
    expect(state).toBe('completed');
    expect(finishContent.safeParse(content).success).toBe(true);
    expect([content!.design, content!.upper!.step]).toEqual([documents.get(planId), upperSteps]);
    expect(hash).toBe(sha256(Buffer.from(canonicalJson(content!))));
    expect(confirmedHash).toBe(result === 'planConfirmed' ? hash : null);
  }
});

test('a body of a tooth is a mesh that is what it is called', async () => {
  const meshes = await server.ctx.db.select().from(planMeshes).limit(3);
  for (const { sha256: hash, objectName, bytes: size } of meshes) {
    const bytes = await bytesOf(objectName);
    expect([sha256(bytes), bytes.byteLength]).toEqual([hash, size]);
    expect((await readMesh(new Uint8Array(bytes), 'tooth.drc')).mesh.indices.length).toBeGreaterThan(1000);
  }
});

test('whatever is being designed for an appliance was designed, so that it can be submitted', async () => {
  const { db } = server.ctx;
  const designed = new Set((await db.select().from(planDocuments)).map(({ planId }) => planId));
  const open = await db
    .select({ planId: plans.planId, serviceType: cases.serviceType })
    .from(plans)
    .innerJoin(cases, and(eq(cases.caseId, plans.caseId), eq(cases.version, plans.version)))
    .where(eq(cases.status, caseStatus.designing));
  const ofAppliances = open.filter(({ serviceType }) => makesAppliance(serviceType));
  expect(ofAppliances.length).toBeGreaterThan(20);
  for (const { planId } of ofAppliances) expect(designed).toContain(planId);
});

/** Cases of a status in the practice of the creator, with their plans of the newest version. */
async function casesOf(status: CaseStatus) {
  const isHere = and(eq(cases.status, status), eq(cases.practiceId, await practiceId(server, 'P10001')));
  const rows = await server.ctx.db.select().from(cases).where(isHere);
  const found = [];
  for (const { caseId, version } of rows)
    found.push({ caseId, version, plans: await creator.call(endpoints.plans.list, { query: { caseId, version } }) });
  return found;
}

/** Plans that are revised copies of another one, both with a document. */
const revisedIn = (all: readonly Plan[]): Plan[] =>
  all.filter(({ sourcePlanId, documentHash }) => {
    const source = all.find(({ planId }) => planId === sourcePlanId);
    return source?.documentHash != null && documentHash !== null && source.documentHash !== documentHash;
  });

test.each([
  ['to be approved', caseStatus.pendingApproval, 'step', planStatus.auditPlan],
  ['approved', caseStatus.clinicallyApproved, 'step', planStatus.pass],
  ['confirmed', caseStatus.planConfirmed, 'step', planStatus.pass],
  ['in internal audit', caseStatus.designing, null, planStatus.inReview],
  ['in design', caseStatus.designing, null, planStatus.draft],
] as const)(
  'there is a case %s with two versions, and it is told what they differ in',
  async (_, status, type, stand) => {
    const designed = (await casesOf(status)).flatMap(({ caseId, version, plans: all }) =>
      revisedIn(all)
        .filter((plan) => plan.status === stand && (type === null || plan.planType === type))
        .map((plan) => ({ caseId, version, plan })),
    );
    const [found] = designed;
    if (!found) throw new Error('there is none');
    const { caseId, version, plan } = found;
    const { rows } = await creator.call(endpoints.plans.difference, {
      query: { caseId, version, planId: plan.planId, comparedPlanId: plan.sourcePlanId! },
    });
    expect(rows.length).toBeGreaterThan(3);
  },
);
