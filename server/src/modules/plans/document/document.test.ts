import { type Plan, type PlanDocument, caseStatus, endpoints, entrustTo } from '@archway/contracts';
import { canonicalText } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import { CallRefused, type TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { openCase, practiceId, validInfo } from '../../cases/cases.fixture.ts';
import { casePlacer } from '../../cases/machine/case-people.fixture.ts';
import { objectOwners } from '../../../infrastructure/storage/object-owners.ts';
import { everyCheck } from '../audit/audit.fixture.ts';
import { designed, lay, meshBytes, sha256, withMeshes } from './document.fixture.ts';

const { plans } = endpoints;

let server: TestServer;
let caseId: string;
let practice: string;
let place: Awaited<ReturnType<typeof casePlacer>>;
const clients = new Map<string, TestClient>();
const as = (name: string): TestClient => clients.get(name)!;
const key = () => ({ caseId, version: 1 });

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['demodoctor', 'demodesigner', 'demoauditor', 'democenter', 'demooutsider'])
    clients.set(name, await server.login(name));
  practice = await practiceId(server, 'P10001');
  place = await casePlacer(server);
});
afterAll(() => server.stop());

beforeEach(async () => {
  caseId = await openCase(as('demodoctor'), validInfo(practice, { entrust: entrustTo.team }));
  await server.ctx.db.transaction((tx) => place(tx, caseId, caseStatus.designing, entrustTo.team));
});

const target = (name = 'Goal') => as('demodesigner').call(plans.create, { body: { ...key(), name, remarks: null } });
const sample = (seed = 1, kind: PlanDocument['kind'] = 'target') => samplePlan(seed, { kind });
const save = (plan: Plan, document: unknown, base: string | null, who = 'demodesigner') => ({
  who: as(who),
  body: { ...key(), planId: plan.planId, document: document as Record<string, unknown>, base },
});
const refused = ({ who, body }: ReturnType<typeof save>) => who.refused(plans.saveDocument, { body });
/** What a call is refused with, in words; null when it is not. */
const told = async ({ who, body }: ReturnType<typeof save>): Promise<string | null> => {
  try {
    await who.call(plans.saveDocument, { body });
    return null;
  } catch (error) {
    if (error instanceof CallRefused) return error.text;
    throw error;
  }
};
const read = (plan: Plan, who = 'demodesigner') =>
  as(who).call(plans.document, { query: { ...key(), planId: plan.planId } });
const listed = async (plan: Plan) =>
  (await as('demodesigner').call(plans.list, { query: key() })).find(({ planId }) => planId === plan.planId)!;

test('what is designed is saved under its hash, and read by whoever sees the case', async () => {
  const plan = await target();
  await expect(read(plan)).resolves.toBeNull();
  const { document, saved } = await designed(server, as('demodesigner'), plan, sample());
  const text = canonicalText(document);
  expect(saved).toEqual({
    sha256: sha256(Buffer.from(text)),
    bytes: Buffer.byteLength(text),
    upperSteps: null,
    lowerSteps: null,
  });
  for (const who of ['demodoctor', 'demoauditor']) {
    const found = await read(plan, who);
    expect(canonicalText(found!.document)).toBe(text);
    expect(found!.meshes).toHaveLength(30);
    const [mesh] = found!.meshes;
    expect(sha256(await (await server.ctx.store.get(mesh!.objectName)).bytes())).toBe(mesh!.sha256);
  }
  await expect(listed(plan)).resolves.toMatchObject({ documentHash: saved.sha256, confirmedHash: null });
  await expect(as('demooutsider').refused(plans.document, { query: { ...key(), planId: plan.planId } })).resolves.toBe(
    'recordNotFound',
  );
});

test('stages count their aligners, and a target takes none', async () => {
  const goal = await target();
  await designed(server, as('demodesigner'), goal, sample());
  const at = { ...key(), planId: goal.planId };
  await as('demodesigner').call(plans.act, { body: { ...at, action: 'submit', reason: null } });
  await as('demoauditor').call(plans.saveAudit, { body: { ...at, findings: everyCheck('target') } });
  await as('demoauditor').call(plans.act, { body: { ...at, action: 'passAudit', reason: null } });
  const stages = await as('demodesigner').call(plans.createStep, {
    body: { ...key(), planId: goal.planId, name: 'Stages', remarks: null },
  });
  const longer = samplePlan(1, { steps: 14 });
  const keyFrame = { fdi: 13, stage: 6, pose: longer.aligners.upper[6]!.poses['13']! } as const;
  const kept: PlanDocument = { ...longer, keyFrames: [keyFrame], inSequence: ['lower'] };
  const { document: saved } = await designed(server, as('demodesigner'), stages, kept);
  await expect(listed(stages)).resolves.toMatchObject({ upperSteps: 14, lowerSteps: 14 });
  expect(await read(stages)).toMatchObject({
    document: { keyFrames: [{ fdi: 13, stage: 6 }], inSequence: ['lower'] },
  });
  const off = { ...saved, keyFrames: [{ ...keyFrame, stage: 7 }] };
  await expect(told(save(stages, off, (await read(stages))!.sha256))).resolves.toContain('keyFrames[0].pose');
  const { document } = withMeshes(sample());
  const { sha256: base } = (await read(stages))!;
  await expect(told(save(stages, document, base))).resolves.toContain('kind');
});

test('a refused document says where and why in the words of its reader, and stores nothing', async () => {
  const plan = await target();
  const { saved } = await designed(server, as('demodesigner'), plan, sample());
  const { document } = withMeshes(sample(2));
  const broken: [unknown, RegExp][] = [
    [
      { ...document, target: { ...document.target, '11': { q: [0, 0, 0, 0.5], t: [0, 0, 0] } } },
      /target\.11\.q.*unit quaternion/,
    ],
    [{ ...document, colour: 'A2' }, /colour: there is no such field/],
    [{ ...document, formatVersion: document.formatVersion + 1 }, /formatVersion.*newer version/],
    [{ ...document, locked: [18] }, /locked\[0\]/],
    [
      { ...document, attachments: document.attachments.map((each) => ({ ...each, shape: 'cube' })) },
      /attachments\[0\]\.shape/,
    ],
    [
      { ...document, jaws: { ...document.jaws, upper: { sha256: sha256(meshBytes('nobody')), faces: 1 } } },
      /jaws\.upper.*not uploaded/,
    ],
    [{}, /format.*no Archway plan/],
  ];
  for (const [value, words] of broken) {
    await expect(refused(save(plan, value, saved.sha256))).resolves.toBe('planDocumentRefused');
    await expect(told(save(plan, value, saved.sha256))).resolves.toMatch(words);
  }
  expect((await read(plan))!.sha256).toBe(saved.sha256);
  // One of the version before is taken, in the form of today.
  const { locked: _, ...older } = (await read(plan))!.document;
  const old = { ...older, formatVersion: 1, cutouts: [{ fdi: 16, type: 'hook' }] };
  await expect(told(save(plan, old, saved.sha256))).resolves.toBeNull();
  const { document: today } = (await read(plan))!;
  expect(today).toMatchObject({ formatVersion: document.formatVersion, locked: [] });
  expect(today.attachments.find(({ fdi }) => fdi === 16)).toMatchObject({ shape: 'hook' });
});

test('of two who save, the one who began before the other saved is told so', async () => {
  const plan = await target();
  const first = await designed(server, as('demodesigner'), plan, sample());
  const { document } = withMeshes(sample(2));
  await expect(refused(save(plan, document, null))).resolves.toBe('planDocumentChanged');
  const answers = await Promise.all(
    [2, 3, 4, 5].map((seed) => told(save(plan, withMeshes(sample(seed)).document, first.saved.sha256))),
  );
  expect(answers.filter((words) => words === null)).toHaveLength(1);
});

test('only whoever designs saves, only in a draft, and only what was designed in this case', async () => {
  const plan = await target();
  const { document, saved } = await designed(server, as('demodesigner'), plan, sample());
  for (const who of ['demodoctor', 'demoauditor'])
    await expect(refused(save(plan, document, saved.sha256, who))).resolves.toBe('noPermission');
  await expect(refused(save(plan, document, saved.sha256, 'demooutsider'))).resolves.toBe('recordNotFound');
  await as('demodesigner').call(plans.act, { body: { ...key(), planId: plan.planId, action: 'submit', reason: null } });
  await expect(refused(save(plan, document, saved.sha256))).resolves.toBe('transitionRefused');
  const late = await lay(server, plan, meshBytes('late'));
  await expect(as('demodesigner').refused(plans.addMesh, { body: late })).resolves.toBe('noPermission');
});

test('a mesh is what was said of it, lies at its plan, and is kept once', async () => {
  const plan = await target();
  const add = (body: Awaited<ReturnType<typeof lay>>, who = 'demodesigner') => as(who).refused(plans.addMesh, { body });
  const mesh = await lay(server, plan, meshBytes('11'));
  await expect(add({ ...mesh, sha256: sha256(meshBytes('12')) })).resolves.toBe('checksumMismatch');
  await expect(add({ ...mesh, size: mesh.size + 1 })).resolves.toBe('checksumMismatch');
  await expect(add({ ...mesh, objectName: `${mesh.objectName}x/y.drc` })).resolves.toBe('storageScope');
  await expect(add(await lay(server, { ...plan, planId: '1' }, meshBytes('11')))).resolves.toBe('recordNotFound');
  await expect(add(await lay(server, plan, Buffer.from('no mesh')))).resolves.toBe('fileFormat');
  await expect(add(await lay(server, plan, meshBytes('11'), 'exe'))).resolves.toBe('fileFormat');
  await expect(add(mesh, 'demoauditor')).resolves.toBe('noPermission');
  await as('demodesigner').call(plans.addMesh, { body: mesh });
  const again = await lay(server, plan, meshBytes('11'));
  await as('demodesigner').call(plans.addMesh, { body: again });
  await as('demodesigner').call(plans.addMesh, { body: mesh });
  await expect(server.ctx.store.head(again.objectName)).resolves.toBeNull();
  await expect(server.ctx.store.head(mesh.objectName)).resolves.not.toBeNull();
});

test('a copy begins with what its source has, and goes on by itself', async () => {
  const plan = await target();
  const { saved } = await designed(server, as('demodesigner'), plan, sample());
  const copy = await as('demodesigner').call(plans.copy, {
    body: { ...key(), planId: plan.planId, name: 'Copy', remarks: null },
  });
  expect(copy.documentHash).toBe(saved.sha256);
  await designed(server, as('demodesigner'), copy, sample(2), saved.sha256);
  expect((await read(plan))!.sha256).toBe(saved.sha256);
  expect((await read(copy))!.sha256).not.toBe(saved.sha256);
});

test('what two plans of a case differ in is told, of versions that the reader sees', async () => {
  const [plan, other, empty] = [await target('One'), await target('Other'), await target('Empty')];
  await designed(server, as('demodesigner'), plan, sample());
  await designed(server, as('demodesigner'), other, { ...sample(), ipr: [] });
  const compared = (planId: string, comparedPlanId: string) => ({ query: { ...key(), planId, comparedPlanId } });
  const ask = compared(other.planId, plan.planId);
  await expect(as('demodoctor').call(plans.difference, ask)).resolves.toEqual({
    rows: [
      { of: [11, 21], quantity: 'ipr', before: 0.2, after: null, measure: 'mm' },
      { of: [41, 31], quantity: 'ipr', before: 0.3, after: null, measure: 'mm' },
    ],
  });
  const refusedTo = (who: string, given: ReturnType<typeof compared>) => as(who).refused(plans.difference, given);
  await expect(refusedTo('demodoctor', compared(empty.planId, plan.planId))).resolves.toBe('planNotDesigned');
  await expect(refusedTo('demodoctor', compared(plan.planId, '1'))).resolves.toBe('recordNotFound');
  await expect(refusedTo('demooutsider', ask)).resolves.toBe('recordNotFound');
});

test('what a plan no longer has is nobody’s, and what a copy has stays when its source is deleted', async () => {
  const plan = await target();
  const { saved } = await designed(server, as('demodesigner'), plan, sample());
  const copy = await as('demodesigner').call(plans.copy, {
    body: { ...key(), planId: plan.planId, name: 'Copy', remarks: null },
  });
  await designed(server, as('demodesigner'), plan, sample(2), saved.sha256);
  const { objects } = await server.ctx.store.list(`archway/pt/${caseId}/1/4/`);
  const names = objects.map((object) => object.key);
  const [owner] = objectOwners.all.filter((each) => each.owns(names[0]!));
  const used = () => owner!.inUse(server.ctx.db, names);
  // Two documents and thirty meshes: the copy still has the first one.
  await expect(used()).resolves.toHaveLength(names.length);
  await as('demodesigner').call(plans.act, { body: { ...key(), planId: copy.planId, action: 'delete', reason: null } });
  await expect(used()).resolves.toHaveLength(names.length - 1);
});
