import { endpoints, makesAppliance, requiredPhotos, serviceTypes } from '@archway/contracts';
import { and, eq, ne } from 'drizzle-orm';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { caseArchives } from '../../archives/schema.ts';
import { isAsDescribed } from '../../cbct/packed-cbct.ts';
import { caseCbct } from '../../cbct/schema.ts';
import { casePhotos } from '../../photos/schema.ts';
import { caseRecords, cases } from '../../cases/schema.ts';
import { filmTracings } from '../../ceph/schema.ts';
import { caseMessageFiles, caseMessageMentions } from '../../communication/schema.ts';
import { doubtsOf } from '../../cases/doubts/case-doubts.ts';
import { seedCases } from '../cases/cases.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the newest cases have models that are stored and measured', async () => {
  const creator = await server.login('democreator');
  const { rows } = await creator.call(endpoints.cases.page, { query: { pageSize: 20 } });
  const row = rows.find(({ modelCount, status }) => modelCount === 2 && status !== 0);
  if (!row) throw new Error('no case with both jaws');
  const models = await creator.call(endpoints.models.list, { query: { caseId: row.caseId, version: row.version } });
  expect(models.map((model) => [model.jaw, model.analysis?.jawGuess])).toEqual([
    [1, 'upper'],
    [2, 'lower'],
  ]);
  for (const model of models) {
    const object = await server.ctx.store.head(model.objectName);
    expect(object?.size).toBe(model.size);
    expect(model.analysis).toMatchObject({ unitGuess: 'mm', components: 1 });
  }
});

test('submitted cases have all photos that are required; open ones are still being filled', async () => {
  const { db, store } = server.ctx;
  const photos = await db.select().from(casePhotos).innerJoin(cases, eq(cases.caseId, casePhotos.caseId));
  const placed = (caseId: string) =>
    photos.flatMap(({ case_photos: photo }) => (photo.caseId === caseId ? photo.position : []));
  const [open, submitted] = [true, false].map((unsubmitted) => [
    ...new Set(photos.flatMap((row) => ((row.cases.status === 0) === unsubmitted ? row.cases.caseId : []))),
  ]) as [string[], string[]];
  expect(submitted.length).toBeGreaterThan(200);
  const asksForAll = new Set(
    photos.filter((row) => makesAppliance(row.cases.serviceType)).map((row) => row.cases.caseId),
  );
  for (const caseId of submitted)
    expect(placed(caseId)).toEqual(expect.arrayContaining(asksForAll.has(caseId) ? requiredPhotos : ['frontOcc']));
  expect(open.length).toBeGreaterThan(1);
  const whole = open.filter((caseId) => requiredPhotos.every((position) => placed(caseId).includes(position)));
  expect(whole).toHaveLength(1);
  for (const caseId of open.filter((id) => asksForAll.has(id) && !whole.includes(id))) {
    expect(placed(caseId)).toContain(null);
  }
  // One has everything, and much of it at the wrong place: its submission shows what the machine doubts.
  const [doubtful] = whole;
  const asked = await doubtsOf(db, { caseId: doubtful as string, version: 1 });
  expect(asked.doubts.map(({ reason }) => reason)).toEqual(['jawsSwapped', 'otherPhoto', 'unlikePhoto']);
  const [first] = photos;
  if (!first) throw new Error('no photos');
  for (const name of [first.case_photos.objectName, first.case_photos.thumbName]) {
    const bytes = await (await store.get(name)).bytes();
    // Start and end of a JPEG.
    expect([...bytes.subarray(0, 2), ...bytes.subarray(-2)]).toEqual([0xff, 0xd8, 0xff, 0xd9]);
  }
});

test('a CBCT is what its row says', async () => {
  const { db, store } = server.ctx;
  const scans = await db.select().from(caseCbct);
  const implants = await db.$count(cases, and(eq(cases.serviceType, serviceTypes.plant.id), ne(cases.status, 0)));
  expect(scans).toHaveLength(2 + implants);
  for (const { objectName, size, volume, quickLookName } of scans.slice(0, 3)) {
    expect(await isAsDescribed(store, objectName, size, volume)).toBe(true);
    expect((await store.head(quickLookName))?.size).toBeGreaterThan(1000);
  }
});

test('patients who have worn aligners for a while were seen twice, with pictures beside those of the intake', async () => {
  const { db, store } = server.ctx;
  const creator = await server.login('democreator');
  const rows = await db.select().from(caseArchives);
  const visited = [...new Set(rows.map(({ caseId }) => caseId))];
  expect(visited).toHaveLength(2);
  for (const caseId of visited) {
    const versions = await creator.call(endpoints.archives.versions, { query: { caseId } });
    expect(versions.at(-1)).toMatchObject({ records: 1, followUps: 2, pictures: 11, canAddFollowUp: true });
    const { pictures } = await creator.call(endpoints.archives.compare, { query: { caseId, position: 'frontOcc' } });
    expect(pictures.map(({ source }) => source)).toEqual(['intake', 'followUp', 'followUp']);
    for (const { objectName, thumbName } of pictures)
      expect([await store.head(objectName), await store.head(thumbName)]).not.toContain(null);
  }
});

test('no two neighbours of a list have the same picture, and nearly all have one', async () => {
  const creator = await server.login('democreator');
  const { rows } = await creator.call(endpoints.cases.page, { query: { pageSize: 100 } });
  const pictures = await Promise.all(
    rows.map(async ({ thumbName }) => (thumbName ? ((await server.ctx.store.head(thumbName))?.etag ?? null) : null)),
  );
  expect(pictures.filter((picture) => picture === null).length).toBeLessThan(rows.length / 20);
  for (const [at, picture] of pictures.entries()) if (picture) expect(pictures[at + 1]).not.toBe(picture);
});

test('people wrote to each other, inspections found something, and a patient was traced twice', async () => {
  const { db, store } = server.ctx;
  const files = await db.select().from(caseMessageFiles);
  expect(files.length).toBeGreaterThan(3);
  for (const { objectName, size } of files) expect((await store.head(objectName))?.size).toBe(size);
  expect(await db.$count(caseMessageMentions)).toBeGreaterThan(5);
  const failed = await db.select().from(caseRecords).where(eq(caseRecords.action, 'failInspection'));
  const found = failed.filter(({ findings }) => findings.length > 0);
  expect(found.length).toBeGreaterThan(5);
  const traced = await db.select().from(filmTracings);
  expect(traced).toHaveLength(2);
  expect(new Set(traced.map(({ caseId }) => caseId)).size).toBe(1);
  const byApi = await db.select().from(cases).where(eq(cases.dataSource, 'api'));
  expect(byApi.length).toBeGreaterThan(5);
  expect(byApi.filter(({ entrust }) => entrust === 0)).toEqual([]);
});

test('seeding again adds nothing', async () => {
  const { db } = server.ctx;
  const creator = await server.login('democreator');
  const state = async () => [
    await creator.call(endpoints.cases.tabCounts, {}),
    await db.$count(casePhotos),
    await db.$count(caseCbct),
    await db.$count(caseArchives),
  ];
  const before = await state();
  await seedCases(server.ctx);
  expect(await state()).toEqual(before);
});
