import { dental } from '../measure/dental.ts';
import { skeletal } from '../measure/skeletal.ts';
import { type Analysis, of, row } from './analysis.ts';

/**
 * Downs's analysis: means and deviations of 20 white adolescents of 12 to 17 years, both sexes, with excellent occlusion
 * (Downs 1948). His mandibular plane is the tangent of the lower border; here it goes from gonion to menton.
 */
export const downs: Analysis = {
  key: 'downs',
  name: 'Downs',
  rows: [
    row(skeletal.facialAngle, of('downs1948', 87.8, 3.57)),
    row(skeletal.convexity, of('downs1948', 0, 5.09)),
    row(skeletal.abPlane, of('downs1948', -4.6, 3.67)),
    row(skeletal.fma, of('downs1948', 21.9, 3.24)),
    row(skeletal.yAxis, of('downs1948', 59.4, 3.82)),
    row(skeletal.fhOp, of('downs1948', 9.3, 3.83)),
    row(dental.interincisal, of('downs1948', 135.4, 5.76)),
    row(dental.l1Op, of('downs1948', 14.5, 3.48)),
    row(dental.l1MpTo90, of('downs1948', 1.4, 3.78)),
    row(dental.u1ApogMm, of('downs1948', 2.7, 1.8)),
  ],
};
