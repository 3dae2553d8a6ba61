import { deciduousTeeth, lowerTeeth, upperTeeth } from '@archway/contracts';

export type Jaw = 'upper' | 'lower';
export const jaws = ['upper', 'lower'] as const;

const quadrant = (fdi: number): number => Math.floor(fdi / 10);

export const jawOf = (fdi: number): Jaw => ([1, 2, 5, 6].includes(quadrant(fdi)) ? 'upper' : 'lower');

/**
 * Place of a tooth along its arch, from the patient's right to the left; a deciduous tooth has that of its successor. Arches
 * of the two jaws have numbers of their own.
 */
export function placeInArch(fdi: number): number {
  const arch: readonly number[] = jawOf(fdi) === 'upper' ? upperTeeth : lowerTeeth;
  const successor = quadrant(fdi) > 4 ? fdi - 40 : fdi;
  return arch.indexOf(successor);
}

const order = new Map<number, number>([...upperTeeth, ...lowerTeeth, ...deciduousTeeth].map((fdi, at) => [fdi, at]));

/** The order of a chart, permanent teeth first. */
export const inChartOrder = (first: number, second: number): number =>
  (order.get(first) ?? 0) - (order.get(second) ?? 0);
