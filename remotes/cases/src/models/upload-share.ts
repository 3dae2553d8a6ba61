import type { ModelUpload, UploadStage } from '../uploads/model-upload.ts';

/** Where each stage begins and ends on the bar; preparing a large scan takes about as long as sending it. */
const spans: Readonly<Record<UploadStage, readonly [number, number]>> = {
  prepare: [0, 0.5],
  uploadOriginal: [0.5, 0.7],
  upload: [0.5, 0.96],
  register: [0.96, 1],
};

/** How far the whole upload is, 0 to 1. It never goes back while a stage follows another. */
export function uploadShare({ stage, share, report }: Pick<ModelUpload, 'stage' | 'share' | 'report'>): number {
  const [begin, end] = spans[stage];
  const from = stage === 'upload' && report?.countsMatch === false ? spans.uploadOriginal[1] : begin;
  return from + (end - from) * Math.min(1, Math.max(0, share));
}
