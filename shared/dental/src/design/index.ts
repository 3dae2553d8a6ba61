export type { JawScan } from '../body/labelled-jaw.ts';
export { turnedOver, verticesTurnedOver } from '../body/jaw-axes.ts';
export type { JawDesign, JawOptions } from './design-jaw.ts';
export { designJaw } from './design-jaw.ts';
export { ENGINE, makePlan } from './make-plan.ts';
export type { DesignProblem } from './problem.ts';
export { designProblems } from './problem.ts';
