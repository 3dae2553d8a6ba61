import { type Weights, weightedShare } from '@archway/uploads';
import type { ModelUpload } from './model-upload.ts';

/** Preparing a large scan takes about as long as sending it. */
const plain: Weights = [
  ['prepare', 50],
  ['upload', 46],
  ['register', 4],
];
const withOriginal: Weights = [
  ['prepare', 50],
  ['uploadOriginal', 20],
  ['upload', 26],
  ['register', 4],
];

/** How far the whole upload is, 0 to 1. It never goes back while a step follows another. */
export const uploadShare = ({ step, share, report }: Pick<ModelUpload, 'step' | 'share' | 'report'>): number =>
  weightedShare(report?.countsMatch === false ? withOriginal : plain, step, share);
