import { dot } from '@archway/geometry';
import type { Vector } from '../analyse/measure.ts';
import { ArchLine } from './arch-line.ts';
import type { FrontTeeth } from './front-teeth.ts';
import { frontTeeth, SideFacing } from './front-teeth.ts';
import type { SurfaceSamples } from './samples.ts';

/**
 * What the crowns themselves say about the jaw; neither gum nor base is looked at. Figures of the back teeth are
 * undefined where there are none.
 */
export interface CrownEvidence extends FrontTeeth {
  /**
   * Rise of the chewing surfaces outwards (mm per mm). Lower back teeth lean inwards, so that their outer cusps stand
   * higher; upper ones lean outwards (the curve of Wilson).
   */
  tilt: number | undefined;
  /** How much more the outer walls of the back teeth show themselves from above than the inner ones. */
  walls: number | undefined;
  /** Thickness of the premolars across the arch in mm: upper ones are thicker. */
  premolars: number | undefined;
}

/** Along the arch, in mm from the midline: premolars, and everything behind the canines. */
const PREMOLARS = [20, 30] as const;
const BEHIND_CANINES = 22;
const MIN_SAMPLES = 60;
/** Twelfth root: the standard deviation of something spread evenly over its whole width is the width over this. */
const EVEN_SPREAD = Math.sqrt(12);

/** @param aligned and @param facing as for `ArchLine` */
export function crownEvidence(
  samples: SurfaceSamples,
  aligned: Float64Array,
  facing: Float64Array,
  axes: { lateral: Vector; occlusal: Vector; anterior: Vector },
  depth: number,
): CrownEvidence {
  const normal = (i: number): Vector => [samples.normals[i]!, samples.normals[i + 1]!, samples.normals[i + 2]!];
  const line = new ArchLine(aligned, facing, depth);
  const sides = new SideFacing();
  const tilt = new Rise();
  const premolars = new Rise();
  const walls = { out: 0, outCount: 0, in: 0, inCount: 0 };
  for (let i = 0; i < aligned.length; i += 3) {
    const y = aligned[i + 1]!;
    if (y < -7) continue;
    const place = line.place(aligned[i]!, aligned[i + 2]!);
    if (!place || Math.abs(place.out) > 8) continue;
    const n = normal(i);
    const nx = dot(n, axes.lateral);
    const nz = dot(n, axes.anterior);
    const up = facing[i / 3]!;
    const { along, out, tx, tz } = place;
    const away = Math.abs(along);
    if (y > -6 && Math.abs(out) < 7) sides.add(along, nx * tx + nz * tz);
    if (y > -4 && up > -0.2 && Math.abs(out) < 7 && away > PREMOLARS[0] && away < PREMOLARS[1]) premolars.add(out, 0);
    if (away < BEHIND_CANINES) continue;
    if (up > 0.5 && Math.abs(out) < 4.5 && y > -4) tilt.add(out, y);
    const outward = nz * tx - nx * tz;
    if (outward > 0.5 && out > 1) {
      walls.out += up;
      walls.outCount++;
    } else if (outward < -0.5 && out < -1) {
      walls.in += up;
      walls.inCount++;
    }
  }
  return {
    ...frontTeeth(sides),
    tilt: tilt.slope(),
    walls:
      Math.min(walls.outCount, walls.inCount) < MIN_SAMPLES
        ? undefined
        : walls.out / walls.outCount - walls.in / walls.inCount,
    premolars: premolars.count < MIN_SAMPLES ? undefined : premolars.spread() * EVEN_SPREAD,
  };
}

/** Straight line through points, by their sums. */
class Rise {
  count = 0;
  private x = 0;
  private xx = 0;
  private y = 0;
  private xy = 0;

  add(x: number, y: number): void {
    this.count++;
    this.x += x;
    this.xx += x * x;
    this.y += y;
    this.xy += x * y;
  }

  slope(): number | undefined {
    if (this.count < MIN_SAMPLES) return undefined;
    return (this.xy - (this.x * this.y) / this.count) / Math.max(1e-9, this.xx - this.x ** 2 / this.count);
  }

  spread(): number {
    return Math.sqrt(Math.max(0, this.xx / this.count - (this.x / this.count) ** 2));
  }
}
