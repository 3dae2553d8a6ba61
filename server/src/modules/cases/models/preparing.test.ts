import { type CaseModel, type Jaw, type Received, analyseFlag, endpoints, jawNumber } from '@archway/contracts';
import { encodeDraco, generateJaw, readMesh } from '@archway/mesh';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { casePrefix } from '../../files/object-names.ts';
import { eq } from 'drizzle-orm';
import { openCase, practiceId, validInfo } from '../cases.fixture.ts';
import { caseModels } from '../schema.ts';
import { type AnalysisJob, PREPARING_QUEUE } from './model-adapter.ts';
import { byKind } from './preparing.ts';

const { audit, files, models } = endpoints;
const { upper, lower } = jawNumber;
let server: TestServer;
let doctor: TestClient;
let caseId: string;
let place: string;
let bytes: Uint8Array;

/** A jaw with a small hole and a triangle that is turned over, both away from its rim. */
async function damagedJaw(): Promise<Uint8Array> {
  const mesh = generateJaw({ jaw: 'upper', triangles: 12_000, seed: 3 });
  const inner = innerTriangles(mesh.indices);
  const [hole, turned] = [inner[0]! * 3, inner.at(-1)! * 3];
  const indices = mesh.indices.slice();
  [indices[turned], indices[turned + 1]] = [indices[turned + 1]!, indices[turned]!];
  return encodeDraco({ ...mesh, indices: indices.filter((_, at) => at < hole || at >= hole + 3) });
}

/** Triangles none of whose corners lies at the rim. */
function innerTriangles(indices: Uint32Array): number[] {
  const sides = Array.from(indices, (from, at) => [from, indices[at % 3 === 2 ? at - 2 : at + 1]!] as const);
  const directed = new Set(sides.map(([from, to]) => `${from} ${to}`));
  const rim = new Set(sides.filter(([from, to]) => !directed.has(`${to} ${from}`)).flat());
  const triangles = Array.from({ length: indices.length / 3 }, (_, triangle) => triangle);
  return triangles.filter((triangle) => [0, 1, 2].every((corner) => !rim.has(indices[triangle * 3 + corner]!)));
}

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  caseId = await openCase(doctor, validInfo(await practiceId(server, 'P10001')));
  place = casePrefix({ caseId, version: 1, dataType: 2 });
  bytes = await damagedJaw();
});
afterAll(() => server.stop());

type Registration = Received<typeof models.register>['body'];

async function uploaded(name: string, jaw: Jaw): Promise<Registration> {
  const { size, crc64 } = await server.ctx.store.put(`${place}${name}.drc`, bytes);
  const file = { fileName: `${name}.stl`, objectName: `${place}${name}.drc`, size, crc64, vertices: 3, triangles: 1 };
  return { caseId, version: 1, jaw, modelType: 'scan', cleaning: {}, ...file };
}

const register = (body: Registration): Promise<CaseModel> => doctor.call(models.register, { body });
const prepare = (modelId: string): Promise<CaseModel> => doctor.call(models.prepare, { body: { modelId } });

/** A model once no run of it is under way. */
async function settled(modelId: string): Promise<CaseModel> {
  let found: CaseModel | undefined;
  await until(async () => {
    found = (await doctor.call(models.list, { query: { caseId, version: 1 } })).find((m) => m.modelId === modelId);
    return found?.analyseFlag !== analyseFlag.running && found?.analyseFlag !== analyseFlag.preparing;
  });
  return found!;
}

const stored = async (name: string): Promise<boolean> => (await server.ctx.store.head(name)) !== null;
const storedHere = async (): Promise<string[]> => (await server.ctx.store.list(place)).objects.map(({ key }) => key);

const madeOf = ({ preparation }: CaseModel): string[] => [preparation!.objectName, preparation!.teeth!.objectName];

test('what was analysed is prepared by itself: repaired, its teeth found; another analysis drops both', async () => {
  const body = await uploaded('upper', upper);
  const { modelId } = await register(body);
  expect(await doctor.refused(models.prepare, { body: { modelId } })).toBe('notPreparable');
  expect(await doctor.refused(models.analyse, { body: { modelId } })).toBe('analysisRunning');
  const first = await settled(modelId);
  const { preparation, ...prepared } = first;
  expect(prepared).toMatchObject({ analyseFlag: analyseFlag.prepared, analysis: { jawGuess: 'upper' } });
  expect(prepared).toMatchObject({ objectName: body.objectName, actions: ['analyse', 'correctTeeth'] });
  expect(await doctor.refused(models.prepare, { body: { modelId } })).toBe('notPreparable');

  const places = new Map(preparation!.repairs.map((repair) => [repair.kind, repair.places]));
  expect([places.get('hole'), places.get('flippedTriangles')]).toEqual([1, 1]);
  expect(preparation!.after.openEdges).toBeLessThan(preparation!.before.openEdges);
  const urls = await doctor.call(files.accessUrls, { body: { objectNameList: madeOf(first) } });
  const [repaired, labels] = await Promise.all(
    urls.map(async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer())),
  );
  expect(repaired!.length).toBe(preparation!.size);
  expect((await readMesh(repaired!, 'repaired.drc')).mesh.indices.length / 3).toBe(preparation!.triangles);
  // A byte for each face of what is read there, and each tooth has as many as is said.
  expect(labels!.length).toBe(preparation!.triangles);
  const { teeth } = preparation!.teeth!;
  expect(teeth.length).toBeGreaterThan(4);
  for (const { fdi, faces, confidence } of teeth) {
    expect([Math.floor(fdi / 10), labels!.filter((label) => label === fdi).length]).toEqual([fdi > 20 ? 2 : 1, faces]);
    expect(confidence).toBeGreaterThan(0);
  }

  // Registering the same file again is no change, although it has something that was made of it.
  expect((await register(body)).preparation).toEqual(preparation);
  await doctor.call(models.analyse, { body: { modelId } });
  expect(await Promise.all(madeOf(first).map(stored))).toEqual([false, false]);
  const again = await settled(modelId);
  expect(again.preparation!.teeth!.teeth).toEqual(teeth);

  // In the other place its teeth have other numbers.
  await doctor.call(models.swapJaws, { body: { caseId, version: 1 } });
  expect(await Promise.all(madeOf(again).map(stored))).toEqual([false, false]);
  const swapped = (await settled(modelId)).preparation!.teeth!.teeth;
  expect(swapped.length).toBeGreaterThan(4);
  expect(swapped.every(({ fdi }) => fdi > 30)).toBe(true);

  const creator = await server.login('democreator');
  const { rows } = await creator.call(audit.page, { query: { caseId, kind: 'changed' } });
  expect(rows.map(({ subject }) => subject).reverse()).toEqual(['create', 'uploadModel', 'analyseModel', 'swapJaws']);
  await doctor.call(models.remove, { params: { modelId } });
});

test('what was made of a model goes with it; a job of before makes nothing', async () => {
  const { modelId } = await register(await uploaded('first', lower));
  const made = madeOf(await settled(modelId));
  expect(await Promise.all(made.map(stored))).toEqual([true, true]);

  const second = await register(await uploaded('second', lower));
  expect(await Promise.all([...made, `${place}first.drc`].map(stored))).toEqual([false, false, false]);
  await settled(second.modelId);
  // Replaced before a worker gets to it.
  const third = await register(await uploaded('third', lower));
  await server.ctx.jobs.send<AnalysisJob>(PREPARING_QUEUE, { modelId: third.modelId, run: 1 });
  const last = await settled(third.modelId);
  const kept = (await storedHere()).filter((name) => /second|third|repaired/.test(name));
  expect(kept.sort()).toEqual([...madeOf(last), `${place}third.drc`, `${place}third_1_thumb.jpg`].sort());

  await doctor.call(models.remove, { params: { modelId: third.modelId } });
  expect((await storedHere()).filter((name) => /second|third|repaired/.test(name))).toEqual([]);
});

test('a preparation that fails says why, keeps the analysis, and may be asked for again', async () => {
  const body = await uploaded('lower', lower);
  const { modelId } = await register(body);
  const { analysis } = await settled(modelId);
  // As it stands when its preparation could not be begun by itself.
  await server.ctx.db
    .update(caseModels)
    .set({ analyseFlag: analyseFlag.done, preparation: null, repairedObjectName: null, toothLabelsName: null })
    .where(eq(caseModels.modelId, modelId));
  await server.ctx.store.delete(body.objectName);
  await prepare(modelId);
  expect(await settled(modelId)).toMatchObject({
    ...{ analyseFlag: analyseFlag.preparingFailed, analysisError: 'objectMissing', preparation: null },
    ...{ actions: ['analyse', 'prepare'], analysis },
  });
  await server.ctx.store.put(body.objectName, bytes);
  await prepare(modelId);
  expect(await settled(modelId)).toMatchObject({ analyseFlag: analyseFlag.prepared, analysisError: null });
  const outsider = await server.login('demooutsider');
  expect(await outsider.refused(models.prepare, { body: { modelId } })).toBe('recordNotFound');
});

test('repairs of a kind are one line, with their places', () => {
  const hole = { kind: 'hole', count: 2, areaMm2: 0.5 } as const;
  expect(byKind([hole, { kind: 'spur', count: 1, areaMm2: 1 }, { ...hole, count: 3 }])).toEqual([
    { kind: 'hole', places: 2, count: 5, areaMm2: 1 },
    { kind: 'spur', places: 1, count: 1, areaMm2: 1 },
  ]);
});
