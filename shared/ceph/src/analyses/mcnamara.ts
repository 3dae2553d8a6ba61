import { dental } from '../measure/dental.ts';
import type { Measure } from '../measure/measure.ts';
import { skeletal } from '../measure/skeletal.ts';
import { type Analysis, type AnalysisRow, of, row } from './analysis.ts';

const ADULTS = [18, 120] as const;

const bySex = (measure: Measure, women: readonly [number, number], men: readonly [number, number]): AnalysisRow =>
  row(
    measure,
    { ...of('mcnamara1984', ...women), sex: 'female', ages: ADULTS },
    { ...of('mcnamara1984', ...men), sex: 'male', ages: ADULTS },
  );

/**
 * McNamara's analysis: 73 women and 38 men of the Ann Arbor sample with good faces and occlusions, 26 and 30 years old on
 * average (McNamara 1984). Lengths are those of films 8 % larger than life, as his were; the distances of the
 * incisors were taken at the face of the crown.
 */
export const mcnamara: Analysis = {
  key: 'mcnamara',
  name: 'McNamara',
  rows: [
    bySex(skeletal.aNPerp, [0.4, 2.3], [1.1, 2.7]),
    bySex(skeletal.coA, [91, 4.3], [99.8, 6]),
    bySex(skeletal.coGn, [120.2, 5.3], [134.3, 6.8]),
    bySex(skeletal.jawDifference, [29.2, 3.3], [34.5, 4]),
    bySex(skeletal.ansMe, [66.7, 4.1], [74.6, 5]),
    bySex(skeletal.fma, [22.7, 4.3], [21.3, 3.9]),
    bySex(skeletal.facialAxisTo90, [0.2, 3.2], [0.5, 3.5]),
    bySex(skeletal.pogNPerp, [-1.8, 4.5], [-0.3, 3.8]),
    bySex(dental.u1AVertical, [5.4, 1.7], [5.3, 2]),
    bySex(dental.l1ApogMm, [2.7, 1.7], [2.3, 2.1]),
  ],
};
