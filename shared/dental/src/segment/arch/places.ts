import { type ArchCurve, BIN } from './arch-curve.ts';

/** Where points lie beside the arch curve, in mm: along it from its first end, and across it to the cheek (+) or tongue (-). */
export interface ArchPlaces {
  readonly along: Float32Array;
  readonly across: Float32Array;
}

/** The curve is searched in steps of this many points first. */
const COARSE = 4;

/** @param points x, y, z of each in the jaw's frame */
export function placesOn({ points: curve, tangents }: ArchCurve, points: Float64Array): ArchPlaces {
  const last = curve.length - 1;
  const xs = Float64Array.from(curve, ([x]) => x);
  const zs = Float64Array.from(curve, ([, z]) => z);
  const count = points.length / 3;
  const along = new Float32Array(count);
  const across = new Float32Array(count);
  for (let p = 0; p < count; p++) {
    const [x, z] = [points[p * 3]!, points[p * 3 + 2]!];
    const near = nearest(xs, zs, x, z, 0, last, COARSE);
    const at = nearest(xs, zs, x, z, Math.max(0, near - COARSE), Math.min(last, near + COARSE), 1);
    const [tx, tz] = tangents[at]!;
    const [dx, dz] = [x - xs[at]!, z - zs[at]!];
    // Beyond its ends the curve goes on straight.
    along[p] = at * BIN + (at === 0 || at === last ? dx * tx + dz * tz : 0);
    across[p] = dz * tx - dx * tz;
  }
  return { along, across };
}

/** Which of the points from one on, in steps, is nearest; the first of those that are. */
function nearest(
  xs: Float64Array,
  zs: Float64Array,
  x: number,
  z: number,
  from: number,
  to: number,
  step: number,
): number {
  let least = Infinity;
  let at = from;
  for (let i = from; i <= to; i += step) {
    const [dx, dz] = [xs[i]! - x, zs[i]! - z];
    const squares = dx * dx + dz * dz;
    if (squares < least) {
      least = squares;
      at = i;
    }
  }
  return at;
}
