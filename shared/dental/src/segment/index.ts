export type { JawDoubt, JawFrame, JawSegmentation, SegmentedTooth, ToothDoubt } from './segmentation.ts';
export { jawDoubts, toothDoubts } from './segmentation.ts';
export type { Brush, Seeds, ToothClick } from './seeds.ts';
export type { SegmentOptions, SegmentStep } from './segment-jaw.ts';
export { segmentJaw } from './segment-jaw.ts';
