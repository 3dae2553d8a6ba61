import { type Vec3, add, dot, scale, unit } from '@archway/geometry';
import { isDeciduous, placeOf } from '../body/jaw-axes.ts';
import { type Jaw, jawOf } from '../document/jaws.ts';

type Lean = readonly [toMesial: number, outwards: number];

/**
 * By how many degrees crowns lean as they read, by place 1 to 7: averages of both sides of seven patients. Third molars were
 * too few.
 */
const USUAL: Readonly<Record<Jaw, readonly Lean[]>> = {
  upper: [[-1.3, 23.5], [2, 19.2], [5, 18.8], [5.8, 9], [0.3, 7.4], [0, 3.7], [-7.3, 14.3]], // prettier-ignore
  lower: [[0, 12.9], [-4, 9.5], [1.6, 13.5], [1.1, 9.3], [2.2, 3.3], [2.1, 0.6], [5.1, -3.3]], // prettier-ignore
};

/**
 * How much of what a crown reads differently from others of its kind is believed. What the same tooth on the other side
 * confirms is less (0.7 of front teeth, nothing of premolars, 0.3 to 0.7 of molars), but mouths are not quite symmetric.
 */
const TRUST = { front: 0.85, premolar: 0.5, molar: 0.8 } as const;

function trustOf(fdi: number): number {
  const place = placeOf(fdi);
  if (place <= 3) return TRUST.front;
  return place <= 5 ? TRUST.premolar : TRUST.molar;
}

/** At a tooth, in the plane of the jaw: to mesial along the arch, and to the cheek. */
export interface ToothInArch {
  readonly fdi: number;
  readonly toMesial: Vec3;
  readonly outwards: Vec3;
}

const slope = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

/** An axis as its crown reads, drawn to what is usual of such teeth as far as a reading is not believed. */
export function drawnToUsual(reading: Vec3, { fdi, toMesial, outwards }: ToothInArch): Vec3 {
  const usual = isDeciduous(fdi) ? undefined : USUAL[jawOf(fdi)][placeOf(fdi) - 1];
  if (!usual) return reading;
  const trust = trustOf(fdi);
  const [mesial, out] = [toMesial, outwards].map(
    (way, k) => (trust * dot(reading, way)) / reading[1] + (1 - trust) * slope(usual[k]!),
  ) as [number, number];
  return unit(add([0, 1, 0], add(scale(toMesial, mesial), scale(outwards, out))));
}
