import type { FaceGrid } from './face-grid.ts';

const EMPTY = -2;
const MIXED = -1;

/** Finds the label of the face that is nearest to a point. Most cells see one label only, and answer at once. */
export class LabelGrid {
  private readonly grid: FaceGrid;
  private readonly labels: Uint8Array;
  /** What each cell and its neighbours have: EMPTY, MIXED or the one label. */
  private readonly seen: Int16Array;

  constructor(grid: FaceGrid, labels: Uint8Array) {
    this.grid = grid;
    this.labels = labels;
    const own = new Int16Array(grid.sides[0] * grid.sides[1] * grid.sides[2]).fill(EMPTY);
    grid.eachCell((cell, face) => (own[cell] = joined(own[cell]!, labels[face]!)));
    this.seen = widened(own, grid.sides);
  }

  /** 0 (gum) where no face is near. */
  at(x: number, y: number, z: number): number {
    const seen = this.seen[this.grid.cellOf(x, y, z)]!;
    if (seen === EMPTY) return 0;
    if (seen !== MIXED) return seen;
    const face = this.grid.nearest(x, y, z);
    return face < 0 ? 0 : this.labels[face]!;
  }
}

const joined = (a: number, b: number): number => (a === EMPTY || a === b ? b : b === EMPTY ? a : MIXED);

/** Each cell with what its 26 neighbours have: one axis after the other. */
function widened(own: Int16Array, [sx, sy, sz]: FaceGrid['sides']): Int16Array {
  let seen = own;
  for (const [step, size] of [
    [1, sx],
    [sx, sy],
    [sx * sy, sz],
  ] as const) {
    const before = seen;
    seen = before.map((value, cell) => {
      const at = Math.floor(cell / step) % size;
      let both = value;
      if (at > 0) both = joined(both, before[cell - step]!);
      if (at < size - 1) both = joined(both, before[cell + step]!);
      return both;
    });
  }
  return seen;
}
