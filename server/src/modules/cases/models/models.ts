import { type CaseModel, type ModelPreparation, type Party, areTeethFrozen } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../scope/case-access.ts';
import { actionsOfModel } from './model-adapter.ts';
import {
  type ModelObjects,
  type NamedModel,
  findNamedModel,
  modelsWithObjects,
  namedModelsOf,
} from './model-repository.ts';

/** Model files of a version as the wire shows them, upper jaw first. @param roles of the reader towards the case */
export const modelsOfVersion = async (db: Querier, key: CaseKey, roles: readonly Party[]): Promise<CaseModel[]> =>
  (await namedModelsOf(db, key)).map((found) => toCaseModel(found, roles));

/** One model as the wire shows it. */
export async function modelById(db: Querier, modelId: string, roles: readonly Party[]): Promise<CaseModel | null> {
  const found = await findNamedModel(db, modelId);
  return found ? toCaseModel(found, roles) : null;
}

/** Which of these objects are files of models. */
export const modelObjectsAmong = async (db: Querier, names: readonly string[]): Promise<string[]> =>
  (await modelsWithObjects(db, names)).flatMap(modelObjects);

const modelObjects = (model: ModelObjects): string[] =>
  [model.objectName, model.originObjectName, ...madeObjects(model)].filter((name) => name !== null);

/** What was made of a model, and goes with it. */
export const madeObjects = ({
  thumbName,
  ...prepared
}: Omit<ModelObjects, 'objectName' | 'originObjectName'>): string[] =>
  [thumbName, ...preparedObjects(prepared)].filter((name) => name !== null);

/** What its preparation made of it. */
export const preparedObjects = ({
  repairedObjectName,
  toothLabelsName,
  correctedLabelsName,
}: Pick<ModelObjects, 'repairedObjectName' | 'toothLabelsName' | 'correctedLabelsName'>): string[] =>
  [repairedObjectName, toothLabelsName, correctedLabelsName].filter((name) => name !== null);

const toCaseModel = ({ model, uploadedBy, correctedBy, status }: NamedModel, roles: readonly Party[]): CaseModel => ({
  modelId: model.modelId,
  caseId: model.caseId,
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
  preparation: preparationOf(model, correctedBy),
  uploadTime: model.uploadTime.toISOString(),
  uploadedBy,
  actions: actionsOfModel(model.analyseFlag, roles).filter(
    (action) => action !== 'correctTeeth' || !areTeethFrozen(status),
  ),
});

function preparationOf(model: NamedModel['model'], correctedBy: string): ModelPreparation | null {
  const { repairedObjectName: objectName, repairedSize: size, toothLabelsName, preparation } = model;
  const { correctedLabelsName, correction, correctedAt } = model;
  if (!objectName || !preparation) return null;
  const { teeth, ...known } = preparation;
  const found = teeth && toothLabelsName ? { ...teeth, objectName: toothLabelsName } : null;
  const corrected =
    correctedLabelsName && correction && correctedAt
      ? { ...correction, objectName: correctedLabelsName, correctedBy, correctedAt: correctedAt.toISOString() }
      : null;
  return { ...known, objectName, size: size ?? 0, teeth: found, corrected };
}
