import { type Weights, weightedShare } from '@archway/uploads';
import type { VolumeStep } from '@archway/volume';
import type { CbctStep } from './cbct-upload.ts';

/** How long what is done in a step takes. The heads of the files are read in the first step, the voxels in the second. */
const weights: Partial<Record<CbctStep, Weights>> = {
  compress: [
    ['read', 30],
    ['assemble', 2],
    ['compress', 63],
    ['zip', 5],
  ],
};
/** An archive is unpacked before it is read. */
const unpacking: Weights = [
  ['extract', 80],
  ['read', 20],
];

/** How far a step is, 0 to 1. */
export const stepShare = (step: CbctStep, activity: VolumeStep, share: number, isArchive: boolean): number =>
  weightedShare(step === 'read' && isArchive ? unpacking : (weights[step] ?? []), activity, share);
