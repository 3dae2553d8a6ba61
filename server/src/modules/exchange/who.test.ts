import { dataTypes, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { until } from '../../../test/until.ts';
import { callerOf, givePhotos, openCase, practiceId, putInto, validInfo } from '../cases/cases.fixture.ts';
import { ended, entriesOf, exported, imported, uploaded } from './exchange.fixture.ts';
import { dropExpired } from './jobs.ts';

const { caseArchive, files } = endpoints;

let server: TestServer;
let creator: TestClient;
let doctor: TestClient;
let caseId: string;
let to: { practiceId: string; doctorId: string };

beforeAll(async () => {
  server = await startTestServer();
  creator = await server.login('democreator');
  doctor = await server.login('demodoctor');
  const { userId: doctorId } = await callerOf(server, doctor);
  to = { practiceId: await practiceId(server, 'P10001'), doctorId };
  caseId = await openCase(doctor, validInfo(to.practiceId, { entrust: 2 }));
  await givePhotos(server, caseId, doctorId, ['lateral']);
});
afterAll(() => server.stop());

const refusedExport = async (name: string) =>
  (await server.login(name)).refused(caseArchive.export, { body: { caseId } });

describe('an export', () => {
  test('is for the doctor of the case, the creator of its practice and the platform', async () => {
    for (const name of ['democreator', 'demodoctor', 'demoadmin'])
      expect((await entriesOf(await exported(await server.login(name), caseId))).has('photos/v1/001.jpg')).toBe(true);
    expect(await refusedExport('demoassistant')).toBe('noPermission');
    expect(await refusedExport('demooutsider')).toBe('recordNotFound');
  });

  test('is for nobody of the design side', async () => {
    const caller = await callerOf(server, doctor);
    const other = await openCase(doctor, validInfo(to.practiceId, { entrust: 2 }));
    await putInto(server, caller, other, 6);
    const designer = await server.login('demodesigner');
    const answer = await designer.refused(caseArchive.export, { body: { caseId: other } });
    expect(['noPermission', 'recordNotFound']).toContain(answer);
  });

  test('has the audit trail only for those who may read it', async () => {
    expect((await entriesOf(await exported(creator, caseId))).has('audit.json')).toBe(true);
    expect((await entriesOf(await exported(doctor, caseId))).has('audit.json')).toBe(false);
  });

  test('is fetched by whoever began it alone', async () => {
    const { jobId } = await creator.call(caseArchive.export, { body: { caseId } });
    expect((await ended(creator, jobId)).download).not.toBeNull();
    expect(await doctor.refused(caseArchive.job, { query: { jobId } })).toBe('recordNotFound');
    const { userId } = await callerOf(server, creator);
    const body = { dataType: dataTypes.caseArchive, doctorId: userId };
    expect(await doctor.refused(files.token, { body })).toBe('recordNotFound');
  });

  test('expires after a day, with its archive', async () => {
    const { jobId } = await creator.call(caseArchive.export, { body: { caseId } });
    const { download, expires } = await ended(creator, jobId);
    expect((await fetch(download!.url)).status).toBe(200);
    await dropExpired(server.ctx, new Date(Date.parse(expires) - 60_000));
    expect((await fetch(download!.url)).status).toBe(200);
    await dropExpired(server.ctx, new Date(Date.parse(expires) + 1000));
    expect((await fetch(download!.url)).status).toBe(404);
    expect(await creator.refused(caseArchive.job, { query: { jobId } })).toBe('recordNotFound');
  });

  test('of a case whose file is gone says so', async () => {
    const other = await openCase(doctor, validInfo(to.practiceId));
    await givePhotos(server, other, to.doctorId, ['lateral']);
    const { objects } = await server.ctx.store.list(`archway/pt/${other}/`);
    await server.ctx.store.delete(objects[0]!.key);
    const { jobId } = await doctor.call(caseArchive.export, { body: { caseId: other } });
    expect(await ended(doctor, jobId)).toMatchObject({ state: 'failed', problem: { code: 202139 }, download: null });
  });
});

describe('an import', () => {
  let archive: Buffer;
  beforeAll(async () => {
    archive = await exported(creator, caseId);
  });
  const refused = async (client: TestClient, changes: object = {}, bytes = archive) => {
    const objectName = await uploaded(server, client, bytes);
    return client.refused(caseArchive.import, { body: { objectName, ...to, ...changes } });
  };

  test('is for the creator of the practice and the platform', async () => {
    expect(await refused(doctor)).toBe('noPermission');
    expect(await refused(await server.login('demoassistant'))).toBe('noPermission');
    expect(await refused(await server.login('demooutsider'))).toBe('recordNotFound');
    expect(await imported(server, await server.login('demoadmin'), archive, to)).toMatchObject({ state: 'done' });
  });

  test('names a doctor of the practice', async () => {
    const { userId } = await callerOf(server, await server.login('demooutsider'));
    expect(await refused(creator, { doctorId: userId })).toBe('doctorUnknown');
  });

  test('is of an archive that the caller has uploaded', async () => {
    const objectName = await uploaded(server, doctor, archive);
    expect(await refused(creator, { objectName })).toBe('storageScope');
    expect(await refused(creator, { objectName: `archway/pt/${caseId}/1/1/-/x.zip` })).toBe('storageScope');
    const own = await uploaded(server, creator, archive);
    expect(await refused(creator, { objectName: own.replace('.zip', '.rar') })).toBe('fileFormat');
    expect(await refused(creator, { objectName: own.replace('.zip', '-no.zip') })).toBe('fileNotUploaded');
  });

  test('takes the archive away that it has used, and keeps one that was refused until it expires', async () => {
    const objectName = await uploaded(server, creator, archive);
    const run = async (again: boolean) => {
      const { jobId } = await creator.call(caseArchive.import, { body: { objectName, ...to, again } });
      return ended(creator, jobId);
    };
    expect(await run(false)).toMatchObject({ state: 'failed', problem: { code: 202138 } });
    expect(await server.ctx.store.head(objectName)).not.toBeNull();
    expect(await run(true)).toMatchObject({ state: 'done' });
    // It goes after the case is there for certain.
    await until(async () => (await server.ctx.store.head(objectName)) === null);
  });
});
