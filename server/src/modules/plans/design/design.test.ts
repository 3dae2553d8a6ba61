import {
  type CasePrescription,
  type CaseModel,
  type DesignChoices,
  type LimitsByType,
  type Plan,
  type PlanDocument,
  type PlanDesign,
  analyseFlag,
  caseStatus,
  designChoicesOf,
  emptyPrescription,
  endpoints,
  entrustTo,
  errors,
  isLiveDesign,
  jawNumber,
} from '@archway/contracts';
import { AT_REST, hashesIn, usualLimits, wayBetween } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import { encodeDraco, generateJaw } from '@archway/mesh';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { callerOf, openCase, practiceId, validInfo } from '../../cases/cases.fixture.ts';
import { casePlacer } from '../../cases/machine/case-people.fixture.ts';
import { casePrefix } from '../../files/object-names.ts';
import { everyCheck } from '../audit/audit.fixture.ts';
import { designed } from '../document/document.fixture.ts';
import * as schema from '../schema.ts';
import { DESIGN_QUEUE } from './queue.ts';

const { access, account, models, planDesigns, plans, prescription } = endpoints;
type JawName = 'upper' | 'lower';

let server: TestServer;
let place: Awaited<ReturnType<typeof casePlacer>>;
let doctor: TestClient;
let designer: TestClient;
let outsider: TestClient;
let practice: string;

beforeAll(async () => {
  server = await startTestServer();
  [doctor, designer, outsider] = [
    await server.login('demodoctor'),
    await server.login('demodesigner'),
    await server.login('demooutsider'),
  ];
  practice = await practiceId(server, 'P10001');
  place = await casePlacer(server);
});
afterAll(() => server.stop());

/** So coarse that some teeth are not found, which is told. */
const jawFile = (jaw: JawName): Promise<Uint8Array> => encodeDraco(generateJaw({ jaw, triangles: 7000, seed: 5 }));

async function upload(caseId: string, jaw: JawName, bytes: Uint8Array): Promise<CaseModel> {
  const name = `${casePrefix({ caseId, version: 1, dataType: 2 })}${jaw}.drc`;
  const { size, crc64 } = await server.ctx.store.put(name, bytes);
  const file = { fileName: `${jaw}.stl`, objectName: name, size, crc64, vertices: 3, triangles: 1, cleaning: {} };
  const body = { caseId, version: 1, jaw: jawNumber[jaw], modelType: 'scan' as const, ...file };
  return doctor.call(models.register, { body });
}

const newCase = (): Promise<string> => openCase(doctor, validInfo(practice, { entrust: entrustTo.team }));
const designing = (caseId: string): Promise<void> =>
  server.ctx.db.transaction((tx) => place(tx, caseId, caseStatus.designing, entrustTo.team));
const target = (caseId: string, name = 'Goal'): Promise<Plan> =>
  designer.call(plans.create, { body: { caseId, version: 1, name, remarks: null } });
const keyOf = ({ caseId, version, planId }: Plan) => ({ caseId, version, planId });
const start = (plan: Plan, base: string | null = null, choices?: DesignChoices) =>
  designer.call(planDesigns.start, { body: { ...keyOf(plan), base, choices } });
const listed = (caseId: string, who = designer) => who.call(planDesigns.list, { query: { caseId, version: 1 } });

async function ended(plan: Plan): Promise<PlanDesign> {
  let found: PlanDesign | undefined;
  await until(async () => {
    found = (await listed(plan.caseId)).designs.find(({ planId }) => planId === plan.planId);
    return found !== undefined && !isLiveDesign(found);
  });
  return found!;
}
/** The doctor's preference: how far teeth go from one aligner to the next. */
async function prefer(movementLimits: LimitsByType): Promise<void> {
  const { doctorId } = await doctor.call(access.personalData);
  const settingContent = JSON.stringify({ movementLimits });
  await doctor.call(account.addSetting, { body: { doctorId, settingType: 'preferenceSetting', settingContent } });
}
const documentOf = (plan: Plan) => designer.call(plans.document, { query: keyOf(plan) });

test('from two scans to a target and its stages: prepared, designed, saved, with what is to be looked at', async () => {
  const caseId = await newCase();
  for (const jaw of ['upper', 'lower'] as const) await upload(caseId, jaw, await jawFile(jaw));
  const { revision } = await doctor.call(prescription.read, { query: { caseId, version: 1 } });
  const answers = {
    ...emptyPrescription,
    ...{ movable: 'except', fixedTeeth: [{ tooth: 36, reason: 'implant' }] },
    ...{ missingTeeth: [15], extract: [18], ipr: 'asNeeded' },
  } as CasePrescription['prescription'];
  const key = { caseId, version: 1 };
  await doctor.call(prescription.save, { params: key, body: { prescription: answers, revision } });
  await designing(caseId);
  const plan = await target(caseId);
  const choices = designChoicesOf(answers);
  expect(choices.ipr).toBe('asNeeded');
  expect(await listed(caseId)).toEqual({ designs: [], offered: [plan.planId], choices, cbct: false });
  expect((await listed(caseId, doctor)).offered).toEqual([]);
  expect(await outsider.refused(planDesigns.list, { query: { caseId, version: 1 } })).toBe('recordNotFound');
  expect(await outsider.refused(planDesigns.start, { body: { ...keyOf(plan), base: null } })).toBe('recordNotFound');
  expect(await doctor.refused(planDesigns.start, { body: { ...keyOf(plan), base: null } })).toBe('noPermission');
  expect(await designer.refused(planDesigns.start, { body: { ...keyOf(plan), base: 'a'.repeat(64) } })).toBe(
    'planDocumentChanged',
  );

  const limits = { linear: 0.4, vertical: 0.3, rotation: 4, byType: { molar: { linear: 0.2, vertical: 0.15, rotation: 2 } } }; // prettier-ignore
  await prefer(limits);

  // Both at once: one is in line, the other is told so.
  const two = await Promise.allSettled([1, 2].map(() => start(plan, null, { ...choices, arch: 'square' })));
  expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const done = await ended(plan);
  expect(done).toMatchObject({ state: 'done', problem: null, progress: 1, mayCancel: false });
  // IPR is decided as it is asked for, and no more left to the designer.
  expect(done.findings).toMatchObject({ bite: 'scan', left: [] });
  expect(done.findings!.conflicts).toEqual([
    { conflict: 'extractNotFound', teeth: [18] },
    { conflict: 'missingFound', teeth: [15] },
  ]);
  const saved = (await documentOf(plan))!;
  expect(saved.sha256).toBe(done.documentHash);
  expect(saved.meshes.map(({ sha256 }) => sha256).sort()).toEqual([...hashesIn(saved.document)].sort());
  expect(saved.document.teeth.find(({ fdi }) => fdi === 36)).toMatchObject({ movable: false });
  expect(saved.document.limits).toEqual({ ...limits, collision: usualLimits.collision });
  const found = await designer.call(models.list, { query: { caseId, version: 1 } });
  expect(found.map(({ preparation }) => preparation?.teeth?.teeth.length)).toEqual(Object.values(done.findings!.teeth));
  const names = found.map(({ preparation }) => preparation!.teeth!.objectName);
  for (const [at, name] of names.entries())
    expect((await (await server.ctx.store.get(name)).bytes()).length).toBe(found[at]!.preparation!.triangles);

  // What is there is replaced by whoever says what it is, and by nobody else.
  expect(await designer.refused(planDesigns.start, { body: { ...keyOf(plan), base: null } })).toBe(
    'planDocumentChanged',
  );
  const { designId } = await start(plan, saved.sha256);
  await designer.call(planDesigns.cancel, { body: { designId } });

  // Stages lead to the target as it stands.
  const act = { ...keyOf(plan), reason: null };
  await designer.call(plans.act, { body: { ...act, action: 'submit' } });
  expect((await listed(caseId)).offered).toEqual([]);
  expect(await designer.refused(planDesigns.start, { body: { ...keyOf(plan), base: saved.sha256 } })).toBe(
    'transitionRefused',
  );
  const auditor = await server.login('demoauditor');
  await auditor.call(plans.saveAudit, { body: { ...keyOf(plan), findings: everyCheck('target') } });
  await auditor.call(plans.act, { body: { ...act, action: 'passAudit' } });
  const stages = await designer.call(plans.createStep, { body: { ...keyOf(plan), name: 'Stages', remarks: null } });
  // Another preference is one of later targets.
  await prefer({ linear: 0.25, vertical: 0.15, rotation: 2 });
  await start(stages, null, { ...choices, sequence: true });
  expect(await ended(stages)).toMatchObject({ state: 'done', problem: null });
  const { document } = (await documentOf(stages))!;
  expect(document.kind).toBe('step');
  // What a restaging begins with.
  expect(document.inSequence).toEqual(['upper', 'lower']);
  expect(document.target).toEqual(saved.document.target);
  expect(document.arches).toEqual(saved.document.arches);
  // Of the square form of the library: that much of the depth is of the fourth power.
  const [, bend, corner] = document.arches.lower!.params as [number, number, number];
  expect(corner / bend).toBeGreaterThan(1);
  const movedOf = (...teeth: number[]) => teeth.map((fdi) => begins(document, fdi)).filter((stage) => stage >= 0);
  const sides = [movedOf(47, 46, 45, 44, 43), movedOf(37, 35, 34, 33)];
  for (const side of sides) expect(side).toEqual(side.toSorted((one, other) => one - other));
  expect(Math.max(...sides.flat())).toBeGreaterThan(1);
  const incisors = movedOf(42, 41, 31, 32);
  expect(Math.min(...incisors)).toBeGreaterThanOrEqual(Math.max(...sides.flat()));
  expect(new Set(incisors).size).toBeLessThanOrEqual(1);
  expect(document.aligners.upper.length).toBeGreaterThan(2);
  expect(document.limits).toEqual(saved.document.limits);
  const [most, mostOfMolars] = [false, true].map((molars) => farthest(document, molars));
  expect(most).toBeLessThanOrEqual(limits.linear * 1.02);
  expect(most).toBeGreaterThan(limits.byType.molar.linear * 1.02);
  expect(mostOfMolars).toBeLessThanOrEqual(limits.byType.molar.linear * 1.02);
});

/** The stage after which a lower tooth begins to move. */
const begins = ({ aligners: { lower } }: PlanDocument, fdi: number): number =>
  lower.findIndex(({ poses }) => JSON.stringify(poses[fdi]) !== JSON.stringify(lower[0]!.poses[fdi])) - 1;

/** How far a tooth goes along its jaw in one stage at most, in mm: one of the molars, or of the others. */
const farthest = ({ aligners, teeth }: PlanDocument, molars: boolean): number =>
  Math.max(
    ...[...aligners.upper, ...aligners.lower].flatMap(({ n, poses }) =>
      teeth
        .filter(({ fdi, frame }) => frame && fdi % 10 >= 6 === molars && String(fdi) in poses)
        .map(({ fdi, frame }) => {
          const jaw = fdi < 30 ? aligners.upper : aligners.lower;
          const before = jaw[n - 1]?.poses[String(fdi)];
          return before ? wayBetween(before, poses[String(fdi)] ?? AT_REST, frame!.origin).linear : 0;
        }),
    ),
  );

test('what was saved meanwhile stays, a design is ended by whoever designs, and what is in the way has a name', async () => {
  const caseId = await newCase();
  const bytes = await jawFile('lower');
  await upload(caseId, 'lower', bytes);
  await designing(caseId);
  const plan = await target(caseId);
  expect(await designer.refused(planDesigns.start, { body: { ...keyOf(plan), base: null } })).toBe('planDesignScan');

  // A sheet of faces is no jaw: the design has it prepared, and says what was found.
  await server.ctx.db.transaction((tx) => place(tx, caseId, caseStatus.unsubmitted, entrustTo.team));
  await upload(caseId, 'upper', await sheet());
  await designing(caseId);
  await start(plan);
  const { problem } = await ended(plan);
  expect(problem).toMatchObject({ code: errors.planDesignNoTeeth.code });
  expect(problem!.text).toContain('upper jaw');
  expect(await documentOf(plan)).toBeNull();

  // The lower jaw stands where the upper one is said to be.
  await server.ctx.db.transaction((tx) => place(tx, caseId, caseStatus.unsubmitted, entrustTo.team));
  const { modelId } = await upload(caseId, 'upper', bytes);
  await designing(caseId);
  const settled = async (): Promise<CaseModel> => {
    let found: CaseModel | undefined;
    await until(async () => {
      const all = await designer.call(models.list, { query: { caseId, version: 1 } });
      found = all.find((model) => model.modelId === modelId);
      return found?.analyseFlag === analyseFlag.prepared;
    });
    return found!;
  };
  expect((await settled()).preparation!.teeth).toMatchObject({ doubts: ['jawDisagrees'] });
  const design = await start(plan);
  expect(design).toMatchObject({ mayCancel: true, problem: null, findings: null });
  const { saved } = await designed(server, designer, plan, samplePlan(3, { kind: 'target' }));
  const kept = await ended(plan);
  expect(kept).toMatchObject({ state: 'failed', documentHash: null });
  expect(kept.problem).toMatchObject({ code: errors.planDocumentChanged.code });
  expect((await documentOf(plan))!.sha256).toBe(saved.sha256);

  const { designId } = await start(plan, saved.sha256);
  const body = { designId };
  expect(await outsider.refused(planDesigns.cancel, { body })).toBe('recordNotFound');
  const stranger = await server.login('demoauditor');
  expect(await stranger.refused(planDesigns.cancel, { body })).toBe('noPermission');
  expect(await designer.call(planDesigns.cancel, { body })).toMatchObject({ state: 'cancelled', mayCancel: false });
  expect(await designer.refused(planDesigns.cancel, { body })).toBe('planDesignOver');
  expect((await documentOf(plan))!.sha256).toBe(saved.sha256);

  // A worker that was killed on its last try: somebody says so.
  const [row] = await server.ctx.db
    .insert(schema.planDesigns)
    .values({ ...keyOf(plan), userId: (await callerOf(server, designer)).userId, state: 'running' })
    .returning();
  await server.ctx.jobs.send(`${DESIGN_QUEUE}-given-up`, { designId: row!.designId });
  await until(async () => (await listed(caseId)).designs.at(-1)?.state === 'failed');
  expect((await listed(caseId)).designs.at(-1)!.problem).toMatchObject({ code: errors.planDesignStopped.code });
});

/** A flat square. */
function sheet(): Promise<Uint8Array> {
  const side = 12;
  const positions = Float32Array.from({ length: side * side * 3 }, (_, at) => {
    const vertex = Math.floor(at / 3);
    return [4 * (vertex % side), 4 * Math.floor(vertex / side), 0][at % 3]!;
  });
  const squares = Array.from({ length: (side - 1) ** 2 }, (_, at) => {
    const corner = Math.floor(at / (side - 1)) * side + (at % (side - 1));
    return [corner, corner + 1, corner + side, corner + 1, corner + side + 1, corner + side];
  });
  return encodeDraco({ positions, indices: Uint32Array.from(squares.flat()) });
}
