import { dental } from '../measure/dental.ts';
import { skeletal } from '../measure/skeletal.ts';
import { type Analysis, of, row } from './analysis.ts';
import type { Norm } from './norm.ts';

const grows = (mean: number, sd: number, perYear: number): Norm => ({ ...of('ricketts1979', mean, sd), perYear });

/**
 * Ricketts's analysis: clinical norms at nine years, and their change with each further year until eighteen (Ricketts and
 * others 1979, as they are taught). The descriptive summary of his paper of 1981 begins at three years and has other
 * means for facial depth (83° there, so 85° at nine) and convexity (4.5 mm, so 3 mm). His mandibular plane is the tangent
 * of the lower border; here it goes from gonion to menton.
 */
export const ricketts: Analysis = {
  key: 'ricketts',
  name: 'Ricketts',
  rows: [
    row(skeletal.facialAxis, of('ricketts1979', 90, 3.5)),
    row(skeletal.facialAngle, grows(87, 3, 1 / 3)),
    row(skeletal.fma, grows(26, 4.5, -1 / 3)),
    row(skeletal.facialTaper, of('ricketts1979', 68, 3.5)),
    row(skeletal.convexityMm, grows(2, 2, -0.2)),
    row(skeletal.maxillaryDepth, of('ricketts1979', 90, 3)),
    row(skeletal.fhPp, of('ricketts1979', 1, 3.5)),
    row(skeletal.cranialDeflection, of('ricketts1979', 27, 3)),
    row(dental.u1ApogMm, of('ricketts1979', 3.5, 2.3)),
    row(dental.l1ApogMm, of('ricketts1979', 1, 2.3)),
    row(dental.l1ApogDeg, of('ricketts1979', 22, 4)),
    row(dental.llE, grows(-2, 2, -0.2)),
  ],
};
