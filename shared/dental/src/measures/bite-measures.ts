import type { Pose } from '@archway/contracts';
import { type Vec3, mean } from '@archway/geometry';
import { turnedOver } from '../body/jaw-axes.ts';
import type { Jaw } from '../document/jaws.ts';
import type { FramedTooth } from '../frames/tooth-frames.ts';
import { pointIn } from '../pose/pose.ts';
import { type Measured, measured } from './measured.ts';

/** How the front teeth of both jaws stand to each other; in mm. */
export interface BiteMeasures {
  /** Upper edges before the lower ones. */
  readonly overjet: Measured;
  /** Upper edges below the lower ones. */
  readonly overbite: Measured;
  /** The upper midline to the patient's left of the lower one. */
  readonly midlines: Measured;
}

/** Teeth that bite upon each other in front. */
const FRONT = [[11, 41], [21, 31]] as const; // prettier-ignore

const unknown: Measured = { notAssessed: 'biteUnknown' };

/** @param upper where the upper jaw stands over the lower one, in the axes of the plan; null where nobody knows */
export function biteMeasures(teeth: Readonly<Record<Jaw, readonly FramedTooth[]>>, upper: Pose | null): BiteMeasures {
  if (!upper) return { overjet: unknown, overbite: unknown, midlines: unknown };
  const found = new Map([...teeth.upper, ...teeth.lower].map((tooth) => [tooth.fdi, tooth]));
  const inMouth = (fdi: number, of: (tooth: FramedTooth) => Vec3): Vec3 | undefined => {
    const tooth = found.get(fdi);
    if (!tooth) return undefined;
    return fdi < 30 ? pointIn(upper, turnedOver('upper', of(tooth))) : turnedOver('lower', of(tooth));
  };
  const edges = FRONT.flatMap(([up, down]) => {
    const [above, below] = [inMouth(up, ({ line }) => line), inMouth(down, ({ line }) => line)];
    return above && below ? [[above, below] as const] : [];
  });
  const over = (k: 1 | 2, sign: 1 | -1): Measured =>
    measured(
      edges.length > 0
        ? edges.reduce((sum, [above, below]) => sum + sign * (above[k] - below[k]), 0) / edges.length
        : null,
      'teethMissing',
    );
  const middle = (one: number, other: number): Vec3 | undefined => {
    const [a, b] = [
      inMouth(one, ({ contactMesial }) => contactMesial),
      inMouth(other, ({ contactMesial }) => contactMesial),
    ];
    return a && b && mean([a, b]);
  };
  const [above, below] = [middle(11, 21), middle(41, 31)];
  return {
    overjet: over(2, 1),
    overbite: over(1, -1),
    midlines: measured(above && below && above[0] - below[0], 'teethMissing'),
  };
}
