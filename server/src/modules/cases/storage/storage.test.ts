import { endpoints } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { caseArchivePictures } from '../../archives/schema.ts';
import { caseCbct } from '../../cbct/schema.ts';
import { caseMessageFiles } from '../../communication/schema.ts';
import { casePhotos } from '../../photos/schema.ts';
import { processModels } from '../../model-process/schema.ts';
import { planDocuments, planMeshes, plans } from '../../plans/schema.ts';
import { callerOf, giveModel, practiceId, validInfo } from '../cases.fixture.ts';
import { caseModels } from '../schema.ts';

const { cases, storage } = endpoints;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // What the demonstration brings would be counted, too.
  const counted = [caseModels, casePhotos, caseCbct, caseArchivePictures, caseMessageFiles, planMeshes, planDocuments];
  for (const table of [...counted, processModels]) await server.ctx.db.delete(table);
});
afterAll(() => server.stop());

const sized = (caseId: string, size: number) =>
  server.ctx.db.update(caseModels).set({ size }).where(eq(caseModels.caseId, caseId));

test('files count for the practice of their case, by kind and case, the largest first', async () => {
  const doctor = await server.login('democreator');
  const own = await practiceId(server, 'P10001');
  const { userId } = await callerOf(server, doctor);
  const open = async () => (await doctor.call(cases.create, { body: validInfo(own) })).caseId;
  const [small, large, empty] = [await open(), await open(), await open()];
  for (const caseId of [small, large]) await giveModel(server, caseId, userId);
  await giveModel(server, large, userId, 2);
  await sized(small, 600);
  // What was made of a file counts with it.
  await server.ctx.db.update(caseModels).set({ repairedSize: 100 }).where(eq(caseModels.caseId, small));
  // More than 32 bits in all.
  await sized(large, 3_000_000_000);
  await server.ctx.db.insert(casePhotos).values({
    ...{ caseId: small, version: 1, position: null, fileName: 'a.jpg', objectName: 'a', thumbName: 'b' },
    ...{ size: 42, crc64: '1', width: 1, height: 1, uploadedBy: userId },
  });
  // Of plans the meshes and the documents; a copy that still has the document of its source adds none.
  await server.ctx.db.insert(planMeshes).values({
    ...{ caseId: small, version: 1, sha256: 'a'.repeat(64), objectName: 'mesh', bytes: 1_000 },
  });
  for (const name of ['Goal', 'Copy']) {
    const made = { caseId: small, version: 1, name, planType: 'target', kind: 'auditPlan', status: 0 } as const;
    const [plan] = await server.ctx.db
      .insert(plans)
      .values({ ...made, designerId: userId })
      .returning();
    const document = { sha256: 'b'.repeat(64), objectName: 'document', bytes: 250 };
    await server.ctx.db.insert(planDocuments).values({ ...document, planId: plan!.planId, caseId: small });
  }

  const totals = await doctor.call(storage.totals, { query: { practiceId: own } });
  expect(totals).toEqual({
    cases: 2,
    kinds: {
      models: { bytes: 6_000_000_700, files: 3 },
      photos: { bytes: 42, files: 1 },
      cbct: { bytes: 0, files: 0 },
      archives: { bytes: 0, files: 0 },
      messages: { bytes: 0, files: 0 },
      production: { bytes: 0, files: 0 },
      plans: { bytes: 1_250, files: 2 },
    },
    apart: { modelProcess: { bytes: 0, files: 0 }, printFiles: { bytes: 0, files: 0 } },
  });
  const { rows, total } = await doctor.call(storage.page, { query: { practiceId: own } });
  expect(total).toBe(2);
  expect(rows.map(({ caseId, total: bytes }) => [caseId, bytes])).toEqual([
    [large, 6_000_000_000],
    [small, 1_992],
  ]);
  expect(rows[1]?.bytes).toEqual({
    models: 700,
    photos: 42,
    cbct: 0,
    archives: 0,
    messages: 0,
    plans: 1_250,
    production: 0,
  });
  expect(rows.some(({ caseId }) => caseId === empty)).toBe(false);
  const second = await doctor.call(storage.page, { query: { practiceId: own, pageNum: 2, pageSize: 1 } });
  expect([second.total, second.rows[0]?.caseId]).toEqual([2, small]);

  const stranger = await server.login('demooutsider');
  expect(await stranger.call(storage.totals, { query: { practiceId: own } })).toMatchObject({ cases: 0 });
  expect(await stranger.call(storage.page, { query: { practiceId: own } })).toEqual({ rows: [], total: 0 });
});
