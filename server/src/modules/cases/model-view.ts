import type { CaseModel } from '@archway/contracts';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { users } from '../access/schema.ts';
import type { CaseKey } from './case-access.ts';
import { caseModels } from './schema.ts';

export type ModelRecord = typeof caseModels.$inferSelect;

const uploaderName = sql<string>`coalesce(${users.nickName}, ${users.userName}, '')`;

/** Model files of a version as the wire shows them, upper jaw first. */
export async function modelsOfVersion(db: Querier, key: CaseKey): Promise<CaseModel[]> {
  const found = await db
    .select({ model: caseModels, uploadedBy: uploaderName })
    .from(caseModels)
    .leftJoin(users, eq(users.id, caseModels.uploadedBy))
    .where(and(eq(caseModels.ptId, key.ptId), eq(caseModels.version, key.version)))
    .orderBy(asc(caseModels.modelType), asc(caseModels.jaw));
  return found.map(({ model, uploadedBy }) => toCaseModel(model, uploadedBy));
}

/** One model as the wire shows it. */
export async function modelById(db: Querier, modelId: string): Promise<CaseModel | null> {
  const [found] = await db
    .select({ model: caseModels, uploadedBy: uploaderName })
    .from(caseModels)
    .leftJoin(users, eq(users.id, caseModels.uploadedBy))
    .where(eq(caseModels.modelId, modelId));
  return found ? toCaseModel(found.model, found.uploadedBy) : null;
}

/** Which of these objects are files of models. */
export async function modelObjectsAmong(db: Querier, names: readonly string[]): Promise<string[]> {
  const { objectName, originObjectName } = caseModels;
  const found = await db
    .select({ objectName, originObjectName })
    .from(caseModels)
    .where(or(inArray(objectName, [...names]), inArray(originObjectName, [...names])));
  return found.flatMap((model) => [model.objectName, ...(model.originObjectName ? [model.originObjectName] : [])]);
}

const toCaseModel = (model: ModelRecord, uploadedBy: string): CaseModel => ({
  modelId: model.modelId,
  ptId: model.ptId,
  version: model.version,
  jaw: model.jaw,
  modelType: model.modelType,
  fileName: model.fileName,
  objectName: model.objectName,
  size: model.size,
  originObjectName: model.originObjectName,
  vertices: model.vertices,
  triangles: model.triangles,
  cleaning: model.cleaning,
  analyseFlag: model.analyseFlag,
  analysis: model.analysis,
  analysisError: model.analysisError,
  uploadTime: model.uploadTime.toISOString(),
  uploadedBy,
});
