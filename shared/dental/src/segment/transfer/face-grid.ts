import { squaredToTriangle } from '@archway/geometry';
import type { Surface } from '../surface/surface.ts';

/** What it is made of. */
type Faces = Pick<Surface, 'positions' | 'indices' | 'faces'>;

/** Side of a cell in mm. Faces further from a point than this may not be found. */
const CELL = 1;
/** As many cells as are ever made; a mesh with stray parts far away has larger ones. */
const MOST_CELLS = 4_000_000;

type Three = readonly [number, number, number];

/** The faces of a surface by the cells of space in which they lie. */
export class FaceGrid {
  readonly sides: Three;
  private readonly surface: Faces;
  private readonly low: Three;
  private readonly cell: number;
  /** Faces of each cell: `faces` from `starts[cell]` on. */
  private readonly starts: Uint32Array;
  private readonly faces: Uint32Array;

  constructor(surface: Faces) {
    this.surface = surface;
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    surface.positions.forEach((value, i) => {
      low[i % 3] = Math.min(low[i % 3]!, value);
      high[i % 3] = Math.max(high[i % 3]!, value);
    });
    this.low = [low[0]!, low[1]!, low[2]!];
    const extents = high.map((value, k) => value - low[k]!);
    const volume = extents.reduce((product, extent) => product * (extent + 2 * CELL), 1);
    this.cell = Math.max(CELL, Math.cbrt(volume / MOST_CELLS));
    const side = (k: number): number => Math.floor(extents[k]! / this.cell) + 1;
    this.sides = [side(0), side(1), side(2)];
    const cells = this.sides[0] * this.sides[1] * this.sides[2];
    this.starts = new Uint32Array(cells + 1);
    this.eachCell((cell) => this.starts[cell + 1]!++);
    for (let cell = 0; cell < cells; cell++) this.starts[cell + 1]! += this.starts[cell]!;
    this.faces = new Uint32Array(this.starts[cells]!);
    const filled = this.starts.slice(0, cells);
    this.eachCell((cell, face) => (this.faces[filled[cell]!++] = face));
  }

  /** Visits each face once for each cell that its box touches. */
  eachCell(visit: (cell: number, face: number) => void): void {
    const { positions: p, indices, faces } = this.surface;
    const from = [0, 0, 0];
    const to = [0, 0, 0];
    for (let f = 0; f < faces; f++) {
      const [a, b, c] = [indices[f * 3]! * 3, indices[f * 3 + 1]! * 3, indices[f * 3 + 2]! * 3];
      for (let k = 0; k < 3; k++) {
        from[k] = this.place(Math.min(p[a + k]!, p[b + k]!, p[c + k]!), k);
        to[k] = this.place(Math.max(p[a + k]!, p[b + k]!, p[c + k]!), k);
      }
      for (let z = from[2]!; z <= to[2]!; z++) {
        for (let y = from[1]!; y <= to[1]!; y++) {
          for (let x = from[0]!; x <= to[0]!; x++) visit((z * this.sides[1] + y) * this.sides[0] + x, f);
        }
      }
    }
  }

  private place(value: number, axis: number): number {
    return Math.max(0, Math.min(this.sides[axis]! - 1, Math.floor((value - this.low[axis]!) / this.cell)));
  }

  cellOf(x: number, y: number, z: number): number {
    return (this.place(z, 2) * this.sides[1] + this.place(y, 1)) * this.sides[0] + this.place(x, 0);
  }

  /**
   * The face nearest to a point among those of its cell and the 26 around it; -1 where there is none. What its own cell has
   * tells how near it is at least, and which of the others are farther.
   */
  nearest(x: number, y: number, z: number): number {
    const [cx, cy, cz] = [this.place(x, 0), this.place(y, 1), this.place(z, 2)];
    const [sx, sy, sz] = this.sides;
    const own = (cz * sy + cy) * sx + cx;
    let face = this.nearestOf(own, own, x, y, z, -1);
    let least = this.squares(face, x, y, z);
    const [before, after] = [this.away(x, 0, cx - 1), this.away(x, 0, cx + 1)];
    for (let k = Math.max(0, cz - 1); k <= Math.min(sz - 1, cz + 1); k++) {
      const dz = k === cz ? 0 : this.away(z, 2, k);
      for (let j = Math.max(0, cy - 1); j <= Math.min(sy - 1, cy + 1); j++) {
        const dy = j === cy ? 0 : this.away(y, 1, j);
        const squares = dy * dy + dz * dz;
        if (squares > least) continue;
        const row = (k * sy + j) * sx;
        const from = cx > 0 && squares + before * before <= least ? cx - 1 : cx;
        const to = cx < sx - 1 && squares + after * after <= least ? cx + 1 : cx;
        if (row + cx === own && from === to) continue;
        face = this.nearestOf(row + from, row + to, x, y, z, face);
        least = this.squares(face, x, y, z);
      }
    }
    return face;
  }

  /** How far the cells of one place on an axis are from a point. */
  private away(value: number, axis: number, place: number): number {
    const low = this.low[axis]! + place * this.cell;
    return Math.max(0, low - value, value - low - this.cell);
  }

  /** The face of some cells in a row that is nearer than this one; else this one. */
  private nearestOf(from: number, to: number, x: number, y: number, z: number, before: number): number {
    let face = before;
    let least = this.squares(before, x, y, z);
    for (let n = this.starts[from]!; n < this.starts[to + 1]!; n++) {
      const squares = this.squares(this.faces[n]!, x, y, z);
      if (squares < least) {
        least = squares;
        face = this.faces[n]!;
      }
    }
    return face;
  }

  private squares(face: number, x: number, y: number, z: number): number {
    if (face < 0) return Infinity;
    const { positions: p, indices } = this.surface;
    const i = face * 3;
    return squaredToTriangle(p, indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3, x, y, z);
  }
}
