import type { SurfaceSamples } from './samples.ts';
import type { Vector } from '../analyse/measure.ts';
import { sectorOf } from './sector.ts';

const SECTORS = 60;
/** Points less deep than this (mm below the cusps) are crowns and say where the arch runs. */
const CROWNS = 4;
/** The band inside the arch, in mm from its middle line, in which the gum is looked at. */
const BAND = [4.5, 12] as const;

/**
 * How flat the gum lies inside the arch: the mean of normal · occlusal. Behind lower teeth it falls steeply to the floor
 * of the mouth (0.2 to 0.45 on real scans), behind upper teeth it runs over into the palate (0.5 to 0.8), even when the
 * palate itself was not scanned. Undefined when there is no such gum.
 * @param aligned the samples with x across, y occlusal, z to the front, zero at the front of the arch.
 */
export function innerSlope(
  samples: SurfaceSamples,
  aligned: Float64Array,
  occlusal: Vector,
  depth: number,
): number | undefined {
  const middle = -depth * 0.75;
  const radius = new Float64Array(SECTORS);
  const crowns = new Float64Array(SECTORS);
  for (let i = 0; i < aligned.length; i += 3) {
    if (aligned[i + 1]! < -CROWNS) continue;
    const s = sectorOf(aligned[i]!, aligned[i + 2]! - middle, SECTORS);
    radius[s]! += Math.hypot(aligned[i]!, aligned[i + 2]! - middle);
    crowns[s]!++;
  }
  let sum = 0;
  let count = 0;
  for (let i = 0; i < aligned.length; i += 3) {
    const x = aligned[i]!;
    const z = aligned[i + 2]!;
    // Behind the middle the arch may be open, and the sectors no longer cross it squarely.
    if (z < middle - 5) continue;
    const s = sectorOf(x, z - middle, SECTORS);
    const inward = radius[s]! / crowns[s]! - Math.hypot(x, z - middle);
    if (!(inward >= BAND[0] && inward <= BAND[1])) continue;
    sum +=
      samples.normals[i]! * occlusal[0] + samples.normals[i + 1]! * occlusal[1] + samples.normals[i + 2]! * occlusal[2];
    count++;
  }
  return count >= 100 ? sum / count : undefined;
}
