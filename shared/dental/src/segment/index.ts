/** @public What a result and its options are made of; the README promises it. */
export type { JawFrame, JawSegmentation, SegmentedTooth } from './segmentation.ts';
/** @public */
export type { Brush, Seeds, ToothClick } from './seeds.ts';
/** @public */
export type { SegmentOptions, SegmentStep } from './segment-jaw.ts';
export { segmentJaw } from './segment-jaw.ts';
