import { type CaseModel, analyseFlag, endpoints } from '@archway/contracts';
import { encodeDraco, generateJaw, readMesh } from '@archway/mesh';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { casePrefix } from '../../files/object-names.ts';
import { openCase, practiceId, validInfo } from '../cases.fixture.ts';
import { caseModels } from '../schema.ts';
import { byKind } from './preparing.ts';

const { audit, models } = endpoints;
let server: TestServer;
let doctor: TestClient;
let caseId: string;

/** A jaw with a small hole and a triangle that is turned over. */
async function damagedJaw(): Promise<Uint8Array> {
  const mesh = generateJaw('upper');
  const middle = Math.floor(mesh.indices.length / 6) * 3;
  const indices = mesh.indices.filter((_, at) => at < middle || at >= middle + 3);
  const turned = Math.floor(indices.length / 12) * 3;
  [indices[turned], indices[turned + 1]] = [indices[turned + 1]!, indices[turned]!];
  return encodeDraco({ ...mesh, indices });
}

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  caseId = await openCase(doctor, validInfo(await practiceId(server, 'P10001')));
});
afterAll(() => server.stop());

const listed = async (): Promise<CaseModel> =>
  (await doctor.call(models.list, { query: { caseId, version: 1 } }))[0] ??
  (() => {
    throw new Error('no model');
  })();
const ended = async (...running: number[]): Promise<CaseModel> => {
  await until(async () => !running.includes((await listed()).analyseFlag));
  return listed();
};
const stored = async (name: string): Promise<boolean> => (await server.ctx.store.head(name)) !== null;

test('what was analysed is prepared: a repaired model beside it, with what was mended; another analysis drops it', async () => {
  const objectName = `${casePrefix({ caseId, version: 1, dataType: 2 })}upper.drc`;
  const { size, crc64 } = await server.ctx.store.put(objectName, await damagedJaw());
  const file = { fileName: 'upper.stl', objectName, size, crc64, vertices: 3, triangles: 1 };
  const body = { caseId, version: 1, jaw: 1, modelType: 'scan', cleaning: {}, ...file } as const;
  const { modelId } = await doctor.call(models.register, { body });
  expect(await doctor.refused(models.prepare, { body: { modelId } })).toBe('analysisFirst');
  const analysed = await ended(analyseFlag.running);
  expect(analysed).toMatchObject({ preparation: null, actions: ['analyse', 'prepare'] });

  const begun = await doctor.call(models.prepare, { body: { modelId } });
  expect(begun).toMatchObject({ analyseFlag: analyseFlag.preparing, actions: [] });
  expect(begun.analysis).toEqual(analysed.analysis);
  const { preparation, ...prepared } = await ended(analyseFlag.preparing);
  expect(prepared).toMatchObject({ analyseFlag: analyseFlag.prepared, objectName, analysis: analysed.analysis });
  const places = new Map(preparation?.repairs.map((repair) => [repair.kind, repair.places]));
  expect([places.get('hole'), places.has('flippedTriangles')]).toEqual([1, true]);
  expect(preparation!.after.openEdges).toBeLessThan(preparation!.before.openEdges);
  const bytes = await (await server.ctx.store.get(preparation!.objectName)).bytes();
  const { mesh } = await readMesh(new Uint8Array(bytes), 'repaired.drc');
  expect(mesh.indices.length / 3).toBe(preparation!.triangles);

  const [kept] = await server.ctx.db.select().from(caseModels).where(eq(caseModels.modelId, modelId));
  expect(kept?.repairedObjectName).toBe(preparation!.objectName);
  // Registering the same file again is no change, although it has something that was made of it.
  expect((await doctor.call(models.register, { body })).preparation).not.toBeNull();

  await doctor.call(models.analyse, { body: { modelId } });
  expect(await ended(analyseFlag.running)).toMatchObject({ analyseFlag: analyseFlag.done, preparation: null });
  const creator = await server.login('democreator');
  const { rows } = await creator.call(audit.page, { query: { caseId, kind: 'changed' } });
  expect(rows.map(({ subject }) => subject).reverse()).toEqual([
    ...['create', 'uploadModel', 'prepareModel', 'analyseModel'],
  ]);

  await doctor.call(models.prepare, { body: { modelId } });
  const again = (await ended(analyseFlag.preparing)).preparation!;
  await doctor.call(models.remove, { params: { modelId } });
  expect([await stored(objectName), await stored(again.objectName)]).toEqual([false, false]);
});

test('a preparation that fails says why, and may be asked for again', async () => {
  const objectName = `${casePrefix({ caseId, version: 1, dataType: 2 })}lower.drc`;
  const { size, crc64 } = await server.ctx.store.put(objectName, await damagedJaw());
  const file = { fileName: 'lower.stl', objectName, size, crc64, vertices: 3, triangles: 1 };
  const body = { caseId, version: 1, jaw: 2, modelType: 'scan', cleaning: {}, ...file } as const;
  const { modelId } = await doctor.call(models.register, { body });
  await ended(analyseFlag.running);
  await server.ctx.store.delete(objectName);
  await doctor.call(models.prepare, { body: { modelId } });
  expect(await ended(analyseFlag.preparing)).toMatchObject({
    ...{ analyseFlag: analyseFlag.preparingFailed, analysisError: 'objectMissing', preparation: null },
    actions: ['analyse', 'prepare'],
  });
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
