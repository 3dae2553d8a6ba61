import { skeletal } from '../measure/skeletal.ts';
import { type Analysis, of, row } from './analysis.ts';
import type { Norm } from './norm.ts';

/** Lengths grow: his are those of children of eleven. */
const atEleven = (mean: number, sd: number): Norm => ({ ...of('jarabak1972', mean, sd), ages: [10, 12] });
const within = (low: number, high: number): Norm => ({ source: 'jarabak1972', range: [low, high] });

/**
 * Jarabak's analysis: angles of Björk's polygon, its sides, and the ratio of the face heights (Jarabak and Fizzell 1972),
 * of which 59 to 63 % is neutral growth, less clockwise, more counterclockwise (Siriwat and Jarabak 1985).
 */
export const jarabak: Analysis = {
  key: 'jarabak',
  name: 'Jarabak',
  rows: [
    row(skeletal.saddle, of('jarabak1972', 123, 5)),
    row(skeletal.articular, of('jarabak1972', 143, 6)),
    row(skeletal.gonial, of('jarabak1972', 130, 7)),
    row(skeletal.jarabakSum, of('jarabak1972', 396, 6)),
    row(skeletal.gonialUpper, within(52, 55)),
    row(skeletal.gonialLower, within(70, 75)),
    row(skeletal.snLength, atEleven(71, 3)),
    row(skeletal.sAr, atEleven(32, 3)),
    row(skeletal.arGo, atEleven(44, 5)),
    row(skeletal.goMe, atEleven(71, 5)),
    row(skeletal.sGo),
    row(skeletal.nMe),
    row(skeletal.heightRatio, { source: 'siriwat1985', range: [59, 63] }),
  ],
};
