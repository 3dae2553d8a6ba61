import { PING, allInspectionReasons, cbctNotes, cbctVolume, endpoints } from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import { eq, sql } from 'drizzle-orm';
import { caseArchivePictures, caseArchives } from '../../src/modules/archives/schema.ts';
import { caseCbct } from '../../src/modules/cbct/schema.ts';
import { credentials } from '../../src/modules/certification/schema.ts';
import { planCommentFiles, planComments } from '../../src/modules/comments/schema.ts';
import { caseMessageFiles, caseMessageReads, caseMessages } from '../../src/modules/communication/schema.ts';
import { inspectionFindings } from '../../src/modules/cases/inspection/report/schema.ts';
import { prescriptionTemplates } from '../../src/modules/cases/prescription/schema.ts';
import { caseListViews } from '../../src/modules/cases/views/schema.ts';
import { caseSendings, webhookDeliveries, webhooks } from '../../src/modules/integration/schema.ts';
import { casePhotos, phoneLinks } from '../../src/modules/photos/schema.ts';
import { giveDocument } from '../../src/modules/plans/document/document.fixture.ts';
import { productionTemplates } from '../../src/modules/production/schema.ts';
import { presentations } from '../../src/modules/presentations/schema.ts';
import { processModels, processOrders } from '../../src/modules/model-process/schema.ts';
import { printBatches, productionDevices } from '../../src/modules/production/schema.ts';
import { planAssists, planDesigns, planDocuments, planReviews, plans, shares } from '../../src/modules/plans/schema.ts';
import type { TestServer } from '../harness.ts';

/** What the first practice of the demonstration owns. */
export interface Owned {
  /** Fields of requests that name a record, with a record of the first practice. */
  readonly records: Readonly<Record<string, unknown>>;
  /** Texts that nobody outside of the first practice may read. */
  readonly secrets: readonly string[];
}

/** A record of every kind that a request may name, of the first practice and its creator. */
export async function ownedByFirstPractice(server: TestServer): Promise<Owned> {
  const creator = await server.login('democreator');
  const { userId: doctorId } = await creator.call(endpoints.access.personalData);
  const body = { doctorId, settingType: 'orderSetting', settingContent: '{"private":"practice-one"}' } as const;
  const setting = await creator.call(endpoints.account.addSetting, { body });
  await giveFiles(server, doctorId);
  const asked = await creator.call(endpoints.credits.requestRecharge, {
    body: { practiceId: '1', amount: 100, remark: 'practice-one' },
  });
  const place = { region: 'CN', province: '31', city: '3101', area: '310101', address: 'practice-one' };
  const parcel = { recipient: 'practice-one', phone: '13800138000', ...place };
  const { addressId } = await creator.call(endpoints.addresses.add, { body: parcel });
  const [session] = await creator.call(endpoints.security.sessions);
  const key = await creator.call(endpoints.apiKeys.create, {
    params: { practiceId: '1' },
    body: { name: 'practice-one', scopes: ['cases:read'] },
  });
  const records: Record<string, unknown> = {
    practiceId: '1',
    doctorId,
    id: setting.id,
    requestId: asked.requestId,
    designCenterId: '1',
    addressId,
    sessionId: session?.sessionId,
    keyId: key.keyId,
    version: 1,
    userId: doctorId,
    ...(await first(server, 'select id::text as "designTeamId" from design_teams where practice_id = 1 limit 1')),
    ...(await first(server, 'select id::text as "applyId" from join_applications where practice_id = 1 limit 1')),
    ...(await first(
      server,
      'select pt_id::text as "caseId" from cases where practice_id = 1 order by pt_id desc limit 1',
    )),
    ...(await first(
      server,
      'select label_id::text as "categoryId" from labels where practice_id = 1 and parent_id is not null limit 1',
    )),
    ...(await first(
      server,
      `select m.model_id::text as "modelId", object_name as "objectName" from case_models m join cases c using (pt_id) where practice_id = 1 limit 1`,
    )),
    ...(await first(
      server,
      `select p.photo_id::text as "photoId" from case_photos p join cases c using (pt_id) where practice_id = 1 limit 1`,
    )),
    ...(await first(
      server,
      `select b.cbct_id::text as "cbctId" from case_cbct b join cases c using (pt_id) where practice_id = 1 limit 1`,
    )),
    ...(await first(
      server,
      `select m.message_id::text as "messageId" from case_messages m where m.text = 'practice-one'`,
    )),
    ...(await first(
      server,
      `select a.archives_id::text as "archivesId" from case_archives a join cases c using (pt_id) where practice_id = 1 and a.remarks = 'practice-one'`,
    )),
    ...(await first(
      server,
      `select o.order_id::text as "orderId" from production_orders o join cases c using (pt_id) where practice_id = 1 limit 1`,
    )),
  };
  records['caseIds'] = [records['caseId']];
  Object.assign(
    records,
    await first(
      server,
      `select s.sub_order_id::text as "subOrderId", s.order_id::text as "orderId" from production_sub_orders s
        join production_orders o using (order_id) join cases c using (pt_id) where practice_id = 1 limit 1`,
    ),
  );
  records['orderIds'] = [records['orderId']];
  records['subOrderIds'] = [records['subOrderId']];
  const printer = { practiceId: '1', kind: 'printer', name: 'practice-one', updatedBy: doctorId } as const;
  const plate = { plateWidth: 192, plateDepth: 120 };
  const [device] = await server.ctx.db
    .insert(productionDevices)
    .values({ ...printer, ...plate, material: 'modelResin' })
    .returning();
  const laid = { ...plate, modelWidth: 72, modelDepth: 58, gap: 2 };
  const [batch] = await server.ctx.db
    .insert(printBatches)
    .values({
      ...laid,
      practiceId: '1',
      deviceId: device?.deviceId ?? '0',
      code: 'practice-one',
      kind: 'manual',
      createdBy: doctorId,
    })
    .returning();
  Object.assign(records, { deviceId: device?.deviceId, batchId: batch?.batchId, batchIds: [batch?.batchId] });
  const [processed] = await server.ctx.db
    .insert(processOrders)
    .values({
      ...{ orderNo: 'practice-one', practiceId: '1', createdBy: doctorId, clientKey: 'practice-one' },
      ...{ serviceType: 4, name: 'practice-one', parameters: {}, status: 2 },
    })
    .returning();
  const { processId = '0' } = processed ?? {};
  const file = { processId, jaw: 1, fileName: 'a.stl', objectName: 'practice-one', size: 1 } as const;
  await server.ctx.db
    .insert(processModels)
    .values({ ...file, uploadedBy: doctorId, resultName: 'practice-one', previewName: 'practice-one' });
  Object.assign(records, { processId, processIds: [processId] });
  const link = { caseId: String(records['caseId']), version: 1, userId: doctorId, tokenHash: 'practice-one' };
  const [opened] = await server.ctx.db
    .insert(phoneLinks)
    .values({ ...link, expiresAt: new Date(Date.now() + 3_600_000) })
    .returning();
  records['linkId'] = opened?.linkId;
  const [plan] = await server.ctx.db
    .insert(plans)
    .values({
      caseId: link.caseId,
      version: 1,
      name: 'practice-one',
      planType: 'target',
      kind: 'doctorDraft',
      status: 0,
    })
    .returning();
  records['planId'] = plan?.planId;
  records['comparedPlanId'] = plan?.planId;
  if (plan) {
    const documentHash = await giveDocument(server, plan, samplePlan(1, { kind: 'target' }));
    const { planId } = plan;
    const asked = { recipientName: 'practice-one', recipientMail: 'practice-one@example.com', documentHash } as const;
    const [review] = await server.ctx.db
      .insert(planReviews)
      .values({
        ...{ ...asked, caseId: link.caseId, version: 1, planId, userId: doctorId, kind: 'expert', side: 'practice' },
        ...{ lang: 'en-US', protection: 'none', maxViews: 3, tokenHash: 'practice-one' },
        expiresAt: new Date(Date.now() + 3_600_000),
      })
      .returning();
    const [share] = await server.ctx.db
      .insert(shares)
      .values({
        ...{ caseId: link.caseId, version: 1, planId, userId: doctorId, documentHash, keyHash: 'practice-one' },
        ...{ includeDoctor: true, includeHospital: true, includeHistory: true, portrait: false, photos: 'face' },
        expiresAt: new Date(Date.now() + 3_600_000),
      })
      .returning();
    records['shareId'] = share?.shareId;
    const [document] = await server.ctx.db.select().from(planDocuments).where(eq(planDocuments.planId, planId));
    records['descFilePath'] = document?.objectName;
    const [assist] = await server.ctx.db
      .insert(planAssists)
      .values({ caseId: link.caseId, version: 1, planId, userId: doctorId, documentHash, question: 'practice-one' })
      .returning();
    records['assistId'] = assist?.assistId;
    const [design] = await server.ctx.db
      .insert(planDesigns)
      .values({ caseId: link.caseId, version: 1, planId, userId: doctorId, state: 'done', base: documentHash })
      .returning();
    records['designId'] = design?.designId;
    records['presentationId'] = await givePresentation(server, plan, doctorId);
    records['commentId'] = await giveComment(server, plan, doctorId);
    records['reviewId'] = review?.reviewId;
  }
  const [sending] = await server.ctx.db
    .insert(caseSendings)
    .values({ caseId: link.caseId, version: 1, userId: doctorId, confirmedTime: new Date(), eventId: 'practice-one' })
    .returning();
  records['sendingId'] = sending?.sendingId;
  Object.assign(records, await giveOwnThings(server, link));
  const archive = await creator.call(endpoints.caseArchive.export, { body: { caseId: String(records['caseId']) } });
  records['jobId'] = archive.jobId;
  records['objectName'] ??= `pt/${String(records['caseId'])}/1/2/-/upper.drc`;
  records['objectNameList'] = [records['objectName']];
  const patients = await server.ctx.db.execute<{ name: string }>(
    sql`select patient_name as name from cases where practice_id = 1`,
  );
  return { records, secrets: ['practice-one', ...new Set(patients.rows.map((row) => row.name))] };
}

/** A presentation that shows the plan. @returns its id */
async function givePresentation(
  server: TestServer,
  { caseId, planId }: { readonly caseId: string; readonly planId: string },
  userId: string,
): Promise<string | undefined> {
  const [made] = await server.ctx.db
    .insert(presentations)
    .values({
      ...{ caseId, version: 1, title: 'practice-one', language: 'en-US', createdBy: userId, updatedBy: userId },
      slides: [{ kind: 'summary', slideId: 'a', heading: 'practice-one', planId }],
    })
    .returning();
  return made?.presentationId;
}

/** What was said of a plan, with a file. @returns its id */
async function giveComment(
  server: TestServer,
  { caseId, planId }: { readonly caseId: string; readonly planId: string },
  userId: string,
): Promise<string> {
  const written = { side: 'practice', audience: 'everybody', text: 'practice-one', sentHash: '' } as const;
  const [comment] = await server.ctx.db
    .insert(planComments)
    .values({ caseId, planId, userId, number: 1, ...written, clientKey: 'f'.repeat(32) })
    .returning();
  if (!comment) throw new Error('the comment was not inserted');
  const objectName = `archway/pt/${caseId}/1/7/${userId}/comment.pdf`;
  await server.ctx.db.insert(planCommentFiles).values({
    commentId: comment.commentId,
    caseId,
    place: 1,
    fileName: 'practice-one',
    objectName,
    size: 1,
    crc64: '1',
  });
  return comment.commentId;
}

/** A photo, a CBCT, a record with a picture and a message with a file in the newest case of the practice. */
async function giveFiles(server: TestServer, doctorId: string): Promise<void> {
  const { caseId, version } = await first(
    server,
    'select pt_id::text as "caseId", version from cases where practice_id = 1 order by pt_id desc limit 1',
  );
  const key = { caseId: String(caseId), version: Number(version) };
  const file = { ...key, fileName: 'practice-one', size: 1, crc64: '1', uploadedBy: doctorId };
  const name = (type: number, rest: string): string => `archway/pt/${key.caseId}/${key.version}/${type}/-/${rest}`;
  await server.ctx.db.insert(casePhotos).values({
    ...file,
    ...{ objectName: name(1, 'foreign.jpg'), thumbName: name(1, 'foreign.jpg'), width: 1, height: 1 },
  });
  const none = { spacing: [1, 1, 1], origin: [0, 0, 0], direction: [1, 0, 0, 0, 1, 0, 0, 0, 1] } as const;
  const words = { name: '', series: '', description: '', modality: 'CT', created: '', sha256: '0'.repeat(64) };
  await server.ctx.db
    .insert(caseCbct)
    .values({
      ...file,
      ...{ objectName: name(3, 'foreign.zip'), quickLookName: name(3, 'foreign.ls') },
      volume: cbctVolume.parse({ ...none, ...words, size: [1, 1, 1], componentType: 'int16' }),
      notes: cbctNotes.parse({}),
    })
    .onConflictDoNothing();
  const people = { createdBy: doctorId, updatedBy: doctorId };
  const record = { ...key, kind: 'record', name: 'practice-one', remarks: 'practice-one', ...people } as const;
  const [kept] = await server.ctx.db.insert(caseArchives).values(record).returning();
  await server.ctx.db.insert(caseArchivePictures).values({
    ...{ ...file, archivesId: kept?.archivesId ?? '', place: 1, width: 1, height: 1 },
    ...{ objectName: name(10, 'foreign.jpg'), thumbName: name(10, 'foreign.jpg') },
  });
  const written = { ...key, seq: 1, side: 'practice', text: 'practice-one', userId: doctorId } as const;
  const sent = { clientKey: '0'.repeat(32), sentHash: '' };
  const [message] = await server.ctx.db
    .insert(caseMessages)
    .values({ ...written, ...sent })
    .returning();
  await server.ctx.db.insert(caseMessageFiles).values({
    ...{ messageId: message?.messageId ?? '', caseId: key.caseId, place: 1, size: 1, crc64: '1' },
    ...{ fileName: 'practice-one', objectName: name(7, 'foreign.pdf') },
  });
  await server.ctx.db.insert(caseMessageReads).values({ caseId: key.caseId, userId: doctorId, readSeq: 1 });
}

/** What a creator keeps for the own eyes and for the practice: a view, a template, a finding, a webhook, a paper. */
async function giveOwnThings(
  { ctx: { db } }: TestServer,
  { caseId, userId }: { caseId: string; userId: string },
): Promise<Record<string, unknown>> {
  const named = { userId, name: 'practice-one' };
  const [view] = await db
    .insert(caseListViews)
    .values({ ...named, serviceType: 0, search: '' })
    .returning();
  const [template] = await db
    .insert(prescriptionTemplates)
    .values({ ...named, habits: {} })
    .returning();
  const written = { practiceId: '1', name: 'practice-one', updatedBy: userId };
  const [marking] = await db
    .insert(productionTemplates)
    .values({ ...written, kind: 'marking', content: {} })
    .returning();
  const [reason = 'remark'] = allInspectionReasons;
  const [finding] = await db
    .insert(inspectionFindings)
    .values({ caseId, version: 1, userId, finding: { reason, objects: [], values: {}, words: 'practice-one' } })
    .returning();
  const [webhook] = await db
    .insert(webhooks)
    .values({ practiceId: '1', createdBy: userId, url: 'https://practice-one.example', sealedSecret: '', events: [] })
    .returning();
  const webhookId = webhook?.webhookId ?? '';
  const payload = { eventId: 'practice-one', type: PING, createdAt: new Date().toISOString(), data: {} } as const;
  const [delivery] = await db
    .insert(webhookDeliveries)
    .values({ webhookId, type: PING, payload, state: 'failed' })
    .returning();
  const { rows } = await db.execute<{ id: string }>(sql`select id::text from certifications where practice_id = 1`);
  const paper = {
    objectName: 'archway/practice-one.jpg',
    fileName: 'practice-one',
    size: 1,
    contentType: 'image/jpeg',
  };
  const [credential] = await db
    .insert(credentials)
    .values({ certificationId: rows[0]?.id ?? '', item: 'practiceLicense', ...paper })
    .onConflictDoUpdate({ target: [credentials.certificationId, credentials.item], set: paper })
    .returning();
  return {
    productionTemplateId: marking?.id,
    ...{ viewId: view?.viewId, templateId: template?.templateId, findingId: finding?.findingId, webhookId },
    ...{ deliveryId: delivery?.deliveryId, credentialId: credential?.id },
  };
}

async function first(server: TestServer, text: string): Promise<Record<string, unknown>> {
  return (await server.ctx.db.execute(sql.raw(text))).rows[0] ?? {};
}
