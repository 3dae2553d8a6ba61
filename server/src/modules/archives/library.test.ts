import {
  type ArchiveContents,
  type CallInput,
  type Endpoint,
  auditedCalls,
  caseStatus,
  emptyRefinement,
  endpoints,
  treatStatus,
} from '@archway/contracts';
import { eq, sql } from 'drizzle-orm';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { giveCbct, callerOf } from '../cases/cases.fixture.ts';
import { caseAudit } from '../cases/schema.ts';
import { type SentPicture, libraryRecord, treatedCase, uploadedPicture, visit } from './archives.fixture.ts';

const { archives, refinement } = endpoints;

let server: TestServer;
let doctor: TestClient;
let caseId: string;

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
});
afterAll(() => server.stop());
beforeEach(async () => {
  caseId = await treatedCase(server, doctor, { status: caseStatus.completed });
});

const add = (contents: ArchiveContents) => doctor.call(archives.add, { body: { caseId, version: 1, contents } });
const give = async (archivesId: string, ...given: [string, Partial<SentPicture>][]) => {
  const pictures: SentPicture[] = [];
  for (const [name, changes] of given) pictures.push(await uploadedPicture(server, caseId, name, changes));
  return doctor.call(archives.addPtPic, { body: { archivesId, pictures } });
};
async function restart(): Promise<void> {
  const problem = { ...emptyRefinement, reasons: ['aligner' as const], description: '12 lags behind' };
  await doctor.call(refinement.restart, { body: { caseId, version: 1, problem } });
}

test('the versions of a library are told with what they hold', async () => {
  await giveCbct(server, caseId, (await callerOf(server, doctor)).userId);
  const { archivesId } = await add(visit());
  await add(libraryRecord());
  const gone = await add(libraryRecord());
  await give(gone.archivesId, ['gone', {}]);
  await doctor.call(archives.remove, { body: { archivesId: gone.archivesId, revision: 2 } });
  await give(archivesId, ['a', {}], ['b', {}]);
  await restart();
  const [first, second, ...more] = await doctor.call(archives.versions, { query: { caseId } });
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    ...{ version: 1, stage: 1, status: caseStatus.completed, treatStatus: treatStatus.ended },
    ...{ records: 1, followUps: 1, pictures: 2, models: 1, photos: 10, cbct: 1 },
    ...{ canAddDataBase: true, canAddFollowUp: false },
  });
  expect(second).toMatchObject({
    ...{ version: 2, stage: 2, status: caseStatus.unsubmitted, treatStatus: treatStatus.ready },
    ...{ records: 0, followUps: 0, pictures: 0, models: 0, photos: 0, cbct: 0 },
    ...{ canAddDataBase: true, canAddFollowUp: true },
  });
});

test('pictures of one view stand by their day, those of the intake and of every version', async () => {
  await server.ctx.db.execute(sql`update case_photos set upload_time = '2025-12-01' where pt_id = ${caseId}`);
  const [early, late] = [await add(visit({ visitDate: '2026-01-05' })), await add(visit({ visitDate: '2026-03-03' }))];
  const record = await add(libraryRecord());
  await give(
    late.archivesId,
    ['late', { position: 'frontOcc', name: 'Fit' }],
    ['side', { position: 'leftOcc' }],
    ['no', {}],
  );
  await give(early.archivesId, ['early', { position: 'frontOcc' }]);
  await give(record.archivesId, ['long ago', { position: 'frontOcc', takenOn: '2020-02-02' }]);
  await give(record.archivesId, ['same day', { position: 'frontOcc', takenOn: '2025-12-01' }]);
  const { places, pictures } = await doctor.call(archives.compare, { query: { caseId, position: 'frontOcc' } });
  expect(
    pictures.map(({ source, date, version, stage, recordName }) => [source, date, version, stage, recordName]),
  ).toEqual([
    ['record', '2020-02-02', 1, 1, 'Referral letter'],
    ['intake', '2025-12-01', 1, 1, null],
    ['record', '2025-12-01', 1, 1, 'Referral letter'],
    ['followUp', '2026-01-05', 1, 1, null],
    ['followUp', '2026-03-03', 1, 1, null],
  ]);
  expect(pictures.at(-1)).toMatchObject({ archivesId: late.archivesId, name: 'Fit', fileName: 'late 照片.JPG' });
  expect(pictures[1]).toMatchObject({ archivesId: null, width: 4, height: 3 });
  expect(places.slice(0, 3)).toEqual([
    { position: 'frontOcc', count: 5 },
    { position: 'leftOcc', count: 2 },
    { position: 'rightOcc', count: 1 },
  ]);
  const none = await doctor.call(archives.compare, { query: { caseId, position: 'other' } });
  expect(none).toEqual({ places, pictures: [] });
});

describe('the audit trail', () => {
  const entries = () =>
    server.ctx.db.select().from(caseAudit).where(eq(caseAudit.caseId, caseId)).orderBy(caseAudit.seq);

  /** Makes a call and expects that it leaves what the contract says of it. */
  async function leaving<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
    const before = (await entries()).length;
    const answer = await doctor.call(endpoint, input);
    const left = (await entries()).slice(before).filter(({ kind }) => kind === 'changed');
    expect(left.map(({ subject }) => subject)).toEqual(auditedCalls[endpoint.id]);
    return { answer, details: left[0]?.details };
  }

  test('tells every write without its words', async () => {
    const body = { caseId, version: 1, contents: visit({ remarks: 'a secret' }) };
    const { answer: made, details } = await leaving(archives.add, { body });
    const { archivesId } = made;
    expect(details).toEqual({ ids: [archivesId] });
    const pictures = [await uploadedPicture(server, caseId, 'secret', { name: 'a secret' })];
    const { answer: added } = await leaving(archives.addPtPic, { body: { archivesId, pictures } });
    const contents = visit({ remarks: 'another secret', upperStep: 9 });
    const changed = await leaving(archives.update, { body: { archivesId, revision: 2, contents } });
    expect(changed.details).toEqual({ ids: [archivesId], fields: ['remarks', 'upperStep'] });
    const emptied = await leaving(archives.update, { body: { archivesId, revision: 3, contents, pictures: [] } });
    expect(emptied.details).toEqual({ ids: [archivesId, added.pictures[0]!.pictureId], fields: ['pictures'] });
    await leaving(archives.remove, { body: { archivesId, revision: 4 } });
    expect(JSON.stringify(await entries())).not.toContain('secret');
  });

  test('tells who looked, once for a while', async () => {
    const { archivesId } = await add(visit());
    const [picture] = (await give(archivesId, ['a', {}])).pictures;
    const creator = await server.login('democreator');
    await creator.call(archives.list, { query: { caseId, version: 1 } });
    await creator.call(archives.listPic, { body: { archivesId } });
    await creator.call(archives.compare, { query: { caseId, position: 'frontOcc' } });
    await creator.call(endpoints.files.accessUrls, { body: { objectNameList: [picture!.objectName] } });
    expect((await entries()).filter(({ kind }) => kind === 'seen').map(({ subject }) => subject)).toEqual(['archives']);
  });
});
