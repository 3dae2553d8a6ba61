import {
  type CaseModel,
  type LabelRuns,
  type Received,
  caseStatus,
  endpoints,
  entrustTo,
  isLiveDesign,
  jawNumber,
  analyseFlag,
  runsOfLabels,
} from '@archway/contracts';
import { encodeDraco, generateJaw } from '@archway/mesh';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { casePrefix } from '../../files/object-names.ts';
import { openCase, practiceId, validInfo } from '../cases.fixture.ts';
import { casePlacer } from '../machine/case-people.fixture.ts';

const { audit, files, models, planDesigns, plans } = endpoints;
let server: TestServer;
let doctor: TestClient;
let designer: TestClient;
let caseId: string;
let place: Awaited<ReturnType<typeof casePlacer>>;
const stands = (status: (typeof caseStatus)[keyof typeof caseStatus]): Promise<void> =>
  server.ctx.db.transaction((tx) => place(tx, caseId, status, entrustTo.team));

beforeAll(async () => {
  server = await startTestServer();
  [doctor, designer] = [await server.login('demodoctor'), await server.login('demodesigner')];
  place = await casePlacer(server);
  caseId = await openCase(doctor, validInfo(await practiceId(server, 'P10001'), { entrust: entrustTo.team }));
  for (const jaw of ['upper', 'lower'] as const) {
    const name = `${casePrefix({ caseId, version: 1, dataType: 2 })}${jaw}.drc`;
    const bytes = await encodeDraco(generateJaw({ jaw, triangles: 16_000, seed: 1 }));
    const { size, crc64 } = await server.ctx.store.put(name, bytes);
    const file = { fileName: `${jaw}.stl`, objectName: name, size, crc64, vertices: 3, triangles: 1, cleaning: {} };
    const body = { caseId, version: 1, jaw: jawNumber[jaw], modelType: 'scan' as const, ...file };
    await doctor.call(models.register, { body });
  }
});
afterAll(() => server.stop());

async function prepared(): Promise<[upper: CaseModel, lower: CaseModel]> {
  let found: CaseModel[] = [];
  await until(async () => {
    found = await designer.call(models.list, { query: { caseId, version: 1 } });
    return found.length === 2 && found.every(({ analyseFlag: flag }) => flag === analyseFlag.prepared);
  });
  return [found[0]!, found[1]!];
}
const labelsIn = async (name: string): Promise<Uint8Array> => {
  const [url] = await designer.call(files.accessUrls, { body: { objectNameList: [name] } });
  return new Uint8Array(await (await fetch(url!)).arrayBuffer());
};
const stored = async (name: string): Promise<boolean> => (await server.ctx.store.head(name)) !== null;
type Wish = Received<typeof models.correctTeeth>['body'];
const refused = (body: Wish, who = designer): Promise<string | undefined> => who.refused(models.correctTeeth, { body });

test('teeth are put right beside what was found, against the labels that stand there, and plans are designed on them', async () => {
  await stands(caseStatus.designing);
  const [{ modelId, preparation, actions }] = await prepared();
  expect(actions).toContain('correctTeeth');
  const found = preparation!.teeth!;
  const machine = await labelsIn(found.objectName);
  const teeth = found.teeth.map(({ fdi }) => fdi);
  expect(teeth).toEqual(expect.arrayContaining([16, 17, 27]));
  // The last one is a third molar, and the second one is not there.
  const labels = machine.map((label) => (label === 17 ? 18 : label));
  const body: Wish = { modelId, base: found.objectName, runs: runsOfLabels(labels), missing: [17] };

  const short: LabelRuns = [...body.runs.slice(1)];
  expect(await refused({ ...body, runs: short })).toBe('toothLabelsDoNotFit');
  expect(await refused({ ...body, runs: runsOfLabels(labels.map((label) => (label === 18 ? 38 : label))) })).toBe(
    'toothOfOtherJaw',
  );
  expect(await refused({ ...body, missing: [18] })).toBe('toothOfOtherJaw');
  expect(await refused({ ...body, missing: [47] })).toBe('toothOfOtherJaw');
  expect(await refused({ ...body, base: preparation!.objectName })).toBe('toothLabelsChanged');
  expect(await refused(body, await server.login('demooutsider'))).toBe('recordNotFound');
  await stands(caseStatus.planConfirmed);
  expect(await refused(body)).toBe('teethFrozen');
  await stands(caseStatus.designing);
  const place = casePrefix({ caseId, version: 1, dataType: 2 });
  const before = (await server.ctx.store.list(place)).objects.length;

  const { preparation: first } = await designer.call(models.correctTeeth, { body });
  expect(first!.teeth).toEqual(found);
  expect(first!.corrected).toMatchObject({ missing: [17], correctedBy: expect.stringMatching(/\S/) });
  expect(first!.corrected!.teeth.map(({ fdi }) => fdi)).toContain(18);
  expect(await labelsIn(first!.corrected!.objectName)).toEqual(labels);
  expect(await labelsIn(found.objectName)).toEqual(machine);

  // Somebody else had the same labels open.
  expect(await refused(body)).toBe('toothLabelsChanged');
  expect((await server.ctx.store.list(place)).objects.length).toBe(before + 1);
  const again = { ...body, base: first!.corrected!.objectName };
  const two = await Promise.allSettled([
    designer.call(models.correctTeeth, { body: again }),
    designer.call(models.correctTeeth, { body: again }),
  ]);
  expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await stored(first!.corrected!.objectName)).toBe(false);
  expect((await server.ctx.store.list(place)).objects.length).toBe(before + 1);
  const creator = await server.login('democreator');
  const { rows } = await creator.call(audit.page, { query: { caseId, kind: 'changed' } });
  expect(rows.filter(({ subject }) => subject === 'correctTeeth')).toHaveLength(2);

  const plan = await designer.call(plans.create, { body: { caseId, version: 1, name: 'Goal', remarks: null } });
  const key = { caseId, version: 1, planId: plan.planId };
  await designer.call(planDesigns.start, { body: { ...key, base: null } });
  await until(async () => {
    const { designs } = await designer.call(planDesigns.list, { query: { caseId, version: 1 } });
    return designs.some((each) => each.planId === plan.planId && !isLiveDesign(each));
  });
  const [design] = (await designer.call(planDesigns.list, { query: { caseId, version: 1 } })).designs;
  expect(design).toMatchObject({ state: 'done', problem: null });
  expect(design!.findings!.doubts.filter(({ jaw }) => jaw === 'upper')).toEqual([]);
  const { document } = (await designer.call(plans.document, { query: key }))!;
  const upper = document.teeth.filter(({ fdi }) => fdi < 30);
  expect(upper.filter(({ body: mesh }) => mesh).map(({ fdi }) => fdi)).toEqual(
    first!.corrected!.teeth.map(({ fdi }) => fdi),
  );
  expect(upper.find(({ fdi }) => fdi === 17)).toMatchObject({ state: 'missing', body: null });

  // Found anew, nothing of it is left.
  await doctor.call(models.analyse, { body: { modelId } });
  const [anew] = await prepared();
  expect(anew.preparation).toMatchObject({ corrected: null });
  expect(await refused(again)).toBe('toothLabelsChanged');
});
