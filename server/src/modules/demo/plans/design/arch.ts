import { type Vec3, leastSquares } from '@archway/geometry';

/** A curve through the teeth of a jaw as seen from above: z = c + a·u² + b·u⁴ with u = x − middle; in mm. */
export interface Arch {
  readonly middle: number;
  readonly c: number;
  readonly a: number;
  readonly b: number;
}

/** The farthest that it is walked to each side, and how finely. */
const REACH = 36;
const STEP = 0.05;

const heightOf = ({ c, a, b }: Arch, u: number): number => c + a * u ** 2 + b * u ** 4;

/** The even arch that comes closest to the teeth, which stand in the order of the arch. */
export function archThrough(points: readonly Vec3[]): Arch {
  const middle = (points[0]![0] + points.at(-1)![0]) / 2;
  const rows = points.map(([x]) => [1, (x - middle) ** 2, (x - middle) ** 4]);
  const [c = 0, a = 0, b = 0] = leastSquares(
    rows,
    points.map(([, , z]) => z),
  );
  return { middle, c, a, b };
}

/** An arch by its length, which is measured from its middle to the patient's left. */
export interface WalkedArch {
  readonly arch: Arch;
  /** Where it is nearest to a point. */
  lengthAt(point: Vec3): number;
  /** The place at a length, and the direction of the arch there, of length 1. */
  at(length: number): { readonly x: number; readonly z: number; readonly alongX: number; readonly alongZ: number };
}

export function walked(arch: Arch): WalkedArch {
  const us = Array.from({ length: 2 * Math.round(REACH / STEP) + 1 }, (_, n) => n * STEP - REACH);
  const zs = us.map((u) => heightOf(arch, u));
  const lengths = [0];
  for (let n = 1; n < us.length; n++) lengths.push(lengths[n - 1]! + Math.hypot(STEP, zs[n]! - zs[n - 1]!));
  const half = lengths[us.length >> 1]!;
  return {
    arch,
    lengthAt([x, , z]) {
      let [best, nearest] = [0, Infinity];
      for (const [n, u] of us.entries()) {
        const away = (x - arch.middle - u) ** 2 + (z - zs[n]!) ** 2;
        if (away < nearest) [best, nearest] = [n, away];
      }
      return lengths[best]! - half;
    },
    at(length) {
      const found = lengths.findIndex((each) => each >= length + half);
      const n = Math.max(1, found < 0 ? us.length - 1 : found);
      const part = (length + half - lengths[n - 1]!) / (lengths[n]! - lengths[n - 1]!);
      const [dx, dz] = [STEP, zs[n]! - zs[n - 1]!];
      const size = Math.hypot(dx, dz);
      return {
        x: arch.middle + us[n - 1]! + dx * part,
        z: zs[n - 1]! + dz * part,
        alongX: dx / size,
        alongZ: dz / size,
      };
    },
  };
}

/**
 * The same arch, deeper or flatter in front, so that it has a length between two points that stay where they are: teeth
 * that are crowded come forward on it, and gaps close as the front goes back.
 */
export function ofLength(arch: Arch, ends: readonly [Vec3, Vec3], length: number): WalkedArch {
  const u = (ends[1][0] - ends[0][0]) / 2;
  const end = heightOf(arch, u);
  const bent = (by: number): WalkedArch =>
    walked({ ...arch, c: end + by * (arch.c - end), a: arch.a * by, b: arch.b * by });
  const found = (by: WalkedArch): number => by.lengthAt(ends[1]) - by.lengthAt(ends[0]);
  let [flat, deep] = [0.5, 1.6];
  for (let n = 0; n < 24; n++) {
    const by = (flat + deep) / 2;
    if (found(bent(by)) < length) flat = by;
    else deep = by;
  }
  return bent((flat + deep) / 2);
}
