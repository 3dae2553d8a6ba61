import {
  type CaseModel,
  MODEL_FILE_LIMIT_MB,
  type Received,
  dataTypes,
  modelExtensions,
  type modelsEndpoints,
} from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { recordFile } from '../files/case-files.ts';
import type { CaseFileKind } from '../files/case-file-kind.ts';
import { startAnalysis } from './model-analysis.ts';
import { type ModelRecord, deleteModel, findModel, insertModel, lockModel, lockModelAt } from './model-repository.ts';
import { mayReplaceModel, noticeOfReplacing } from './replacing.ts';
import { madeObjects, modelById, modelObjectsAmong } from './models.ts';

type Registration = Received<typeof modelsEndpoints.register>['body'];

/** Model files of a case, one for each jaw and type: another one takes its place, and is measured. */
export const modelFile = (
  context: Pick<AppContext, 'db' | 'events' | 'jobs'>,
): CaseFileKind<Registration, ModelRecord, CaseModel> => ({
  dataType: dataTypes.model,
  limitMb: MODEL_FILE_LIMIT_MB,
  objectsOf,
  madeOf: madeObjects,
  formats: (given) => [[modelExtensions, [given.fileName, ...objectsOf(given)]]],
  standing: (tx, given) => lockModelAt(tx, { caseId: given.caseId, version: given.version }, given),
  mayReplace: async (db, caller, found, { modelType }) =>
    modelType === 'scan' && (await mayReplaceModel(db, caller, found)),
  async put(open, given, old) {
    const { tx, caller } = open;
    if (old) await deleteModel(tx, old.modelId);
    const originObjectName = given.originObjectName ?? null;
    const modelId = await insertModel(tx, { ...given, originObjectName, uploadedBy: caller.userId });
    await recordFile(open, 'uploadModel', { id: modelId, fileName: given.fileName });
    await startAnalysis(context, tx, modelId);
    await noticeOfReplacing(context, open, given);
    return modelId;
  },
  idOf: ({ modelId }) => modelId,
  find: findModel,
  lock: lockModel,
  async remove(open, { modelId, fileName }) {
    await deleteModel(open.tx, modelId);
    await recordFile(open, 'removeModel', { id: modelId, fileName });
  },
  inUse: modelObjectsAmong,
  view: (db, modelId, { roles }) => modelById(db, modelId, roles),
});

const objectsOf = ({ objectName, originObjectName }: Registration | ModelRecord): string[] =>
  originObjectName ? [objectName, originObjectName] : [objectName];
