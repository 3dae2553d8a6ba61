import { dental } from '../measure/dental.ts';
import { skeletal } from '../measure/skeletal.ts';
import { type Analysis, of, row } from './analysis.ts';
import type { Norm } from './norm.ts';

const grows = (mean: number, sd: number, perYear: number): Norm => ({ ...of('ricketts1981', mean, sd), perYear });

/**
 * Ricketts's analysis: clinical norms at nine years, and their change with each further year until eighteen (Ricketts
 * 1981). His mandibular plane is the tangent of the lower border; here it goes from gonion to menton.
 */
export const ricketts: Analysis = {
  key: 'ricketts',
  name: 'Ricketts',
  rows: [
    row(skeletal.facialAxis, of('ricketts1981', 90, 3.5)),
    row(skeletal.facialAngle, grows(87, 3, 1 / 3)),
    row(skeletal.fma, grows(26, 4.5, -1 / 3)),
    row(skeletal.facialTaper, of('ricketts1981', 68, 3.5)),
    row(skeletal.convexityMm, grows(2, 2, -0.2)),
    row(skeletal.maxillaryDepth, of('ricketts1981', 90, 3)),
    row(skeletal.fhPp, of('ricketts1981', 1, 3.5)),
    row(skeletal.cranialDeflection, of('ricketts1981', 27, 3)),
    row(dental.u1ApogMm, of('ricketts1981', 3.5, 2.3)),
    row(dental.l1ApogMm, of('ricketts1981', 1, 2.3)),
    row(dental.l1ApogDeg, of('ricketts1981', 22, 4)),
    row(dental.llE, grows(-2, 2, -0.2)),
  ],
};
