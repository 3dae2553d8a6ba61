import { dental } from '../measure/dental.ts';
import { skeletal } from '../measure/skeletal.ts';
import { type Analysis, of, row } from './analysis.ts';
import type { Norm } from './norm.ts';

const ADULTS = [18, 120] as const;
/** Riedel's children were seven to eleven years old. */
const CHILDREN = [7, 11] as const;

const riedel = (children: readonly [mean: number, sd: number], adults: readonly [mean: number, sd: number]): Norm[] => [
  { ...of('riedel1952', ...children), ages: CHILDREN },
  { ...of('riedel1952', ...adults), ages: ADULTS },
];

/**
 * Steiner's analysis. His means (Steiner 1953) come without deviations; where Riedel (1952) measured the same angle, his
 * 52 adults and 24 children with excellent occlusion give mean and deviation. Wits: 21 men and 25 women of Jacobson
 * (1975). Pog–NB has no norm of its own: Holdaway compares it with L1–NB.
 */
export const steiner: Analysis = {
  key: 'steiner',
  name: 'Steiner',
  rows: [
    row(skeletal.sna, ...riedel([80.79, 3.85], [82.01, 3.89]), of('steiner1953', 82)),
    row(skeletal.snb, ...riedel([78.02, 3.06], [79.97, 3.6]), of('steiner1953', 80)),
    row(skeletal.anb, ...riedel([2.77, 2.33], [2.04, 1.81]), of('steiner1953', 2)),
    row(skeletal.snd, of('steiner1953', 76)),
    row(skeletal.snOp, of('steiner1953', 14)),
    row(skeletal.snGoGn, of('steiner1953', 32)),
    row(
      skeletal.wits,
      { ...of('jacobson1975', -1.17, 1.9), sex: 'male', ages: ADULTS },
      { ...of('jacobson1975', -0.1, 1.77), sex: 'female', ages: ADULTS },
    ),
    row(dental.u1NaDeg, of('steiner1953', 22)),
    row(dental.u1NaMm, of('steiner1953', 4)),
    row(dental.l1NbDeg, of('steiner1953', 25)),
    row(dental.l1NbMm, of('steiner1953', 4)),
    row(dental.interincisal, ...riedel([130.4, 7.24], [130.98, 9.24]), of('steiner1953', 131)),
    row(skeletal.pogNb),
  ],
};
