export { type AnalysedRow, analyse, analyses } from './analyses/analyse.ts';
export { type Norm, type Subject, normalRange, sources } from './analyses/norm.ts';
export { readingOf } from './analyses/reading.ts';
export { type Calibration, LEAST_RULER_PIXELS, mmPerPixel } from './calibration.ts';
export {
  type Film,
  type Similarity,
  type Structure,
  movementOf,
  structures,
  superimpose,
} from './compare/superimpose.ts';
export { type LandmarkKey, type Words, landmarkOf, landmarks } from './landmarks.ts';
export { type Mark, type Marks, confirmedPoints } from './marks.ts';
export { dental } from './measure/dental.ts';
export type { Measure } from './measure/measure.ts';
export { skeletal } from './measure/skeletal.ts';
export { measuring } from './measure/value-of.ts';
export { proposeLandmarks } from './propose/propose.ts';
export { type Point, between, length } from './point.ts';
