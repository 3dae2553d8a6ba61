import {
  type Plan,
  type PlanDesign,
  caseStatus,
  endpoints,
  entrustTo,
  isLiveDesign,
  jawNumber,
} from '@archway/contracts';
import { madeCt } from '@archway/dental/testing/roots';
import { encodeDraco, generateJaw } from '@archway/mesh';
import { packVolume } from '@archway/volume';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { callerOf, openCase, practiceId, validInfo } from '../../cases/cases.fixture.ts';
import { casePlacer } from '../../cases/machine/case-people.fixture.ts';
import { insertCbct } from '../../cbct/api.ts';
import { casePrefix } from '../../files/object-names.ts';

const { models, planDesigns, plans } = endpoints;
const JAW = { triangles: 12_000, seed: 5 } as const;

let server: TestServer;
let doctor: TestClient;
let designer: TestClient;
let caseId: string;
let plan: Plan;

beforeAll(async () => {
  server = await startTestServer();
  [doctor, designer] = [await server.login('demodoctor'), await server.login('demodesigner')];
  caseId = await openCase(doctor, validInfo(await practiceId(server, 'P10001'), { entrust: entrustTo.team }));
  for (const jaw of ['upper', 'lower'] as const) {
    const objectName = `${casePrefix({ caseId, version: 1, dataType: 2 })}${jaw}.drc`;
    const { size, crc64 } = await server.ctx.store.put(objectName, await encodeDraco(generateJaw({ jaw, ...JAW })));
    const file = { fileName: `${jaw}.stl`, objectName, size, crc64, vertices: 3, triangles: 1, cleaning: {} };
    await doctor.call(models.register, {
      body: { caseId, version: 1, jaw: jawNumber[jaw], modelType: 'scan' as const, ...file },
    });
  }
  const place = await casePlacer(server);
  await server.ctx.db.transaction((tx) => place(tx, caseId, caseStatus.designing, entrustTo.team));
  plan = await designer.call(plans.create, { body: { caseId, version: 1, name: 'Goal', remarks: null } });
});
afterAll(() => server.stop());

const listed = () => designer.call(planDesigns.list, { query: { caseId, version: 1 } });
const key = () => ({ caseId, version: 1, planId: plan.planId });

async function designed(base: string | null, roots?: boolean): Promise<PlanDesign> {
  await designer.call(planDesigns.start, { body: { ...key(), base, ...(roots && { roots }) } });
  let found: PlanDesign | undefined;
  await until(async () => {
    found = (await listed()).designs.find(({ planId }) => planId === plan.planId);
    return found !== undefined && !isLiveDesign(found);
  });
  return found!;
}

/** Puts a packed CBCT of the lower jaw into the case. @returns the name of its object */
async function withCbct(): Promise<string> {
  const ct = madeCt('lower', JAW);
  const volume = { ...ct, componentType: 'int16' as const, name: '' };
  const { zip, quickLook, descriptor } = await packVolume(volume, { timestamp: 1 });
  const prefix = casePrefix({ caseId, version: 1, dataType: 3 });
  const [objectName, quickLookName] = [`${prefix}cbct_1.zip`, `${prefix}cbct_1.ls`];
  const { size, crc64 } = await server.ctx.store.put(objectName, zip);
  await server.ctx.store.put(quickLookName, quickLook);
  const { size: sides, spacing, origin, direction, sha256 = '' } = descriptor;
  const described = { size: [...sides], spacing: [...spacing], origin: [...origin], direction: [...direction], sha256 };
  const told = { name: '', series: '1', description: '', modality: 'CT', created: '20260102030405' };
  const counts = { missingSlices: 0, unevenGaps: 0, duplicateSlices: 0, tiltCorrected: 0, orderAssumed: false };
  await insertCbct(server.ctx.db, {
    ...{ caseId, version: 1, fileName: 'CT', objectName, quickLookName, size, crc64 },
    volume: { ...described, ...told, componentType: 'int16' } as never,
    notes: { filesRead: sides[2], setAside: {}, ...counts },
    uploadedBy: (await callerOf(server, doctor)).userId,
  });
  return objectName;
}

test('roots are taken from the CBCT where somebody asks, and the findings say which were, which not, and why', async () => {
  expect((await listed()).cbct).toBe(false);
  expect(await designer.refused(planDesigns.start, { body: { ...key(), base: null, roots: true } })).toBe(
    'planDesignCbct',
  );
  const objectName = await withCbct();
  expect((await listed()).cbct).toBe(true);

  const without = await designed(null);
  expect(without.findings).not.toHaveProperty('roots');
  const taken = await designed(without.documentHash, true);
  expect(taken).toMatchObject({ state: 'done', problem: null });
  const [upper, lower] = taken.findings!.roots!;
  // The CT is of the lower jaw alone: crowns of the upper one are not taken for it.
  expect(upper).toMatchObject({ jaw: 'upper', measured: [], usual: [] });
  expect(upper!.problem).not.toBeNull();
  expect(lower).toMatchObject({ jaw: 'lower', problem: null });
  expect(lower!.measured.length).toBeGreaterThan(5);
  expect(taken.documentHash).not.toBe(without.documentHash);
  const { document } = (await designer.call(plans.document, { query: key() }))!;
  const jaws = {
    lower: document.teeth.filter(({ fdi }) => fdi > 30),
    upper: document.teeth.filter(({ fdi }) => fdi < 30),
  };
  const told = [...lower!.measured, ...lower!.usual].map(({ fdi }) => fdi);
  expect([...told].sort()).toEqual(
    jaws.lower
      .filter(({ body }) => body)
      .map(({ fdi }) => fdi)
      .sort(),
  );
  expect(jaws.upper.length).toBeGreaterThan(5);
  const seen = document.teeth.filter(({ root }) => root === 'measured').map(({ fdi }) => fdi);
  expect([...seen].sort()).toEqual(lower!.measured.map(({ fdi }) => fdi).sort());

  // What cannot be read any more makes no roots, and the design goes on without.
  await server.ctx.store.put(objectName, Buffer.from('this is no zip'));
  const unread = await designed(taken.documentHash, true);
  expect(unread).toMatchObject({ state: 'done', documentHash: without.documentHash });
  expect(unread.findings!.roots!.map(({ jaw, problem }) => [jaw, problem])).toEqual([
    ['upper', 'unreadable'],
    ['lower', 'unreadable'],
  ]);
});
