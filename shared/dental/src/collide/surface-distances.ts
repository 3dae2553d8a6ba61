import { type Blocks, type Point, inBlocks } from './blocks.ts';
import { type DistanceGrid, distanceAt } from './distance-grid.ts';
import type { Rows } from '../pose/rows.ts';

/** The vertices of a crown, as its file has them: what is colored by distance. */
export interface CrownVertices extends Blocks {
  /** x, y, z in the order of the blocks. */
  readonly points: Float32Array;
  /** Which vertex of the file each of them is. */
  readonly order: Uint32Array;
  /** Vertices of the whole file. */
  readonly count: number;
}

/** @param isCrown of each vertex */
export function crownVertices(positions: ArrayLike<number>, isCrown: ArrayLike<number>): CrownVertices {
  const vertices = Array.from({ length: isCrown.length }, (_, at) => at).filter((at) => isCrown[at]);
  const at = (vertex: number): Point => [
    positions[3 * vertex]!,
    positions[3 * vertex + 1]!,
    positions[3 * vertex + 2]!,
  ];
  const { order, ...blocks } = inBlocks(vertices.map(at));
  const points = new Float32Array(3 * order.length);
  for (const [place, n] of order.entries()) points.set(at(vertices[n]!), 3 * place);
  return { ...blocks, points, order: Uint32Array.from(order, (n) => vertices[n]!), count: isCrown.length };
}

/**
 * Writes the distance of each vertex to another tooth where it is less than what stands there; below 0 inside of it.
 * @param m from the file of the crown to the grid
 */
export function distancesTo(
  { points, blocks, order }: CrownVertices,
  m: Rows,
  grid: DistanceGrid,
  into: Float32Array,
): void {
  const { low, step, nx, ny, nz } = grid;
  const [ex, ey, ez] = [(nx - 1) * step, (ny - 1) * step, (nz - 1) * step];
  for (let b = 0; b < blocks.length; b += 6) {
    const [cx, cy, cz, radius] = [blocks[b]!, blocks[b + 1]!, blocks[b + 2]!, blocks[b + 3]!];
    const x = m[0]! * cx + m[1]! * cy + m[2]! * cz + m[3]!;
    const y = m[4]! * cx + m[5]! * cy + m[6]! * cz + m[7]!;
    const z = m[8]! * cx + m[9]! * cy + m[10]! * cz + m[11]!;
    const off = Math.max(low[0] - x, x - low[0] - ex, low[1] - y, y - low[1] - ey, low[2] - z, z - low[2] - ez);
    if (off > radius) continue;
    const last = blocks[b + 4]! + blocks[b + 5]!;
    for (let at = blocks[b + 4]!; at < last; at++) {
      const [px, py, pz] = [points[3 * at]!, points[3 * at + 1]!, points[3 * at + 2]!];
      const here = distanceAt(
        grid,
        m[0]! * px + m[1]! * py + m[2]! * pz + m[3]!,
        m[4]! * px + m[5]! * py + m[6]! * pz + m[7]!,
        m[8]! * px + m[9]! * py + m[10]! * pz + m[11]!,
      );
      const vertex = order[at]!;
      if (here < into[vertex]!) into[vertex] = here;
    }
  }
}
