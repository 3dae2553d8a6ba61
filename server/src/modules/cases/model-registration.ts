import {
  type CaseModel,
  MODEL_FILE_LIMIT_MB,
  type Received,
  dataTypes,
  modelExtensions,
  type modelsEndpoints,
} from '@archway/contracts';
import { and, eq } from 'drizzle-orm';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { ObjectInfo } from '../../infrastructure/storage/object-store.ts';
import { casePrefix } from '../files/object-names.ts';
import { type CaseKey, isEditable, lockVersion, requireVersion } from './case-access.ts';
import { tellCaseChanged } from './case-events.ts';
import { startAnalysis } from './model-analysis.ts';
import { modelById } from './model-view.ts';
import { recordAction } from './records.ts';
import { caseModels } from './schema.ts';

type Registration = Received<typeof modelsEndpoints.register>['body'];
type ModelContext = Pick<AppContext, 'db' | 'store' | 'events' | 'jobs' | 'log'>;

const MEGABYTE = 1_048_576;

/**
 * Makes an uploaded object a model file of a case, after it was compared with what the uploader knows of it. What it
 * replaces is removed from the storage once that is certain. Registering the same object again answers the same model.
 */
export async function registerModel(context: ModelContext, caller: Caller, given: Registration): Promise<CaseModel> {
  const { db, store, log } = context;
  const key: CaseKey = { ptId: given.ptId, version: given.version };
  if (!isEditable(await requireVersion(db, caller, key))) throw new Refusal('ptNotEditable');
  checkNames(given);
  await checkObject(context, given);

  const { modelId, replaced } = await db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    if (!isEditable(found)) throw new Refusal('ptNotEditable');
    const place = and(
      eq(caseModels.ptId, key.ptId),
      eq(caseModels.version, key.version),
      eq(caseModels.modelType, given.modelType),
      eq(caseModels.jaw, given.jaw),
    );
    const [old] = await tx.select().from(caseModels).where(place);
    if (old && old.objectName === given.objectName && old.crc64 === given.crc64) {
      return { modelId: old.modelId, replaced: [] };
    }
    await tx.delete(caseModels).where(place);
    const [model] = await tx
      .insert(caseModels)
      .values({ ...given, originObjectName: given.originObjectName ?? null, uploadedBy: caller.userId })
      .returning({ modelId: caseModels.modelId });
    if (!model) throw new Error('the model was not inserted');
    const { status } = found.version;
    const note = given.fileName;
    await recordAction(tx, { ...key, action: 'uploadModel', from: status, to: status, userId: caller.userId, note });
    await startAnalysis(context, tx, model.modelId);
    await tellCaseChanged(context, tx, key, { ...found.record, ...found.version });
    return {
      modelId: model.modelId,
      replaced: old ? objectsOf(old).filter((name) => !objectsOf(given).includes(name)) : [],
    };
  });

  if (replaced.length > 0) {
    await store
      .delete(...replaced)
      .catch((error: unknown) => log.warn({ err: error, replaced }, 'replaced model stays'));
  }
  const model = await modelById(db, modelId);
  if (!model) throw new Refusal('recordNotFound');
  return model;
}

/** Removes a model file from a case that the practice still works on, and then its objects. */
export async function removeModel(context: ModelContext, caller: Caller, modelId: string): Promise<void> {
  const { db, store, log } = context;
  const removed = await db.transaction(async (tx) => {
    const [known] = await tx.select().from(caseModels).where(eq(caseModels.modelId, modelId));
    if (!known) throw new Refusal('recordNotFound');
    const key: CaseKey = { ptId: known.ptId, version: known.version };
    const found = await lockVersion(tx, caller, key);
    if (!isEditable(found)) throw new Refusal('ptNotEditable');
    const [model] = await tx.delete(caseModels).where(eq(caseModels.modelId, modelId)).returning();
    if (!model) throw new Refusal('recordNotFound');
    const { status } = found.version;
    const note = model.fileName;
    await recordAction(tx, { ...key, action: 'removeModel', from: status, to: status, userId: caller.userId, note });
    await tellCaseChanged(context, tx, key, { ...found.record, ...found.version });
    return objectsOf(model);
  });
  await store.delete(...removed).catch((error: unknown) => log.warn({ err: error, removed }, 'removed model stays'));
}

const objectsOf = (model: { objectName: string; originObjectName?: string | null | undefined }): string[] =>
  model.originObjectName ? [model.objectName, model.originObjectName] : [model.objectName];

/** The objects must lie where this case's models lie, and be of a format for models. */
function checkNames(given: Registration): void {
  const prefix = casePrefix({ ptId: given.ptId, version: given.version, dataType: dataTypes.model });
  for (const name of objectsOf(given)) {
    const rest = name.slice(prefix.length);
    if (!name.startsWith(prefix) || rest === '' || rest.includes('/')) throw new Refusal('storageScope');
  }
  const names = [given.fileName, ...objectsOf(given)];
  if (!names.every((name) => modelExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`)))) {
    throw new Refusal('fileFormat', { name: modelExtensions.join(', ') });
  }
}

/** Compares what is stored with what was uploaded; the original has only to be there. */
async function checkObject({ store }: ModelContext, given: Registration): Promise<void> {
  const object = await present(store.head(given.objectName));
  if (object.size !== given.size || object.crc64 !== given.crc64) throw new Refusal('checksumMismatch');
  const largest = given.originObjectName ? (await present(store.head(given.originObjectName))).size : object.size;
  if (Math.max(object.size, largest) > MODEL_FILE_LIMIT_MB * MEGABYTE) {
    throw new Refusal('fileTooLarge', { num: MODEL_FILE_LIMIT_MB });
  }
}

async function present(head: Promise<ObjectInfo | null>): Promise<ObjectInfo> {
  const object = await head;
  if (!object) throw new Refusal('fileNotUploaded');
  return object;
}
