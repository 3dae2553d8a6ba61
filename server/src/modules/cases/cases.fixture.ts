import {
  type BasicInfoInput,
  type CbctVolume,
  type CaseStatus,
  type DesignRequest,
  type NewCaseInput,
  type PhotoPosition,
  type Prescription,
  cbctNotes,
  dataTypes,
  emptyPrescription,
  emptyRequests,
  endpoints,
  requiredPhotos,
} from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../test/client.ts';
import type { TestServer } from '../../../test/harness.ts';
import { caseCbct } from '../cbct/schema.ts';
import { casePrefix } from '../files/object-names.ts';
import { casePhotos } from '../photos/schema.ts';
import { practices } from '../practices/schema.ts';
import { lockVersion } from './scope/case-access.ts';
import { saveVersion } from './record/case-repository.ts';
import { casePrescriptions, caseModels } from './schema.ts';
import { resolveCaller } from '../access/login/sessions.ts';
import type { Caller } from '../../context.ts';

/** Basic info that every rule accepts; a test changes the one field that it is about. */
export const validInfo = (practiceId: string, changes: Partial<BasicInfoInput> = {}): BasicInfoInput => ({
  practiceId,
  patientName: '测试 Testa Proband',
  gender: '1',
  birthday: '1999-04-12',
  productType: 'aligner',
  entrust: 0,
  ...changes,
});

export const practiceId = async (server: TestServer, number: 'P10001' | 'P10002'): Promise<string> => {
  const [practice] = await server.ctx.db.select().from(practices).where(eq(practices.number, number));
  if (!practice) throw new Error(`practice ${number} is not seeded`);
  return practice.id;
};

/** A label of a practice, or a category without a parent. @returns its number */
export const newLabel = async (
  client: TestClient,
  practice: string,
  categoryName: string,
  parentId?: string,
): Promise<string> => {
  const body = { practiceId: practice, categoryName, ...(parentId && { parentId }) };
  return (await client.call(endpoints.labels.add, { body })).categoryId;
};

export const callerOf = async (server: TestServer, client: TestClient): Promise<Caller> => {
  const caller = await resolveCaller(server.ctx.db, client.token ?? '', '127.0.0.1');
  if (!caller) throw new Error('not logged in');
  return caller;
};

/** A model row without bytes, for tests that need a complete case and no file. */
export async function giveModel(server: TestServer, caseId: string, uploadedBy: string, jaw: 1 | 2 = 1): Promise<void> {
  await server.ctx.db.insert(caseModels).values({
    caseId,
    version: 1,
    jaw,
    modelType: 'scan',
    fileName: jaw === 1 ? 'upper.stl' : 'lower.stl',
    objectName: `test/${caseId}-${jaw}.drc`,
    size: 1,
    crc64: String(jaw),
    vertices: 3,
    triangles: 1,
    uploadedBy,
  });
}

/** Rows and small objects for photos at positions of a case; by default at all that submitting asks for. */
export async function givePhotos(
  { ctx: { db, store } }: TestServer,
  caseId: string,
  uploadedBy: string,
  positions: readonly (PhotoPosition | null)[] = requiredPhotos,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, position] of positions.entries()) {
    const name = `${casePrefix({ caseId, version: 1, dataType: dataTypes.image })}${index}-${position ?? 'pool'}`;
    const [objectName, thumbName] = [`${name}.jpg`, `${name}_thumb.jpg`];
    const { size, crc64 } = await store.put(objectName, Buffer.from(`photo ${name}`));
    await store.put(thumbName, Buffer.from(`thumb ${name}`));
    const row = { caseId, version: 1, position, fileName: `${index}.jpg`, objectName, thumbName, size, crc64 };
    const inserted = db.insert(casePhotos).values({ ...row, width: 4, height: 3, uploadedBy });
    ids.push(...(await inserted.returning({ id: casePhotos.photoId })).map(({ id }) => id));
  }
  return ids;
}

/** A CBCT row without bytes. */
export async function giveCbct({ ctx: { db } }: TestServer, caseId: string, uploadedBy: string): Promise<void> {
  const name = `${casePrefix({ caseId, version: 1, dataType: dataTypes.cbct })}cbct`;
  const row = { caseId, version: 1, fileName: 'ct.zip', objectName: `${name}.zip`, quickLookName: `${name}.ls` };
  const volume = { size: [1, 1, 1], spacing: [1, 1, 1] } as unknown as CbctVolume;
  await db.insert(caseCbct).values({ ...row, size: 1, crc64: '1', volume, notes: cbctNotes.parse({}), uploadedBy });
}

/** Answers to all that submitting asks for, and no two that contradict each other. */
export const fullPrescription: Prescription = {
  ...emptyPrescription,
  complaintTags: ['crowding'],
  objectives: 'Align both arches.',
  arches: 'both',
  movable: 'all',
  attachments: 'asNeeded',
  spacing: 'close',
  communication: 'after',
};

export async function givePrescription(
  { ctx: { db } }: TestServer,
  caseId: string,
  savedBy: string,
  changes: Partial<Prescription> = {},
): Promise<void> {
  const content = { ...fullPrescription, ...changes };
  await db.insert(casePrescriptions).values({ caseId, version: 1, content, savedBy }).onConflictDoNothing();
}

/** Requests that answer all that submitting asks for. */
export const fullRequests = {
  crown: { ...emptyRequests.crown, teeth: [16], restoration: 'crown', material: 'zirconia', shade: 'A2' },
  implant: { ...emptyRequests.implant, positions: [36, 46], system: 'Tapered 4.1 mm', guide: 'full' },
} as const satisfies Record<DesignRequest['kind'], DesignRequest>;

/** All that a case needs to be submitted. */
export async function giveFiles(server: TestServer, caseId: string, uploadedBy: string): Promise<void> {
  await giveModel(server, caseId, uploadedBy);
  await givePhotos(server, caseId, uploadedBy);
  await givePrescription(server, caseId, uploadedBy);
}

/** Puts a case into a status without its machine, as if everything before had happened. */
export async function putInto(server: TestServer, caller: Caller, caseId: string, status: CaseStatus): Promise<void> {
  await server.ctx.db.transaction(async (tx) => {
    // As every writer does, lest it meet the system's inspection of the same case.
    const found = await lockVersion(tx, caller, { caseId, version: 1 });
    await saveVersion(tx, found, { status });
  });
}

export async function openCase(client: TestClient, info: NewCaseInput): Promise<string> {
  return (await client.call(endpoints.cases.create, { body: info })).caseId;
}
