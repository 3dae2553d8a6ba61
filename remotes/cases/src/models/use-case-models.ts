import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type CaseDetail, type CaseModel, type Jaw, endpoints, jawNumber } from '@archway/contracts';
import { invalidate, query, useServerEvent } from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import { isBusyModel } from './busy-model.ts';
import { type ModelUpload, placeKey } from './upload/model-upload.ts';
import { useModelUploads } from './upload/model-uploads.ts';

export const jaws: readonly Jaw[] = [jawNumber.upper, jawNumber.lower];

const modelTypes: readonly CaseModel['modelType'][] = ['scan', 'aligner'];

/** What stands at a place among the models of a version. */
export const modelAt = (
  files: readonly CaseModel[],
  { jaw, modelType }: Pick<CaseModel, 'jaw' | 'modelType'>,
): CaseModel | undefined => files.find((file) => file.jaw === jaw && file.modelType === modelType);

export const scanOf = (files: readonly CaseModel[], jaw: Jaw): CaseModel | undefined =>
  modelAt(files, { jaw, modelType: 'scan' });

/** Model files of a case version, with what is on its way and what is being measured. */
export interface CaseModels {
  readonly files: readonly CaseModel[];
  readonly loaded: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** By `placeKey`. */
  readonly uploads: ReadonlyMap<string, ModelUpload>;
  /** Uploads under way. */
  readonly uploading: number;
  /** How far an analysis or a preparation is, 0 to 1; undefined before the first word of it. */
  readonly progress: (modelId: string) => number | undefined;
}

/** The stream of events may be broken; then the list is asked for while something is being measured. */
const FALLBACK_MS = 5000;

export function useCaseModels(detail: Pick<CaseDetail, 'caseId' | 'version'> | null): CaseModels {
  const key = detail ? { caseId: detail.caseId, version: detail.version } : { caseId: '0', version: 1 };
  const list = useQuery({
    ...query(endpoints.models.list, { query: key }),
    enabled: detail !== null,
    refetchInterval: ({ state }) => (state.data?.some((model) => isBusyModel(model.analyseFlag)) ? FALLBACK_MS : false),
  });
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map());
  useServerEvent('model.analysis', (event) => {
    if (event.caseId !== key.caseId || event.version !== key.version) return;
    setProgress((known) => new Map(known).set(event.modelId, event.progress));
    if (!isBusyModel(event.analyseFlag)) void invalidate(endpoints.models.list);
  });
  const all = useModelUploads();
  const uploads = new Map(
    modelTypes
      .flatMap((modelType) => jaws.map((jaw) => placeKey({ ...key, jaw, modelType })))
      .flatMap((place) => {
        const upload = all.get(place);
        return upload ? [[place, upload] as const] : [];
      }),
  );
  return {
    files: list.data ?? [],
    loaded: list.data !== undefined,
    error: list.error,
    retry: () => void list.refetch(),
    uploads,
    uploading: [...uploads.values()].filter(isUnderWay).length,
    progress: (modelId) => progress.get(modelId),
  };
}
