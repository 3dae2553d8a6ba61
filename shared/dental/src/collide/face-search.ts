import { distanceAt, isBelowCrown } from './distance-grid.ts';
import { exactDistance } from './exact-distance.ts';
import { edgeLength } from './lattice.ts';
import { CUT_OFF, type SideInGrid, WORTH } from './side-in-grid.ts';

/** Faces are looked at so often, in mm; and then about the deepest place, ever nearer, down to this. */
const STEP = 0.2;
const FINEST = 0.01;
/** Ways of one step from a place in a face, as shares of its first two corners. */
const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

/**
 * Looks within faces of one tooth for the deepest point, where they are near to what is below the crown of the other: an
 * edge of the crown has points itself, which are looked up on their own. No face is looked at twice.
 */
export class FaceSearch {
  private readonly seen = new Set<number>();

  constructor(private readonly side: SideInGrid) {}

  /**
   * Within the faces of the crown that have all of these corners.
   * @param known how deep another point is
   * @returns how deep the deepest one is, this one or that
   */
  from(corners: readonly number[], known: number): number {
    const { solid } = this.side;
    const { indices, around, aroundFrom } = solid.grid.surface;
    const [vertex] = corners;
    let deepest = known;
    for (let n = aroundFrom[vertex!]!; n < aroundFrom[vertex! + 1]!; n++) {
      const t = around[n]!;
      if (t >= 3 * solid.grid.crownFaces || this.seen.has(t)) continue;
      if (!corners.every((at) => indices[t] === at || indices[t + 1] === at || indices[t + 2] === at)) continue;
      this.seen.add(t);
      deepest = this.within(t, deepest);
    }
    return deepest;
  }

  private within(t: number, known: number): number {
    const { grid, m, solid } = this.side;
    const { surface } = solid.grid;
    const { positions: p } = surface;
    const [a, b, c] = [surface.indices[t]!, surface.indices[t + 1]!, surface.indices[t + 2]!];
    for (const [n, corner] of [a, b, c].entries())
      for (let k = 0; k < 3; k++) {
        const [row, at] = [4 * k, 3 * corner];
        placed[3 * n + k] = m[row]! * p[at]! + m[row + 1]! * p[at + 1]! + m[row + 2]! * p[at + 2]! + m[row + 3]!;
      }
    if (!isBelowCrown(grid, mixed(0, 1 / 3, 1 / 3), mixed(1, 1 / 3, 1 / 3), mixed(2, 1 / 3, 1 / 3))) return known;
    const size = Math.max(edgeLength(surface, a, b), edgeLength(surface, b, c), edgeLength(surface, c, a));
    const parts = Math.max(3, Math.ceil(size / STEP));
    // No distance changes faster than its point moves.
    let [distance, first, second] = [known + size / parts, -1, -1];
    const look = (x: number, y: number): void => {
      const here = exactDistance(grid, mixed(0, x, y), mixed(1, x, y), mixed(2, x, y));
      if (here < distance) [distance, first, second] = [here, x, y];
    };
    for (let i = 1; i < parts - 1; i++)
      for (let j = 1; j < parts - i; j++) {
        const [x, y] = [i / parts, j / parts];
        if (distanceAt(grid, mixed(0, x, y), mixed(1, x, y), mixed(2, x, y)) < distance + CUT_OFF) look(x, y);
      }
    if (first < 0) return known;
    for (let step = 0.5 / parts; step * size > FINEST && distance - step * size < known - WORTH; step /= 2) {
      const [x, y] = [first, second];
      for (const [u, v] of AROUND)
        if (x + u * step >= 0 && y + v * step >= 0 && x + y + (u + v) * step <= 1) look(x + u * step, y + v * step);
    }
    return Math.min(known, distance);
  }
}

/** The corners of a face where it is in the grid; kept, as faces are looked at by the thousand. */
const placed = new Float64Array(9);

const mixed = (k: number, x: number, y: number): number =>
  placed[k]! * x + placed[3 + k]! * y + placed[6 + k]! * (1 - x - y);
