import {
  type Slide,
  analyseFlag,
  dataTypes,
  emptyImplant,
  endpoints,
  labelsOfRuns,
  refinementProblemSchema,
} from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import { sampleFinish } from '@archway/dental/testing/finish';
import { eq, sql } from 'drizzle-orm';
import type { TestClient } from '../../../test/client.ts';
import type { TestServer } from '../../../test/harness.ts';
import { until } from '../../../test/until.ts';
import { libraryRecord, uploadedPicture, visit } from '../archives/archives.fixture.ts';
import { callerOf, givePrescription, newLabel, practiceId } from '../cases/cases.fixture.ts';
import { caseDoubtAnswers, caseModels, caseRefinements, inspectionFindings } from '../cases/schema.ts';
import type { CaseKey } from '../cases/api.ts';
import { casePrefix } from '../files/object-names.ts';
import { importReports } from '../implants/api.ts';
import { addFinishes, importPlans } from '../plans/api.ts';
import { planAssists, planReviews, shares } from '../plans/schema.ts';
import { giveDocument } from '../plans/document/document.fixture.ts';

const { archives, comments, labels, messages, models, photos, presentations, tracing } = endpoints;

/** A case of the demonstration that has as much as possible of everything. */
async function richCase(server: TestServer): Promise<CaseKey> {
  const { rows } = await server.ctx.db.execute<{ caseId: string; version: number }>(sql`
    select c.pt_id::text as "caseId", c.version from cases c join practices p on p.id = c.practice_id
    where p.number = 'P10001' and exists (select from case_cbct b where b.pt_id = c.pt_id)
      and exists (select from case_models m where m.pt_id = c.pt_id)
      and exists (select from case_photos f where f.pt_id = c.pt_id and f.position = 'lateral')
    order by (select count(*) from schemes s where s.pt_id = c.pt_id) desc, c.version desc limit 1`);
  const [found] = rows;
  if (!found) throw new Error('no case of the demonstration has everything');
  // An open link ends with an import, so it would come back as another one.
  await server.ctx.db.execute(sql`
    update scheme_reviews set state = 'revoked' where state = 'pending' and pt_id = ${found.caseId}::bigint`);
  // What the design side says among itself is not the practice's to export.
  await server.ctx.db.execute(sql`
    delete from scheme_comments where audience = 'design' and pt_id = ${found.caseId}::bigint`);
  return found;
}

/** The same with something of every kind that a case can have: rows in every table that archives are made of. */
export async function wholeCase(server: TestServer, creator: TestClient): Promise<CaseKey> {
  const key = await richCase(server);
  const practice = await practiceId(server, 'P10001');
  const label = await newLabel(creator, practice, 'Travels', await newLabel(creator, practice, 'Journeys'));
  await creator.call(labels.set, { body: { caseIds: [key.caseId], add: [label] } });
  await trace(creator, key);
  await prepareModel(server, creator, key);
  await comment(server, creator, key, await plan(server, key));
  await reportImplants(server, creator, key);
  await talk(server, creator, key);
  await fillLibrary(server, creator, key);
  await sharePresentation(creator, await present(creator, key));
  await inspect(server, creator, key);
  return key;
}

async function trace(creator: TestClient, key: CaseKey): Promise<void> {
  const [film] = await creator.call(tracing.films, { query: key });
  if (!film) throw new Error('no film');
  await creator.call(tracing.save, {
    body: {
      ...{ caseId: key.caseId, version: film.version, photoId: film.photoId, objectName: film.objectName, revision: 0 },
      ...{ filmDate: '2026-03-03', calibration: { kind: 'dpi', dpi: 254 }, finished: false },
      marks: { S: { x: 1, y: 2, confirmed: true } },
    },
  });
}

/** An implant report that was issued. Which service the case is of is no concern of its archive. */
async function reportImplants(server: TestServer, creator: TestClient, key: CaseKey): Promise<void> {
  const { userId } = await callerOf(server, creator);
  const report = { implants: [{ ...emptyImplant(36, 'BLT'), diameter: 4.1, length: 10 }], conclusion: 'Fully guided.' };
  const [savedTime, issuedTime] = [new Date('2026-03-04T08:00:00Z'), new Date('2026-03-05T08:00:00Z')];
  await server.ctx.db.transaction((tx) =>
    importReports(tx, [
      {
        ...{ ...key, draft: { ...report, conclusion: 'Changed since.' }, revision: 2, savedBy: userId, savedTime },
        ...{ issued: report, issuedBy: userId, issuedTime },
      },
    ]),
  );
}

/**
 * A presentation that shows a photo of the intake, a picture of the library and a plan; a later one is text alone.
 * @returns the later one
 */
async function present(creator: TestClient, key: CaseKey): Promise<string> {
  const { pictures, plans } = await creator.call(presentations.sources, { query: key });
  const [intake, library] = (['intake', 'library'] as const).map((source) =>
    pictures.find((picture) => picture.source === source),
  );
  if (!intake || !library || !plans[0]) throw new Error('a slide has nothing to show');
  const framed = ({ source, pictureId }: typeof intake) => ({ picture: { source, pictureId }, caption: 'Front' });
  const begin = (title: string, slides: Slide[]) =>
    creator.call(presentations.create, { body: { ...key, title, language: 'zh-CN', slides } });
  const { presentationId } = await begin('Plan', [
    { kind: 'title', slideId: 'a', heading: 'Plan', subtitle: '' },
    {
      ...{ kind: 'photos', slideId: 'b', heading: '', layout: 'beforeAfter' },
      pictures: [framed(intake), framed(library)],
    },
    { kind: 'summary', slideId: 'c', heading: 'Figures', planId: plans[0].planId },
  ]);
  const { presentation } = await creator.call(presentations.read, { query: { presentationId } });
  const { title, language, slides } = presentation;
  await creator.call(presentations.save, {
    params: { presentationId },
    body: { revision: 1, title, language, slides: slides.toReversed() },
  });
  return (await begin('Text', [{ kind: 'text', slideId: 'a', heading: 'Next', body: '- Wear' }])).presentationId;
}

/** A link to a presentation that was revoked, and asked for a password. */
async function sharePresentation(creator: TestClient, presentationId: string): Promise<void> {
  const body = { presentationId, requestType: 2, password: 'open sesame' } as const;
  const { shareId } = await creator.call(endpoints.shares.key, { body });
  await creator.call(endpoints.shares.revoke, { params: { shareId } });
}

/** A repaired model beside one of the originals, with teeth that somebody has put right, before they were designed on. */
async function prepareModel(server: TestServer, creator: TestClient, key: CaseKey): Promise<void> {
  const find = async () => (await creator.call(models.list, { query: key })).at(0);
  const modelId = (await find())?.modelId ?? '0';
  await creator.call(models.prepare, { body: { modelId } });
  await until(async () => (await find())?.analyseFlag === analyseFlag.prepared);
  const { triangles, teeth } = (await find())!.preparation!;
  const correctedLabelsName = teeth!.objectName.replace(/\.bin$/, '_corrected.bin');
  await server.ctx.store.put(correctedLabelsName, labelsOfRuns([[11, triangles]], triangles)!);
  const { userId: correctedBy } = await callerOf(server, creator);
  await server.ctx.db
    .update(caseModels)
    .set({
      ...{ correctedLabelsName, correctedBy, correctedAt: new Date('2026-03-01T08:00:00Z') },
      correction: { teeth: [{ fdi: 11, faces: triangles }], missing: [12] },
    })
    .where(eq(caseModels.modelId, modelId));
}

/** @returns the target */
async function plan(server: TestServer, key: CaseKey): Promise<string> {
  const { userId: designerId } = await callerOf(server, await server.login('demodesigner'));
  const plan = { ...key, kind: 'auditPlan', designerId, status: 0 } as const;
  const targetId = await server.ctx.db.transaction(async (tx) => {
    const confirmedHash = '0'.repeat(64);
    const [targetPlanId] = await importPlans(tx, [{ ...plan, name: 'Target', planType: 'target', confirmedHash }]);
    const stages = { ...plan, name: 'Stages', planType: 'step', targetPlanId: targetPlanId!, upperSteps: 12 } as const;
    const [stagesId] = await importPlans(tx, [stages]);
    const content = sampleFinish('retainer', confirmedHash);
    await addFinishes(tx, [
      {
        ...{ ...key, planId: stagesId!, kind: 'retainer', state: 'completed', content, sha256: '1'.repeat(64) },
        ...{ workedBy: designerId, workedAt: new Date('2026-03-03T08:00:00Z'), completedBy: designerId },
        ...{ completedAt: new Date('2026-03-03T09:00:00Z'), confirmedHash: '1'.repeat(64) },
      },
    ]);
    return targetPlanId!;
  });
  const documentHash = await giveDocument(server, { ...key, planId: targetId }, samplePlan(1, { kind: 'target' }));
  await server.ctx.db.insert(planReviews).values({
    ...{ ...key, planId: targetId, kind: 'expert', state: 'failApplied', userId: designerId, side: 'design' },
    ...{ recipientName: 'Dr W-52', recipientMail: 'w52@example.com', lang: 'en-US', question: 'Too fast?' },
    ...{ protection: 'password', passwordHash: 'hash', tokenHash: 'hash', showPatient: true, documentHash },
    ...{ maxViews: 3, views: 2, reason: 'Slower.', askedAt: new Date('2026-03-01T08:00:00Z') },
    ...{ expiresAt: new Date('2026-03-04T08:00:00Z'), decidedAt: new Date('2026-03-02T08:00:00Z') },
    appliedAt: new Date('2026-03-03T08:00:00Z'),
  });
  await server.ctx.db.insert(shares).values({
    ...{
      ...key,
      planId: targetId,
      userId: designerId,
      state: 'revoked',
      documentHash,
      keyHash: 'key',
      shortHash: 'short',
    },
    ...{ includeDoctor: true, includeHospital: false, includeHistory: true, portrait: true, photos: 'mouth' },
    ...{
      protection: 'password',
      passwordHash: 'hash',
      wearDays: 10,
      views: 2,
      sharedAt: new Date('2026-03-02T08:00:00Z'),
    },
    ...{ expiresAt: new Date('2026-04-01T08:00:00Z'), seenAt: new Date('2026-03-03T08:00:00Z') },
  });
  await server.ctx.db.insert(planAssists).values({
    ...{ ...key, planId: targetId, userId: designerId, state: 'answered', question: 'Enough room?', documentHash },
    ...{
      helperId: designerId,
      verdict: 'change',
      answer: 'More IPR at 23.',
      askedAt: new Date('2026-03-01T09:00:00Z'),
    },
    ...{ takenAt: new Date('2026-03-01T10:00:00Z'), answeredAt: new Date('2026-03-01T11:00:00Z') },
  });
  return targetId;
}

/** A comment at a tooth with a file that mentions somebody, answered and settled, and one on the plan as a whole. */
async function comment(server: TestServer, creator: TestClient, key: CaseKey, planId: string): Promise<void> {
  const { userId } = await callerOf(server, creator);
  const { userId: doctorId } = await callerOf(server, await server.login('demodoctor'));
  const place = casePrefix({ ...key, dataType: dataTypes.message, targetOrStepId: userId });
  const objectName = `${place}tooth.pdf`;
  const stored = await server.ctx.store.put(objectName, Buffer.from('%PDF a tooth'));
  const attachment = { objectName, fileName: 'Tooth 13.pdf', size: stored.size, crc64: stored.crc64 };
  const words = { attachments: [], mentions: [] };
  const { commentId } = await creator.call(comments.add, {
    body: {
      ...{ ...key, planId, clientKey: 'c'.repeat(32), text: 'Extrude 13 less.', audience: 'everybody' },
      ...{ attachments: [attachment], mentions: [doctorId] },
      pin: { teeth: [13], step: 0, view: { position: [0, 0, 90], target: [0, 0, 0], up: [0, 1, 0] } },
    },
  });
  await creator.call(comments.reply, { body: { commentId, clientKey: 'd'.repeat(32), text: 'Done.', ...words } });
  await creator.call(comments.settle, { body: { commentId, settled: true } });
  const whole = { ...key, planId, clientKey: 'e'.repeat(32), text: 'Begin with the lower jaw.' };
  await creator.call(comments.add, {
    body: { ...whole, ...words, audience: 'everybody', pin: { teeth: [], step: null, view: null } },
  });
}

/** A message with a file that mentions somebody, corrected, and one that was withdrawn. */
async function talk(server: TestServer, creator: TestClient, key: CaseKey): Promise<void> {
  const { userId } = await callerOf(server, creator);
  const { userId: doctorId } = await callerOf(server, await server.login('demodoctor'));
  const place = casePrefix({ ...key, dataType: dataTypes.message, targetOrStepId: userId });
  const objectName = `${place}note.pdf`;
  const stored = await server.ctx.store.put(objectName, Buffer.from('%PDF a note'));
  const attachment = { objectName, fileName: 'Note 1.pdf', size: stored.size, crc64: stored.crc64 };
  const message = (clientKey: string, changes: object) => ({
    body: { ...key, clientKey: clientKey.repeat(32), text: 'Look at 12.', ...changes },
  });
  const { messageId } = await creator.call(
    messages.send,
    message('a', { attachments: [attachment], mentions: [doctorId] }),
  );
  await creator.call(messages.correct, { body: { messageId, text: 'Look at 13.' } });
  const taken = await creator.call(messages.send, message('b', { text: 'Never mind.' }));
  await creator.call(messages.withdraw, { params: { messageId: taken.messageId } });
}

/** A record with a picture, a visit, and a record that was removed. */
async function fillLibrary(server: TestServer, creator: TestClient, { caseId }: CaseKey): Promise<void> {
  const add = (contents: ReturnType<typeof visit> | ReturnType<typeof libraryRecord>) =>
    creator.call(archives.add, { body: { caseId, version: 1, contents } });
  const { archivesId } = await add(libraryRecord({ remarks: 'From the dentist.' }));
  const picture = await uploadedPicture(server, caseId, 'letter', { name: 'Page 1', takenOn: '2026-02-01' });
  await creator.call(archives.addPtPic, { body: { archivesId, pictures: [picture] } });
  await add(visit());
  const gone = await add(libraryRecord({ name: 'Twice' }));
  await creator.call(archives.remove, { body: { archivesId: gone.archivesId, revision: gone.revision } });
}

/** What only an inspection, a restart and doubts of the machine leave, as if they had been. */
async function inspect(server: TestServer, creator: TestClient, key: CaseKey): Promise<void> {
  const { userId } = await callerOf(server, creator);
  const [photo] = await creator.call(photos.list, { query: key });
  if (!photo) throw new Error('no photo');
  const object = { kind: 'photo', id: photo.photoId, place: 'lateral', fileName: photo.fileName } as const;
  const finding = { reason: 'blurred', objects: [{ ...object, thumbName: photo.thumbName }], values: {} } as const;
  const { db } = server.ctx;
  await db
    .insert(inspectionFindings)
    .values({ ...key, finding: { ...finding, objects: [...finding.objects] }, userId });
  const answer = `samePhoto>lateral:${photo.photoId}@lateral`;
  await db
    .insert(caseDoubtAnswers)
    .values({ ...key, key: answer, userId })
    .onConflictDoNothing();
  const problem = refinementProblemSchema.parse({ description: 'Does not fit.' });
  await db
    .insert(caseRefinements)
    .values({ ...key, problem, userId })
    .onConflictDoNothing();
  await givePrescription(server, key.caseId, userId);
}
