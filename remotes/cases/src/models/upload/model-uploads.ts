import { endpoints } from '@archway/contracts';
import { call, invalidate, useStore } from '@archway/platform';
import { type Interrupted, Uploads, isUnderWay } from '@archway/uploads';
import type { UploadCheckpoint } from '@archway/storage';
import { interruptedFiles } from '../../uploads/interrupted-files.ts';
import { guardLeaving } from '../../uploads/leave-guard.ts';
import { unfinishedOf } from '../../uploads/lost/unfinished-store.ts';
import { type CasePlace, storage } from '../../uploads/storage-client.ts';
import { type AboutModel, MODEL_NOTE, modelFlow } from './model-flow.ts';
import { type ModelPlace, type ModelUpload, newModelUpload, placeKey } from './model-upload.ts';
import { prepareModel } from './prepare-model.ts';

/** Everything that shows model files asks again. */
export const refreshModels = async (): Promise<void> => {
  await Promise.all([invalidate(endpoints.models.list), invalidate(endpoints.cases.detail)]);
};

/** Model files on their way from this page into cases, by their places. */
export const modelUploads = new Uploads(
  modelFlow({
    prepare: prepareModel,
    register: (body) => call(endpoints.models.register, { body }, { quiet: true }),
    refresh: refreshModels,
  }),
  { storage },
);

/** What went with an earlier page; that a file cannot be used, the reader has been told. */
export const unfinishedModels = unfinishedOf<ModelUpload>('models', ({ place, fileName, failure }) =>
  failure?.meshError === undefined ? { ...place, fileName } : null,
);
unfinishedModels.remember(modelUploads.store);

export const useModelUploads = (): ReadonlyMap<string, ModelUpload> => useStore(modelUploads.store);

/** Takes a chosen file into the case. An upload to the same place is ended first. */
export const startModel = (place: ModelPlace, file: File): void =>
  void modelUploads.start([{ upload: newModelUpload(place, file), work: { file } }]);

export type InterruptedModel = Interrupted<AboutModel, UploadCheckpoint>;

/** Uploads of this case that a reload or a closed tab has interrupted, and whose bytes are still here. */
export async function interruptedModels(place: CasePlace): Promise<InterruptedModel[]> {
  const all = await interruptedFiles<AboutModel>(storage(), MODEL_NOTE, place);
  return all.filter(({ about }) => !modelUploads.store.of(placeKey(about)));
}

/** Goes on with an interrupted upload; what has arrived is not sent again. */
export function continueModel({ checkpoint: { key, size }, about }: InterruptedModel): void {
  const upload = newModelUpload(about, { name: about.fileName, size }, 'upload');
  const objectName = key.slice(key.lastIndexOf('/') + 1);
  void modelUploads.start([{ upload, work: { file: null, about, objectName } }]);
}

/** Gives an interrupted upload up. */
export const discardModel = ({ checkpoint }: InterruptedModel): Promise<void> =>
  storage()
    .discard(checkpoint)
    .catch(() => {});

// Closing the page would end what is under way.
guardLeaving(modelUploads.store.subscribe, () => modelUploads.store.all().some(isUnderWay));
