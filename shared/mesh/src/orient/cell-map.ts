/** Side of a cell in mm. */
export const CELL = 1.5;

/** Cells on each side of zero: ± 192 mm, beyond any jaw; what lies further out is not kept. */
const REACH = 128;
const SIDE = 2 * REACH + 1;

/** Which cells of the occlusal plane have something in them. */
export class CellMap {
  private readonly cells = new Uint8Array(SIDE * SIDE);

  add(x: number, z: number): void {
    const at = index(x, z);
    if (at >= 0) this.cells[at] = 1;
  }

  has(x: number, z: number): boolean {
    const at = index(x, z);
    return at >= 0 && this.cells[at] === 1;
  }
}

function index(x: number, z: number): number {
  // One half is added so that cutting off the fraction rounds.
  const column = x / CELL + REACH + 0.5;
  const row = z / CELL + REACH + 0.5;
  return column >= 0 && column < SIDE && row >= 0 && row < SIDE ? (row | 0) * SIDE + (column | 0) : -1;
}
