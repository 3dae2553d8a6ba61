import {
  type CaseStatus,
  type Received,
  caseStatus,
  dataTypes,
  endpoints,
  replaceableStatuses,
} from '@archway/contracts';
import { eq, sql } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { users } from '../../access/schema.ts';
import { callerOf, giveModel, openCase, practiceId, putInto, validInfo } from '../cases.fixture.ts';

const { account, cases, files, models } = endpoints;
type Registration = Received<typeof models.register>['body'];

let server: TestServer;
let doctor: TestClient;
let designer: TestClient;
let doctorId: string;
let main: string;
let caseId: string;

const letReplace = (may: boolean) =>
  server.ctx.db.update(users).set({ replaceModel: may }).where(eq(users.id, doctorId));
const inStatus = async (status: CaseStatus): Promise<void> => {
  await putInto(server, await callerOf(server, doctor), caseId, status);
  await server.ctx.db.execute(sql`update cases set handed_over = true where pt_id = ${caseId}`);
};

beforeAll(async () => {
  server = await startTestServer();
  [doctor, designer] = await Promise.all([server.login('demodoctor'), server.login('demodesigner')]);
  doctorId = (await callerOf(server, doctor)).userId;
  main = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await letReplace(true);
  caseId = await openCase(doctor, validInfo(main, { entrust: 2 }));
  await giveModel(server, caseId, doctorId);
  await inStatus(caseStatus.inspecting);
});

async function uploaded(changes: Partial<Registration> = {}): Promise<Registration> {
  const objectName = `archway/pt/${caseId}/1/2/-/${Math.random().toString(36).slice(2)}.drc`;
  const { size, crc64 } = await server.ctx.store.put(objectName, Buffer.from(objectName));
  const file = { fileName: 'again.stl', objectName, size, crc64, vertices: 3, triangles: 1 };
  return { caseId, version: 1, jaw: 1, modelType: 'scan', cleaning: {}, ...file, ...changes };
}
const refused = async (changes: Partial<Registration> = {}) =>
  doctor.refused(models.register, { body: await uploaded(changes) });
const listed = async () => doctor.call(models.list, { query: { caseId, version: 1 } });
const detail = (client = doctor) => client.call(cases.detail, { params: { caseId, version: 1 } });

test('whoever has the right replaces a submitted scan; the design side is told, and the log says so', async () => {
  expect(await detail()).toMatchObject({ editable: false, canReplaceModel: true });
  const replaced = await doctor.call(models.register, { body: await uploaded() });
  expect((await listed()).map(({ modelId, fileName }) => ({ modelId, fileName }))).toEqual([
    { modelId: replaced.modelId, fileName: 'again.stl' },
  ]);
  const { rows } = await designer.call(account.notices, { query: { pageSize: 100 } });
  const link = `/patient-detail/${caseId}/1?section=models`;
  expect(rows.filter((row) => row.link === link).map(({ type }) => type)).toEqual(['upperReplaced']);
  expect(JSON.stringify(await doctor.call(cases.progress, { query: { caseId } }))).toContain('again.stl');
});

test('without the right nobody does, and no credentials are given for it', async () => {
  const token = () => ({ body: { dataType: dataTypes.model, caseId, version: 1, actions: ['put' as const] } });
  await doctor.call(files.token, token());
  await letReplace(false);
  expect(await detail()).toMatchObject({ canReplaceModel: false });
  expect(await refused()).toBe('caseNotEditable');
  expect(await doctor.refused(files.token, token())).toBe('caseNotEditable');
  expect(await listed()).toHaveLength(1);
});

test('it replaces what is there: nothing is added, taken away or of another kind', async () => {
  expect(await refused({ jaw: 2 })).toBe('caseNotEditable');
  expect(await refused({ modelType: 'aligner' })).toBe('caseNotEditable');
  const [model] = await listed();
  expect(await doctor.refused(models.remove, { params: { modelId: model?.modelId ?? '' } })).toBe('caseNotEditable');
  const body = { dataType: dataTypes.image, caseId, version: 1, actions: ['put' as const] };
  expect(await doctor.refused(files.token, { body })).toBe('caseNotEditable');
});

test('only until somebody has begun to design', async () => {
  const open: CaseStatus[] = [];
  for (const status of Object.values(caseStatus)) {
    await inStatus(status);
    if ((await detail()).canReplaceModel) open.push(status);
    else if (status !== caseStatus.unsubmitted && status !== caseStatus.inspectionFailed)
      expect(await refused()).toBe('caseNotEditable');
  }
  expect(open).toEqual([...replaceableStatuses]);
});

test('the right is one of the practice: it opens no case of others', async () => {
  const { userId } = await callerOf(server, designer);
  await server.ctx.db.update(users).set({ replaceModel: true }).where(eq(users.id, userId));
  expect(await detail(designer)).toMatchObject({ canReplaceModel: false });
  // A designer has no right to upload models at all.
  expect(await designer.refused(models.register, { body: await uploaded() })).toBe('noPermission');
  const outsider = await server.login('demooutsider');
  expect(await outsider.refused(models.register, { body: await uploaded() })).toBe('recordNotFound');
});
