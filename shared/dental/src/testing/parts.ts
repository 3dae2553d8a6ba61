/** Parts of the engine one by one, for benchmarks that measure each of them against its goal. */
export { jawBodies } from '../body/jaw-bodies.ts';
export { labelledJaw } from '../body/labelled-jaw.ts';
export { crossedFaces } from '../body/crossed-faces.ts';
export { aboveGum } from '../body/uncrossed-body.ts';
export { mirrored, degreesFromMirror } from '../frames/doubts.ts';
export { readAxis } from '../frames/long-axis.ts';
export { toothFrames } from '../frames/tooth-frames.ts';
export { preparedJaw, setUp, staged } from '../design/design-jaw.ts';
export { placedJaws } from '../design/placed-jaws.ts';
export { poseAtStage, stagesOf } from '../document/stages.ts';
export { composed, relativePose } from '../pose/combine.ts';
export { AT_REST } from '../pose/pose.ts';
export { bruteDepth } from './brute-depth.ts';
