import { readFileSync } from 'node:fs';
import { type CaseModel, type Received, type ServerEvent, endpoints } from '@archway/contracts';
import { generateJaw, intakeMesh, writeStl } from '@archway/mesh';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf, givePhotos, givePrescription, openCase, practiceId, putInto, validInfo } from '../cases.fixture.ts';
import { until } from '../../../../test/until.ts';

const { cases, models } = endpoints;
type Registration = Received<typeof models.register>['body'];

let server: TestServer;
let doctor: TestClient;
let main: string;
let upper: { drc: Uint8Array; vertices: number; triangles: number };

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  main = await practiceId(server, 'P10001');
  const { bytes } = writeStl(generateJaw({ jaw: 'upper', triangles: 6000, seed: 3 }));
  const { files, report } = await intakeMesh(bytes, 'upper.stl');
  upper = { drc: files.drcFile.bytes, ...report.counts };
});
afterAll(() => server.stop());

const prefixOf = (caseId: string): string => `archway/pt/${caseId}/1/2/-/`;

/** Stores the jaw under a name of the case and says what the browser would say of it. */
async function uploaded(caseId: string, name: string, bytes: Uint8Array = upper.drc): Promise<Registration> {
  const objectName = `${prefixOf(caseId)}${name}`;
  const { size, crc64 } = await server.ctx.store.put(objectName, bytes);
  const { vertices, triangles } = upper;
  const file = { fileName: '上颌 upper.stl', objectName, size, crc64, vertices, triangles };
  return { caseId, version: 1, jaw: 1, modelType: 'scan', cleaning: { mergedVertices: 12 }, ...file };
}

const register = (body: Registration, client = doctor): Promise<CaseModel> => client.call(models.register, { body });
const refused = (body: Registration, client = doctor) => client.refused(models.register, { body });
const listed = (caseId: string): Promise<CaseModel[]> => doctor.call(models.list, { query: { caseId, version: 1 } });

async function analysed(caseId: string): Promise<CaseModel> {
  let model: CaseModel | undefined;
  await until(async () => {
    [model] = await listed(caseId);
    // What shows a jaw is prepared next, by itself.
    return model !== undefined && model.analyseFlag !== 1 && model.analyseFlag !== 4;
  });
  return model!;
}

test('a registered model is listed, measured, and stands in the progress log; open pages hear of it', async () => {
  const caseId = await openCase(doctor, validInfo(main));
  const { userId } = await callerOf(server, doctor);
  const heard: ServerEvent[] = [];
  const end = await server.ctx.events.subscribe({ userId, groupIds: [] }, null, (event) => heard.push(event));
  const model = await register(await uploaded(caseId, 'a.drc'));
  expect(model).toMatchObject({ caseId, jaw: 1, fileName: '上颌 upper.stl', analyseFlag: 1, analysis: null });

  const done = await analysed(caseId);
  expect(done).toMatchObject({ analyseFlag: 5, analysisError: null });
  expect(done.analysis).toMatchObject({
    jawGuess: 'upper',
    unitGuess: 'mm',
    components: 1,
    triangles: upper.triangles,
  });
  const [log] = await doctor.call(cases.progress, { query: { caseId } });
  expect(log).toMatchObject({ action: 'uploadModel', note: '上颌 upper.stl' });
  const { modelCount, thumbName } = await doctor.call(cases.detail, { params: { caseId, version: 1 } });
  expect(modelCount).toBe(1);

  // The picture of the row, as there is no photo; it goes with the model.
  expect(thumbName).toBe(`${prefixOf(caseId)}a_1_thumb.jpg`);
  const picture = await (await server.ctx.store.get(thumbName ?? '')).bytes();
  expect([...picture.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  expect(picture.length).toBeGreaterThan(3000);

  await until(() => heard.some((event) => isEnd(event, caseId)));
  end();
  const progress = heard.flatMap((event) =>
    event.type === 'model.analysis' && event.data.caseId === caseId ? event.data : [],
  );
  expect(progress.at(0)).toMatchObject({ analyseFlag: 1, progress: 0 });
  expect(progress.at(-1)).toMatchObject({ analyseFlag: 5, progress: 1, modelId: done.modelId });
  await doctor.call(models.remove, { params: { modelId: done.modelId } });
  expect(await server.ctx.store.head(thumbName ?? '')).toBeNull();
});

const isEnd = (event: ServerEvent, caseId: string): boolean =>
  event.type === 'model.analysis' && event.data.caseId === caseId && event.data.analyseFlag === 5;

describe('what is not as the uploader says', () => {
  let caseId: string;
  let body: Registration;
  beforeAll(async () => {
    caseId = await openCase(doctor, validInfo(main));
    body = await uploaded(caseId, 'a.drc');
  });

  test('another size', async () => expect(await refused({ ...body, size: body.size + 1 })).toBe('checksumMismatch'));
  test('another checksum', async () => expect(await refused({ ...body, crc64: '12345' })).toBe('checksumMismatch'));
  test('no such object', async () =>
    expect(await refused({ ...body, objectName: `${prefixOf(caseId)}b.drc` })).toBe('fileNotUploaded'));
  test('no such original', async () =>
    expect(await refused({ ...body, originObjectName: `${prefixOf(caseId)}o.stl` })).toBe('fileNotUploaded'));
  test('an object of another case', async () => {
    const other = await openCase(doctor, validInfo(main));
    const foreign = await uploaded(other, 'a.drc');
    expect(await refused({ ...body, objectName: foreign.objectName })).toBe('storageScope');
    expect(await refused({ ...body, originObjectName: foreign.objectName })).toBe('storageScope');
  });
  test.each(['archway/pt/1/1/2/-/a.drc', 'remotes/cases/app.js', 'a.drc'])('a name outside: %s', async (objectName) =>
    expect(await refused({ ...body, objectName })).toBe('storageScope'),
  );
  test('a name below the prefix', async () =>
    expect(await refused({ ...body, objectName: `${prefixOf(caseId)}x/a.drc` })).toBe('storageScope'));
  test('the prefix alone', async () =>
    expect(await refused({ ...body, objectName: prefixOf(caseId) })).toBe('storageScope'));
  test('a file of another format', async () =>
    expect(await refused({ ...body, fileName: 'upper.zip' })).toBe('fileFormat'));
  test('a third jaw', async () => expect(await refused({ ...body, jaw: 3 as 1 })).toBe('paramsError'));
  test('nothing of it was kept', async () => expect(await listed(caseId)).toEqual([]));
});

describe('who may', () => {
  test('nobody whose case it is not', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    const body = await uploaded(caseId, 'a.drc');
    expect(await refused(body, await server.login('demooutsider'))).toBe('recordNotFound');
    expect(await refused(body, await server.login('demodesigner'))).toBe('noPermission');
  });
  test('nobody once the case is submitted; what is there stays', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    const model = await register(await uploaded(caseId, 'a.drc'));
    const { userId } = await callerOf(server, doctor);
    await givePhotos(server, caseId, userId);
    await givePrescription(server, caseId, userId);
    await doctor.call(cases.submit, { body: { caseId, version: 1 } });
    expect(await refused(await uploaded(caseId, 'b.drc'))).toBe('caseNotEditable');
    expect(await doctor.refused(models.remove, { params: { modelId: model.modelId } })).toBe('caseNotEditable');
    expect(await listed(caseId)).toHaveLength(1);
  });
  test('the practice again, when the inspection failed', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    await register(await uploaded(caseId, 'a.drc'));
    await putInto(server, await callerOf(server, doctor), caseId, 5);
    await register(await uploaded(caseId, 'b.drc'));
    expect(await listed(caseId)).toHaveLength(1);
  });
});

describe('replacing and removing', () => {
  test('a jaw has one model; the replaced object is gone, the other jaw stays', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    const first = await register(await uploaded(caseId, 'a.drc'));
    const lower = await register({ ...(await uploaded(caseId, 'l.drc')), jaw: 2 });
    const second = await register(await uploaded(caseId, 'b.drc'));
    const ids = (await listed(caseId)).map((model) => model.modelId);
    expect(ids).toEqual([second.modelId, lower.modelId]);
    expect(await server.ctx.store.head(first.objectName)).toBeNull();
    expect(await server.ctx.store.head(second.objectName)).not.toBeNull();
    expect(await server.ctx.store.head(lower.objectName)).not.toBeNull();
  });

  test('not by the model of an aligner, which stands beside the scan of its jaw', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    const scan = await register(await uploaded(caseId, 'a.drc'));
    const aligner = await register({ ...(await uploaded(caseId, 'b.drc')), modelType: 'aligner' });
    expect((await listed(caseId)).map(({ modelId }) => modelId).sort()).toEqual([scan.modelId, aligner.modelId].sort());
    expect(await doctor.call(cases.detail, { params: { caseId, version: 1 } })).toMatchObject({ modelCount: 1 });
  });

  test('a registration whose answer was lost may be sent again', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    const body = await uploaded(caseId, 'a.drc');
    const first = await register(body);
    expect((await register(body)).modelId).toBe(first.modelId);
    expect(await server.ctx.store.head(body.objectName)).not.toBeNull();
  });

  test('removing takes the original, too', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    const body = await uploaded(caseId, 'a.drc');
    const origin = await uploaded(caseId, 'a.stl');
    const model = await register({ ...body, originObjectName: origin.objectName });
    await doctor.call(models.remove, { params: { modelId: model.modelId } });
    expect(await listed(caseId)).toEqual([]);
    expect(await server.ctx.store.head(body.objectName)).toBeNull();
    expect(await server.ctx.store.head(origin.objectName)).toBeNull();
    expect(await doctor.refused(models.remove, { params: { modelId: model.modelId } })).toBe('recordNotFound');
  });
});

describe('an analysis that fails', () => {
  test('names its reason, tells the uploader, and may be asked for again', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    const model = await register(await uploaded(caseId, 'a.drc', readFileSync(__filename)));
    const failed = await analysed(caseId);
    expect(failed).toMatchObject({
      analyseFlag: 3,
      analysis: null,
      analysisError: 'unknownFormat',
      actions: ['analyse'],
    });
    const notices = await doctor.call(endpoints.account.notices, { query: { readFlag: 0, pageSize: 50 } });
    expect(notices.rows.some((notice) => notice.link === `/patient-detail/${caseId}/1`)).toBe(true);
    const again = await doctor.call(models.analyse, { body: { modelId: model.modelId } });
    expect(again).toMatchObject({ analyseFlag: 1, analysisError: null, actions: [] });
    expect(await doctor.refused(models.analyse, { body: { modelId: model.modelId } })).toBe('analysisRunning');
    expect(await analysed(caseId)).toMatchObject({ analyseFlag: 3 });
  });

  test('is that of a damaged file, by the name of the reader', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    await register(await uploaded(caseId, 'a.drc', upper.drc.slice(0, upper.drc.length / 2)));
    expect(await analysed(caseId)).toMatchObject({ analyseFlag: 3, analysis: null, analysisError: 'dracoDecode' });
  });

  test('or of a file that is gone', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    const model = await register(await uploaded(caseId, 'a.drc'));
    await analysed(caseId);
    await server.ctx.store.delete(model.objectName);
    const again = await doctor.call(models.analyse, { body: { modelId: model.modelId } });
    // What was known of it is dropped at once, and does not come back.
    expect(again).toMatchObject({ analyseFlag: 1, analysis: null });
    expect(await analysed(caseId)).toMatchObject({ analyseFlag: 3, analysis: null, analysisError: 'objectMissing' });
  });

  test('a model of a foreign case is not analysed', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    const model = await register(await uploaded(caseId, 'a.drc'));
    const outsider = await server.login('demooutsider');
    expect(await outsider.refused(models.analyse, { body: { modelId: model.modelId } })).toBe('recordNotFound');
    expect(await outsider.refused(models.remove, { params: { modelId: model.modelId } })).toBe('recordNotFound');
  });
});
