import type { Vec3 } from '../../frame/vec3.ts';
import { apply, type Grid, stepsToMm } from '../frame/grid.ts';

/** Where a volume stands that was reduced by whole blocks: larger steps, from the centre of the first block. */
export function reducedGrid(of: Grid, size: Vec3): Grid {
  const block = size.map((count, axis) => Math.ceil(of.size[axis]! / Math.max(1, count))) as unknown as Vec3;
  const [x, y, z] = apply(stepsToMm(of), block.map((count) => (count - 1) / 2) as unknown as Vec3);
  return {
    size,
    spacing: [of.spacing[0] * block[0], of.spacing[1] * block[1], of.spacing[2] * block[2]],
    origin: [of.origin[0] + x, of.origin[1] + y, of.origin[2] + z],
    direction: of.direction,
  };
}
