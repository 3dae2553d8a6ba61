// Taken out once: these run for every sample, and looking up a global is not free everywhere.
const { atan2, hypot, PI, sin, cos, floor, min } = Math;

const SECTORS = 120;
/** Fewer samples than this in a sector say nothing about where the arch runs. */
const MIN_SAMPLES = 10;
/** Sectors behind the ends of the arch, on each side of the direction straight back. */
const BACK = 6;

/** Crowns and what is just below them, in mm from the plane of the cusps. */
const CROWNS = 5;

/** Where something lies beside the middle line of the arch: along it from the midline, and outward across it; in mm. */
export interface ArchPlace {
  along: number;
  out: number;
  /** Direction of the line there, towards positive `along`. */
  tx: number;
  tz: number;
}

/**
 * The middle line of the crowns, found by how far they stand from a point inside the arch.
 * @param aligned samples with x across, y occlusal, z to the front, zero at the front of the arch and the cusps' height
 * @param facing normal · occlusal of each sample: undersides of a closed model do not belong to the crowns
 */
export class ArchLine {
  private readonly x = new Float64Array(SECTORS).fill(NaN);
  private readonly z = new Float64Array(SECTORS).fill(NaN);
  private readonly along = new Float64Array(SECTORS).fill(NaN);
  private readonly tx = new Float64Array(SECTORS);
  private readonly tz = new Float64Array(SECTORS);
  private readonly middle: number;
  /** Ends of the line along the arch, in mm. */
  readonly from: number;
  readonly to: number;

  constructor(aligned: Float64Array, facing: Float64Array, depth: number) {
    this.middle = -depth * 0.7;
    const radius = this.smoothRadii(aligned, facing);
    for (let k = 0; k < SECTORS; k++) {
      const angle = ((k + 0.5) / SECTORS) * 2 * PI - PI;
      this.x[k] = radius[k]! * sin(angle);
      this.z[k] = this.middle + radius[k]! * cos(angle);
    }
    this.to = this.walk(SECTORS / 2, SECTORS - BACK, 1);
    this.from = -this.walk(SECTORS / 2 - 1, BACK, -1);
  }

  private smoothRadii(aligned: Float64Array, facing: Float64Array): Float64Array {
    const sums = new Float64Array(SECTORS);
    const counts = new Float64Array(SECTORS);
    for (let i = 0; i < aligned.length; i += 3) {
      if (aligned[i + 1]! < -CROWNS || facing[i / 3]! < -0.2) continue;
      const k = this.sector(aligned[i]!, aligned[i + 2]!);
      sums[k]! += hypot(aligned[i]!, aligned[i + 2]! - this.middle);
      counts[k]!++;
    }
    const smooth = sums.map((_, k) => {
      let sum = 0;
      let weight = 0;
      for (let j = -4; j <= 4; j++) {
        const at = (k + j + SECTORS) % SECTORS;
        if (counts[at]! < MIN_SAMPLES) continue;
        const bell = Math.exp((-j * j) / 6);
        sum += (bell * sums[at]!) / counts[at]!;
        weight += bell;
      }
      return weight > 0 ? sum / weight : NaN;
    });
    return bridged(smooth);
  }

  /** From the front to one end; the length that was walked. */
  private walk(first: number, end: number, step: number): number {
    let length = 0;
    for (let k = first; k !== end; k += step) {
      const dx = this.x[k + 1]! - this.x[k]!;
      const dz = this.z[k + 1]! - this.z[k]!;
      const size = hypot(dx, dz);
      if (!(size > 0)) break;
      this.along[k] = step * (length + size / 2);
      this.tx[k] = dx / size;
      this.tz[k] = dz / size;
      length += size;
    }
    return length;
  }

  private sector(x: number, z: number): number {
    return min(SECTORS - 1, floor(((atan2(x, z - this.middle) + PI) / (2 * PI)) * SECTORS));
  }

  place(x: number, z: number): ArchPlace | undefined {
    const k = this.sector(x, z);
    const along = this.along[k]!;
    if (Number.isNaN(along)) return undefined;
    const tx = this.tx[k]!;
    const tz = this.tz[k]!;
    const dx = x - this.x[k]!;
    const dz = z - this.z[k]!;
    return { along: along + dx * tx + dz * tz, out: dz * tx - dx * tz, tx, tz };
  }
}

/** Gaps where teeth are missing, closed in a straight line; the open end behind the molars stays open. */
function bridged(radius: Float64Array): Float64Array {
  const out = radius.slice();
  for (let k = BACK; k < SECTORS - BACK; k++) {
    if (!Number.isNaN(radius[k]!)) continue;
    let before = k;
    let after = k;
    while (before >= BACK && Number.isNaN(radius[before]!)) before--;
    while (after < SECTORS - BACK && Number.isNaN(radius[after]!)) after++;
    if (before < BACK || after >= SECTORS - BACK) continue;
    out[k] = radius[before]! + ((radius[after]! - radius[before]!) * (k - before)) / (after - before);
  }
  return out;
}
