import {
  type CaseModel,
  MODEL_FILE_LIMIT_MB,
  type Received,
  dataTypes,
  modelExtensions,
  type modelsEndpoints,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { deleteObjects, requireExtension, requireObject, requireUploaded, requireWithin } from '../../files/api.ts';
import { type CaseKey, isEditable, lockVersion, requireVersion } from '../scope/case-access.ts';
import { tellCaseChanged } from '../record/case-events.ts';
import { startAnalysis } from './model-analysis.ts';
import { deleteModel, findModel, insertModel, modelAt } from './model-repository.ts';
import { modelById } from './models.ts';
import { recordAction } from '../record/records.ts';

type Registration = Received<typeof modelsEndpoints.register>['body'];
type ModelContext = Pick<AppContext, 'db' | 'store' | 'events' | 'jobs' | 'log'>;

/**
 * Makes an uploaded object a model file of a case, after it was compared with what the uploader knows of it. What it
 * replaces is removed from the storage once that is certain. Registering the same object again answers the same model.
 */
export async function registerModel(context: ModelContext, caller: Caller, given: Registration): Promise<CaseModel> {
  const { db } = context;
  const key: CaseKey = { ptId: given.ptId, version: given.version };
  const asked = await requireVersion(db, caller, key);
  if (!isEditable(asked)) throw new Refusal('ptNotEditable');
  await checkFiles(context, given);

  const { modelId, replaced } = await db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    if (!isEditable(found)) throw new Refusal('ptNotEditable');
    const old = await modelAt(tx, key, given);
    if (old && old.objectName === given.objectName && old.crc64 === given.crc64) {
      return { modelId: old.modelId, replaced: [] };
    }
    if (old) await deleteModel(tx, old.modelId);
    const originObjectName = given.originObjectName ?? null;
    const modelId = await insertModel(tx, { ...given, originObjectName, uploadedBy: caller.userId });
    const { status } = found.version;
    const note = given.fileName;
    await recordAction(tx, { ...key, action: 'uploadModel', from: status, to: status, userId: caller.userId, note });
    await startAnalysis(context, tx, modelId);
    await tellCaseChanged(context, tx, key, { ...found.record, ...found.version });
    return {
      modelId,
      replaced: old ? objectsOf(old).filter((name) => !objectsOf(given).includes(name)) : [],
    };
  });

  await deleteObjects(context, replaced);
  const model = await modelById(db, modelId, asked.roles);
  if (!model) throw new Refusal('recordNotFound');
  return model;
}

/** Removes a model file from a case that the practice still works on, and then its objects. */
export async function removeModel(context: ModelContext, caller: Caller, modelId: string): Promise<void> {
  const { db } = context;
  const removed = await db.transaction(async (tx) => {
    const known = await findModel(tx, modelId);
    if (!known) throw new Refusal('recordNotFound');
    const key: CaseKey = { ptId: known.ptId, version: known.version };
    const found = await lockVersion(tx, caller, key);
    if (!isEditable(found)) throw new Refusal('ptNotEditable');
    const model = await deleteModel(tx, modelId);
    if (!model) throw new Refusal('recordNotFound');
    const { status } = found.version;
    const note = model.fileName;
    await recordAction(tx, { ...key, action: 'removeModel', from: status, to: status, userId: caller.userId, note });
    await tellCaseChanged(context, tx, key, { ...found.record, ...found.version });
    return objectsOf(model);
  });
  await deleteObjects(context, removed);
}

const objectsOf = (model: { objectName: string; originObjectName?: string | null | undefined }): string[] =>
  model.originObjectName ? [model.objectName, model.originObjectName] : [model.objectName];

/** The objects must lie where this case's models lie, be of a format for models, and be what the uploader says. */
async function checkFiles(context: ModelContext, given: Registration): Promise<void> {
  const { ptId, version, fileName, originObjectName } = given;
  requireWithin({ ptId, version, dataType: dataTypes.model }, objectsOf(given));
  requireExtension(modelExtensions, [fileName, ...objectsOf(given)]);
  await requireUploaded(context, given, MODEL_FILE_LIMIT_MB);
  if (originObjectName) await requireObject(context, originObjectName, MODEL_FILE_LIMIT_MB);
}
