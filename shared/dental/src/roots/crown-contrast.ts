import { type Vec3, apply } from '@archway/geometry';
import type { CrownPoints } from './crown-points.ts';
import { type Placement, placed } from './placement.ts';
import { type Field, valueAt } from './voxels.ts';

/**
 * How much brighter a volume is under the surface of crowns than over it, 0 to 1: 1 where every point of them has hard tissue
 * inside and none outside. What lies outside of the volume counts for nothing.
 */
export function crownContrast(
  field: Field,
  { points, normals, count }: CrownPoints,
  placement: Placement,
  { contrast, reach }: { readonly contrast: number; readonly reach: number },
): number {
  let sum = 0;
  for (let n = 0; n < 3 * count; n += 3) {
    const [x, y, z] = placed(placement, [points[n]!, points[n + 1]!, points[n + 2]!]);
    const [u, v, w] = apply(placement.turn, [normals[n]!, normals[n + 1]!, normals[n + 2]!]);
    const inside = valueAt(field, x - u * reach, y - v * reach, z - w * reach);
    const outside = valueAt(field, x + u * reach, y + v * reach, z + w * reach);
    const share = (inside - outside) / contrast;
    if (share === share) sum += Math.min(1, Math.max(-1, share));
  }
  return sum / count;
}

/** Where the middle of the crowns stands. */
export const middleOf = ({ middle }: CrownPoints, placement: Placement): Vec3 => placed(placement, middle);
