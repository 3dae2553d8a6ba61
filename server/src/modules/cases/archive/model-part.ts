import {
  type ArchivedModel,
  MODEL_FILE_LIMIT_MB,
  analyseFlag,
  archivedModels,
  dataTypes,
  jawNumber,
  modelExtensions,
} from '@archway/contracts';
import { insertModelRow, modelsOf } from './archive-repository.ts';
import { type Packing, type Unpacking, archivePart } from './part.ts';

const name = 'models';

async function read(packing: Packing): Promise<ArchivedModel[]> {
  const found: ArchivedModel[] = [];
  for (const model of await modelsOf(packing.db, packing.caseId)) {
    const { version, jaw, modelType, modelId: id, originObjectName } = model;
    const stem = `${name}/v${version}/${jaw === jawNumber.upper ? 'upper' : 'lower'}-${modelType}`;
    const place = { version, dataType: dataTypes.model };
    const file = packing.file({ ...place, objectName: model.objectName, path: stem });
    packing.name(name, id, file);
    const { fileName, vertices, triangles, cleaning, analysis } = model;
    // What is under way ends where it was begun, and what was made of the file can be made again.
    const failed = model.analyseFlag === analyseFlag.failed;
    const settled = failed ? analyseFlag.failed : analysis ? analyseFlag.done : analyseFlag.none;
    found.push({
      ...{ id, version, jaw, modelType, file, fileName, vertices, triangles, cleaning, analysis },
      analysisError: failed ? model.analysisError : null,
      original: originObjectName && packing.file({ ...place, objectName: originObjectName, path: `${stem}-original` }),
      analyseFlag: settled,
      uploadTime: model.uploadTime.toISOString(),
      uploadedBy: await packing.somebody({ userId: model.uploadedBy, place: `${name}/${id}` }),
    });
  }
  return found;
}

async function write(unpacking: Unpacking, models: ArchivedModel[]): Promise<void> {
  const { tx, caseId, importedBy } = unpacking;
  for (const { id: old, file, original, uploadedBy, uploadTime, ...model } of models) {
    const { objectName, size, crc64 } = unpacking.file(file);
    const id = await insertModelRow(tx, {
      ...{ ...model, caseId, objectName, size, crc64, uploadedBy: importedBy },
      originObjectName: original && unpacking.file(original).objectName,
      uploadTime: new Date(uploadTime),
    });
    unpacking.keepId(name, old, id);
    unpacking.keepRow(file, { id, thumbName: null });
    unpacking.keepName(`${name}/${id}`, uploadedBy);
  }
}

export const modelPart = archivePart<ArchivedModel[]>({
  ...{ name, rank: 1, schema: archivedModels, read, write },
  owns: { dataType: dataTypes.model, extensions: modelExtensions, limitMb: MODEL_FILE_LIMIT_MB },
  versions: (models) => models.map(({ version }) => version),
  files: (models) => models.flatMap(({ file, original }) => (original ? [file, original] : [file])),
});
