import { sectorOf } from './sector.ts';

const SECTORS = 60;
/** Points less deep than this (mm below the cusps) are crowns and say where the arch runs. */
const CROWNS = 4;
/** The band inside the arch, in mm from its middle line, in which the gum is looked at. */
const BAND = [4.5, 12] as const;

/** Deeper than this (mm below the cusps) lie walls and base of a model rather than gum. */
const GUM = 13;
/** Undersides are no gum; an open scan has a few where it curls up at its rim. */
const UNDERSIDE = -0.35;
const MIN_SAMPLES = 100;
/** Gum, unlike the inner side of bare crowns, goes on further inwards or deeper than this (mm). */
const FURTHER = 7;
const DEEPER = 10;
const MIN_FURTHER = 0.1;

/**
 * How flat the gum lies inside the arch: the mean of normal · occlusal. Behind lower teeth it falls steeply to the floor
 * of the mouth (0.2 to 0.45 on real scans), behind upper teeth it runs over into the palate (0.5 to 0.8), even when the
 * palate itself was not scanned. Undefined when there is no such gum.
 * @param aligned as for `ArchLine`; @param facing normal · occlusal of each sample; @param plaster samples of no gum
 */
export function innerSlope(
  aligned: Float64Array,
  facing: Float64Array,
  plaster: Uint8Array,
  depth: number,
): number | undefined {
  const middle = -depth * 0.75;
  const radius = new Float64Array(SECTORS);
  const crowns = new Float64Array(SECTORS);
  for (let i = 0; i < aligned.length; i += 3) {
    if (aligned[i + 1]! < -CROWNS || facing[i / 3]! < UNDERSIDE) continue;
    const s = sectorOf(aligned[i]!, aligned[i + 2]! - middle, SECTORS);
    radius[s]! += Math.hypot(aligned[i]!, aligned[i + 2]! - middle);
    crowns[s]!++;
  }
  let sum = 0;
  let count = 0;
  let further = 0;
  for (let i = 0; i < aligned.length; i += 3) {
    const x = aligned[i]!;
    const z = aligned[i + 2]!;
    // Behind the middle the arch may be open, and the sectors no longer cross it squarely.
    if (z < middle - 5 || aligned[i + 1]! < -GUM || facing[i / 3]! < UNDERSIDE || plaster[i / 3] === 1) continue;
    const s = sectorOf(x, z - middle, SECTORS);
    const inward = radius[s]! / crowns[s]! - Math.hypot(x, z - middle);
    if (!(inward >= BAND[0] && inward <= BAND[1])) continue;
    sum += facing[i / 3]!;
    count++;
    if (inward > FURTHER || aligned[i + 1]! < -DEEPER) further++;
  }
  return count >= MIN_SAMPLES && further >= MIN_FURTHER * count ? sum / count : undefined;
}
