import type { Vec3 } from '@archway/geometry';

/** Triangles of a closed surface: x, y, z of each vertex, three vertices of each. */
export interface Triangles {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
}

/** How long the edge between two vertices of a surface is. */
export const edgeLength = ({ positions: p }: Triangles, a: number, b: number): number =>
  Math.hypot(p[3 * b]! - p[3 * a]!, p[3 * b + 1]! - p[3 * a + 1]!, p[3 * b + 2]! - p[3 * a + 2]!);

/** Points at even distances; that of x, y, z is `(x * ny + y) * nz + z`. */
export interface Lattice {
  readonly low: Vec3;
  /** In mm. */
  readonly step: number;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly count: number;
}

/** About the first vertices of a surface. @param sizes in mm: between points, around it, and further below */
export function latticeAround(
  positions: Float64Array,
  vertices: number,
  { step, margin, below }: { readonly step: number; readonly margin: number; readonly below: number },
): Lattice {
  const low = [Infinity, Infinity, Infinity] as [number, number, number];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < 3 * vertices; at++) {
    low[at % 3] = Math.min(low[at % 3]!, positions[at]!);
    high[at % 3] = Math.max(high[at % 3]!, positions[at]!);
  }
  low[1] -= below;
  for (let k = 0; k < 3; k++) low[k]! -= margin;
  const along = (k: 0 | 1 | 2): number => Math.ceil((high[k]! + margin - low[k]) / step) + 1;
  const [nx, ny, nz] = [along(0), along(1), along(2)];
  return { low, step, nx, ny, nz, count: nx * ny * nz };
}
