import { twoDigits } from './steps.ts';

/** How files are called that are made from the plan; the number of the sub-order tells them apart. */
export const modelFileName = (code: string): string => `${code}.zip`;
export const cutLineFileName = (code: string): string => `${code}_cut-line.json`;

/** A jaw at a step within the model of a sub-order, e.g. `PO-2611-0178-01_upper_05.stl`. */
export const stageFileName = (code: string, jaw: 'upper' | 'lower', step: number): string =>
  `${code}_${jaw}_${twoDigits(step)}.stl`;
