import type { MutableVec3, Vec3 } from '@archway/geometry';
import type { Mesh } from '../mesh.ts';
import type { GenerateJawOptions } from './jaw-grid.ts';
import type { JawTraits } from './traits.ts';

/** How far upper and lower tips stand apart where they meet behind. */
const BITE_GAP = -0.4;

type Jaw = GenerateJawOptions['jaw'];
type Placing = Pick<JawTraits, 'midline' | 'overjet'>;

/** Where a point of a jaw made with its teeth upwards comes to lie in the mouth: an upper one upside down, before the lower. */
export const pointInPlace = (jaw: Jaw, { midline, overjet }: Placing, [x, y, z]: Vec3): MutableVec3 =>
  jaw === 'upper' ? [x + midline, BITE_GAP - y, z + overjet] : [x + midline, y, z];

export const directionInPlace = (jaw: Jaw, [x, y, z]: Vec3): MutableVec3 => [x, jaw === 'upper' ? -y : y, z];

/** The same of a whole mesh. Turning it over mirrors it, which keeps left on the left, so its triangles are turned as well. */
export function meshInPlace(jaw: Jaw, { midline, overjet }: Placing, mesh: Mesh): Mesh {
  const { positions, indices } = mesh;
  if (midline !== 0) for (let v = 0; v < positions.length; v += 3) positions[v]! += midline;
  if (jaw === 'lower') return mesh;
  for (let v = 0; v < positions.length; v += 3) {
    positions[v + 1] = BITE_GAP - positions[v + 1]!;
    positions[v + 2] = positions[v + 2]! + overjet;
  }
  for (let i = 0; i < indices.length; i += 3) {
    const b = indices[i + 1]!;
    indices[i + 1] = indices[i + 2]!;
    indices[i + 2] = b;
  }
  return mesh;
}
