import { type Vec3, dot } from '@archway/geometry';
import { placeOf } from '../body/jaw-axes.ts';
import type { Jaw } from '../document/jaws.ts';
import type { FramedTooth } from '../frames/tooth-frames.ts';

/** How a tooth should lean and how high it should stand, wherever along the arch. Angles in degrees, height in mm. */
export interface Wanted {
  readonly torque: number;
  readonly tip: number;
  readonly height: number;
}

/** Usual torque (crown to buccal) and tip (crown to mesial) of long axes by place 1 to 8, after Andrews's six keys. */
const USUAL: Readonly<Record<Jaw, { readonly torque: readonly number[]; readonly tip: readonly number[] }>> = {
  upper: { torque: [7, 3, -7, -7, -7, -9, -9, -9], tip: [5, 9, 11, 2, 2, 5, 5, 5] },
  lower: { torque: [-1, -1, -11, -17, -22, -30, -35, -35], tip: [2, 2, 5, 2, 2, 2, 2, 2] },
};
/** Edges over the level of the buccal cusps behind, by place, in mm: laterals a little shorter, canines a little longer. */
const OVER_LEVEL: Readonly<Record<Jaw, readonly number[]>> = {
  upper: [0.5, 0, 0.7, 0, 0, 0, 0, 0],
  lower: [0.3, 0.3, 0.6, 0, 0, 0, 0, 0],
};

/** No target changes more than this: degrees of torque and tip, mm of height. */
const MOST_CHANGE = { torque: 8, tip: 6, height: 1.5 } as const;

const within = (value: number, middle: number, most: number): number =>
  Math.min(middle + most, Math.max(middle - most, value));
const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Half-way from how each tooth stands to how it usually stands. */
export function wantedOf(jaw: Jaw, teeth: readonly FramedTooth[]): Wanted[] {
  const lean = (long: Vec3, way: Vec3): number => degrees(Math.atan2(dot(long, way), long[1]));
  const behind = teeth.flatMap(({ fdi, line }) => (placeOf(fdi) >= 4 ? [line[1]] : []));
  const all = behind.length > 0 ? behind : teeth.map(({ line }) => line[1]);
  const level = all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0;
  return teeth.map(({ fdi, long, outwards, archMesial, line }) => {
    const place = placeOf(fdi) - 1;
    const [torque, tip] = [lean(long, outwards), lean(long, archMesial)];
    // A quarter of the way only: crowns tell torque worse than tip.
    const usualTorque = within((USUAL[jaw].torque[place]! + torque) / 2, torque, MOST_CHANGE.torque);
    const usualTip = within(USUAL[jaw].tip[place]!, tip, MOST_CHANGE.tip);
    return {
      torque: (usualTorque + torque) / 2,
      tip: (usualTip + tip) / 2,
      height: within(level + OVER_LEVEL[jaw][place]!, line[1], MOST_CHANGE.height),
    };
  });
}

/** The same tooth so much higher, as far as a target may change it. @param by mm, below 0 lower */
export const raised = (
  { wanted, tooth: { line } }: { readonly wanted: Wanted; readonly tooth: Pick<FramedTooth, 'line'> },
  by: number,
): Wanted => ({ ...wanted, height: within(wanted.height + by, line[1], MOST_CHANGE.height) });
