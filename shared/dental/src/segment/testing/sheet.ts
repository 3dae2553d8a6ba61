import { type Surface, surfaceOf } from '../surface/surface.ts';

/** A sheet of squares of `step` mm, each two faces, over x from 0 and z from 0; `height` bends it. */
export function sheet(
  columns: number,
  rows: number,
  step: number,
  height: (x: number, z: number) => number = () => 0,
): Surface {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c <= columns; c++) positions.push(c * step, height(c * step, r * step), r * step);
  }
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const a = r * (columns + 1) + c;
      const below = a + columns + 1;
      // Counter-clockwise seen from above.
      indices.push(a, below, a + 1, a + 1, below, below + 1);
    }
  }
  return surfaceOf(Float64Array.from(positions), Uint32Array.from(indices));
}
