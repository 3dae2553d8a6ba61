/**
 * The line that teeth stand on, in the plane of the jaw, in mm: z = front + bend (x/25)² + corner (x/25)⁴, both sides alike
 * about `middle`, and turned by `yaw` about the vertical. Other forms (beta function, catenary) were not compared.
 */
export interface ArchForm {
  readonly front: number;
  readonly bend: number;
  readonly corner: number;
  readonly middle: number;
  /** In radians. */
  readonly yaw: number;
}

/** Half the width of an arch, which keeps the numbers of a form alike in size; in mm. */
export const HALF_WIDTH = 25;
const STEP = 0.05;
const WIDEST = 42;

export interface ArchPlace {
  readonly x: number;
  readonly z: number;
  /** Direction along the arch as x grows, of length 1. */
  readonly alongX: number;
  readonly alongZ: number;
}

/** The line by its length from the middle. */
export interface ArchCurve {
  /** @param length from the middle, below 0 to smaller x */
  at(length: number): ArchPlace;
  /** The length at which the line is nearest to a point. */
  nearest(x: number, z: number): number;
}

export function archCurve({ front, bend, corner, middle, yaw }: ArchForm): ArchCurve {
  const depth = (x: number): number => front + bend * (x / HALF_WIDTH) ** 2 + corner * (x / HALF_WIDTH) ** 4;
  const slope = (x: number): number => (2 * bend * (x / HALF_WIDTH) + 4 * corner * (x / HALF_WIDTH) ** 3) / HALF_WIDTH;
  const count = Math.round(WIDEST / STEP) + 1;
  const lengths = new Float64Array(count);
  for (let n = 1; n < count; n++) {
    const rise = depth(n * STEP) - depth((n - 1) * STEP);
    lengths[n] = lengths[n - 1]! + Math.sqrt(STEP * STEP + rise * rise);
  }
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  /** The place at a half-arch's x. */
  const xAt = (length: number): number => {
    let [low, high] = [0, count - 1];
    while (high - low > 1) {
      const mid = (low + high) >> 1;
      if (lengths[mid]! < length) low = mid;
      else high = mid;
    }
    // Beyond its end the line goes straight on.
    const share = (length - lengths[low]!) / (lengths[high]! - lengths[low]!);
    return (low + Math.min(share, 400)) * STEP;
  };
  return {
    at(length) {
      const sign = length < 0 ? -1 : 1;
      const x = xAt(Math.abs(length));
      const beyond = Math.max(0, x - WIDEST);
      const z = depth(Math.min(x, WIDEST)) + beyond * slope(WIDEST);
      const rise = sign * slope(Math.min(x, WIDEST));
      const size = Math.sqrt(1 + rise * rise);
      const px = middle + sign * x;
      return {
        x: c * px + s * z,
        z: c * z - s * px,
        alongX: (c + s * rise) / size,
        alongZ: (c * rise - s) / size,
      };
    },
    nearest(px, pz) {
      const [x, z] = [c * px - s * pz, c * pz + s * px];
      let [best, least] = [0, Infinity];
      for (let n = 0; n < count; n += 2)
        for (const sign of [1, -1]) {
          const [dx, dz] = [middle + sign * n * STEP - x, depth(n * STEP) - z];
          const away = dx * dx + dz * dz;
          if (away < least) [best, least] = [sign * lengths[n]!, away];
        }
      return best;
    },
  };
}
