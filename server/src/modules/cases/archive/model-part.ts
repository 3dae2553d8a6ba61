import {
  type AnalyseFlag,
  type ArchivedModel,
  MODEL_FILE_LIMIT_MB,
  analyseFlag,
  archivedModels,
  dataTypes,
  jawNumber,
  modelExtensions,
} from '@archway/contracts';
import { caseModels } from '../schema.ts';
import { insertModelRow, modelsOf } from './archive-repository.ts';
import { type Packing, type Unpacking, archivePart } from './part.ts';

const name = 'models';
/** What holds the tooth of each face is no mesh. */
const TOOTH_LABELS = 'bin';

async function read(packing: Packing): Promise<ArchivedModel[]> {
  const found: ArchivedModel[] = [];
  for (const model of await modelsOf(packing.db, packing.caseId)) {
    const { version, jaw, modelType, modelId: id, originObjectName, repairedObjectName, toothLabelsName } = model;
    const { correctedLabelsName, correction, correctedBy, correctedAt } = model;
    const stem = `${name}/v${version}/${jaw === jawNumber.upper ? 'upper' : 'lower'}-${modelType}`;
    const place = { version, dataType: dataTypes.model };
    const file = packing.file({ ...place, objectName: model.objectName, path: stem });
    packing.name(name, id, file);
    const { fileName, vertices, triangles, cleaning, analysis, analysisError, preparation } = model;
    found.push({
      ...{ id, version, jaw, modelType, file, fileName, vertices, triangles, cleaning, analysis, analysisError },
      original: originObjectName && packing.file({ ...place, objectName: originObjectName, path: `${stem}-original` }),
      analyseFlag: settled(model.analyseFlag),
      repaired:
        repairedObjectName && packing.file({ ...place, objectName: repairedObjectName, path: `${stem}-repaired` }),
      preparation: preparation && { ...preparation, teeth: preparation.teeth ?? null },
      toothLabels:
        toothLabelsName && packing.file({ ...place, objectName: toothLabelsName, path: `${stem}-repaired-teeth` }),
      corrected:
        correctedLabelsName && correction && correctedAt
          ? {
              ...correction,
              labels: packing.file({ ...place, objectName: correctedLabelsName, path: `${stem}-corrected-teeth` }),
              correctedAt: correctedAt.toISOString(),
              correctedBy: await packing.somebody({ userId: correctedBy, place: `${name}/${id}/corrected` }),
            }
          : null,
      uploadTime: model.uploadTime.toISOString(),
      uploadedBy: await packing.somebody({ userId: model.uploadedBy, place: `${name}/${id}` }),
    });
  }
  return found;
}

/** What is under way ends where it was begun. */
function settled(flag: AnalyseFlag): AnalyseFlag {
  if (flag === analyseFlag.running) return analyseFlag.none;
  return flag === analyseFlag.preparing ? analyseFlag.done : flag;
}

async function write(unpacking: Unpacking, models: ArchivedModel[]): Promise<void> {
  const { tx, caseId, importedBy } = unpacking;
  for (const {
    id: old,
    file,
    original,
    repaired,
    toothLabels,
    corrected,
    uploadedBy,
    uploadTime,
    ...model
  } of models) {
    const { objectName, size, crc64 } = unpacking.file(file);
    const made = repaired === null ? null : unpacking.file(repaired);
    const id = await insertModelRow(tx, {
      ...{ ...model, caseId, objectName, size, crc64, uploadedBy: importedBy },
      originObjectName: original && unpacking.file(original).objectName,
      repairedObjectName: made && made.objectName,
      repairedSize: made && made.size,
      toothLabelsName: toothLabels && unpacking.file(toothLabels).objectName,
      correctedLabelsName: corrected && unpacking.file(corrected.labels).objectName,
      correction: corrected && { teeth: corrected.teeth, missing: corrected.missing },
      correctedBy: corrected && importedBy,
      correctedAt: corrected && new Date(corrected.correctedAt),
      uploadTime: new Date(uploadTime),
    });
    unpacking.keepId(name, old, id);
    unpacking.keepRow(file, { id, thumbName: null });
    unpacking.keepName(`${name}/${id}`, uploadedBy);
    if (corrected) unpacking.keepName(`${name}/${id}/corrected`, corrected.correctedBy);
  }
}

export const modelPart = archivePart<ArchivedModel[]>({
  ...{ name, rank: 1, schema: archivedModels, read, write, tables: [caseModels] },
  owns: { dataType: dataTypes.model, extensions: [...modelExtensions, TOOTH_LABELS], limitMb: MODEL_FILE_LIMIT_MB },
  versions: (models) => models.map(({ version }) => version),
  files: (models) =>
    models.flatMap(({ file, original, repaired, toothLabels, corrected }) =>
      [file, original, repaired, toothLabels, corrected?.labels ?? null].filter((path) => path !== null),
    ),
});
