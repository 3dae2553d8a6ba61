/** @public What a result and its options are made of; the README promises it. */
export type { JawFrame, JawSegmentation, SegmentedTooth } from './segmentation.ts';
/** @public */
export type { Brush, Seeds, ToothClick } from './seeds.ts';
/** @public */
export type { SegmentOptions, SegmentStep } from './segment-jaw.ts';
export { segmentJaw } from './segment-jaw.ts';
export type { CorrectableJaw } from './correct/correctable-jaw.ts';
export { correctableJaw } from './correct/correctable-jaw.ts';
export type { CorrectedTeeth, TeethChange } from './correct/corrected-teeth.ts';
export { applied, undone } from './correct/corrected-teeth.ts';
export type { Correction, CorrectionProblem } from './correct/correction.ts';
export { correct, teethToCorrect } from './correct/correct.ts';
export { simplified } from './surface/working-mesh.ts';
