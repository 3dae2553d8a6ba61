import { type AnalyseFlag, type CaseStatus, analyseFlag } from '@archway/contracts';
import { and, asc, count, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { shownName } from '../../access/api.ts';
import { caseModels, caseVersions } from '../schema.ts';
import type { CaseKey } from '../scope/access-repository.ts';

export type ModelRecord = typeof caseModels.$inferSelect;
export type NewModel = typeof caseModels.$inferInsert;

/** A model with the name of whoever uploaded it. */
export interface NamedModel {
  readonly model: ModelRecord;
  readonly uploadedBy: string;
  readonly correctedBy: string;
  /** Of the version that it is of. */
  readonly status: CaseStatus;
}

const ofVersion = ({ caseId, version }: CaseKey) => and(eq(caseModels.caseId, caseId), eq(caseModels.version, version));
const scansOfVersion = (key: CaseKey) => and(ofVersion(key), eq(caseModels.modelType, 'scan'));

export async function findModel(db: Querier, modelId: string): Promise<ModelRecord | undefined> {
  const [model] = await db.select().from(caseModels).where(eq(caseModels.modelId, modelId));
  return model;
}

/** The same for a change of the model: locked until the transaction ends. */
export async function lockModel(tx: Transaction, modelId: string): Promise<ModelRecord | undefined> {
  const [model] = await tx.select().from(caseModels).where(eq(caseModels.modelId, modelId)).for('update');
  return model;
}

/** The model of a version at its place, jaw and type, for a change of it. */
export async function lockModelAt(
  tx: Transaction,
  key: CaseKey,
  { modelType, jaw }: Pick<ModelRecord, 'modelType' | 'jaw'>,
): Promise<ModelRecord | undefined> {
  const place = and(ofVersion(key), eq(caseModels.modelType, modelType), eq(caseModels.jaw, jaw));
  const [model] = await tx.select().from(caseModels).where(place).for('update');
  return model;
}

const selectNamed = (db: Querier) =>
  db
    .select({
      model: caseModels,
      uploadedBy: sql<string>`coalesce(${shownName(caseModels.uploadedBy)}, '')`,
      correctedBy: sql<string>`coalesce(${shownName(caseModels.correctedBy)}, '')`,
      status: caseVersions.status,
    })
    .from(caseModels)
    .innerJoin(
      caseVersions,
      and(eq(caseVersions.caseId, caseModels.caseId), eq(caseVersions.version, caseModels.version)),
    );

/** Models of a version, upper jaw first. */
export const namedModelsOf = (db: Querier, key: CaseKey): Promise<NamedModel[]> =>
  selectNamed(db).where(ofVersion(key)).orderBy(asc(caseModels.modelType), asc(caseModels.jaw));

export async function findNamedModel(db: Querier, modelId: string): Promise<NamedModel | undefined> {
  const [found] = await selectNamed(db).where(eq(caseModels.modelId, modelId));
  return found;
}

/** Scans of a version, upper jaw first. */
export const scansOf = (db: Querier, key: CaseKey): Promise<ModelRecord[]> =>
  db.select().from(caseModels).where(scansOfVersion(key)).orderBy(asc(caseModels.jaw));

/** The scan of the other jaw of the same version. */
export async function otherScan(db: Querier, model: ModelRecord): Promise<ModelRecord | undefined> {
  const [other] = await db
    .select()
    .from(caseModels)
    .where(and(scansOfVersion(model), ne(caseModels.modelId, model.modelId)));
  return other;
}

/** Whether a model anywhere is in line for its analysis, or in it. */
export async function anyAnalysing(db: Querier): Promise<boolean> {
  const found = await db
    .select({ modelId: caseModels.modelId })
    .from(caseModels)
    .where(eq(caseModels.analyseFlag, analyseFlag.running))
    .limit(1);
  return found.length > 0;
}

/** Of how many jaws there is a scan. */
export async function countScans(db: Querier, key: CaseKey): Promise<number> {
  const [models] = await db.select({ count: count() }).from(caseModels).where(scansOfVersion(key));
  return models?.count ?? 0;
}

/** What a model has in object storage. */
export type ModelObjects = Pick<
  ModelRecord,
  'objectName' | 'originObjectName' | 'thumbName' | 'repairedObjectName' | 'toothLabelsName' | 'correctedLabelsName'
>;

/** Models that have one of these objects. */
export const modelsWithObjects = (db: Querier, names: readonly string[]): Promise<ModelObjects[]> => {
  const { objectName, originObjectName, thumbName } = caseModels;
  const { repairedObjectName, toothLabelsName, correctedLabelsName } = caseModels;
  const made = { repairedObjectName, toothLabelsName, correctedLabelsName };
  const columns = { objectName, originObjectName, thumbName, ...made };
  const among = Object.values(columns).map((column) => inArray(column, [...names]));
  return db
    .select(columns)
    .from(caseModels)
    .where(or(...among));
};

/** A model whose object is stored. @returns its id */
export async function insertModel(db: Querier, model: NewModel): Promise<string> {
  const [inserted] = await db.insert(caseModels).values(model).returning({ modelId: caseModels.modelId });
  if (!inserted) throw new Error('the model was not inserted');
  return inserted.modelId;
}

/** As many rows as one statement takes at ease. */
const ROWS_AT_ONCE = 500;

/** Models whose objects are stored, and whose analysis is known. */
export async function importModels(db: Querier, models: readonly NewModel[]): Promise<void> {
  for (let at = 0; at < models.length; at += ROWS_AT_ONCE)
    await db.insert(caseModels).values(models.slice(at, at + ROWS_AT_ONCE));
}

/** @returns what was deleted */
export async function deleteModel(tx: Transaction, modelId: string): Promise<ModelRecord | undefined> {
  const [model] = await tx.delete(caseModels).where(eq(caseModels.modelId, modelId)).returning();
  return model;
}

const nothingCorrected = { correctedLabelsName: null, correction: null, correctedBy: null, correctedAt: null } as const;
const nothingMade = {
  ...{ repairedObjectName: null, repairedSize: null, preparation: null, toothLabelsName: null },
  ...nothingCorrected,
} as const;

/** Begins a new run, of the preparation, before which what was made is dropped, or of the analysis, and all that was known. */
export async function beginRun(
  tx: Transaction,
  modelId: string,
  running: AnalyseFlag,
  { anew }: { readonly anew: boolean },
): Promise<ModelRecord | undefined> {
  const [model] = await tx
    .update(caseModels)
    .set({
      ...{ analyseFlag: running, analysisError: null, analysisRun: sql`${caseModels.analysisRun} + 1` },
      ...(anew && { analysis: null }),
      ...nothingMade,
    })
    .where(eq(caseModels.modelId, modelId))
    .returning();
  return model;
}

/** Stores how a run ended, unless another one was begun since. */
export async function endRun(
  tx: Transaction,
  { modelId, run }: { readonly modelId: string; readonly run: number },
  outcome: Pick<ModelRecord, 'analyseFlag' | 'analysisError'> &
    Partial<
      Pick<
        ModelRecord,
        | ('analysis' | 'thumbName' | 'repairedObjectName' | 'repairedSize' | 'preparation' | 'toothLabelsName')
        | ('correctedLabelsName' | 'correction' | 'correctedBy' | 'correctedAt')
      >
    >,
): Promise<ModelRecord | undefined> {
  const [model] = await tx
    .update(caseModels)
    .set(outcome)
    .where(and(eq(caseModels.modelId, modelId), eq(caseModels.analysisRun, run)))
    .returning();
  return model;
}

/** Exchanges the jaws of the scans of a version. @returns how many scans there are */
export async function exchangeJaws(tx: Transaction, key: CaseKey): Promise<number> {
  // The index that allows one scan of a jaw looks at each row by itself: both step aside first.
  const moved = await tx
    .update(caseModels)
    .set({ jaw: sql`-${caseModels.jaw}` })
    .where(scansOfVersion(key))
    .returning({ modelId: caseModels.modelId });
  await tx
    .update(caseModels)
    .set({ jaw: sql`3 + ${caseModels.jaw}` })
    .where(scansOfVersion(key));
  return moved.length;
}
