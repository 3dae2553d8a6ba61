import type { Mesh } from '../mesh.ts';
import { meshInPlace } from './in-place.ts';
import { type GenerateJawOptions, jawGrid } from './jaw-grid.ts';

/**
 * A jaw like one from an intra-oral scanner: fourteen teeth and gum, an upper one with its palate; open at the rim,
 * coloured, about 65 × 55 × 20 mm, the same for the same options on every machine.
 * Axes: x to the patient's left, y up, z to the front; upper and lower of one seed stand in occlusion.
 */
export function generateJaw(options: GenerateJawOptions): Mesh {
  const { positions, colors, along, across, traits } = jawGrid(options);
  const indices = gridTriangles(along, across, options.jaw === 'upper');
  return meshInPlace(options.jaw, traits, { positions, indices, colors });
}

/** Two triangles for each cell; with `closed` the last column of both sides is one and the same. */
function gridTriangles(along: number, across: number, closed: boolean): Uint32Array {
  const columns = across + 1;
  const indices: number[] = [];
  const vertex = (i: number, j: number) => (closed && j === across ? Math.min(i, along - i) : i) * columns + j;
  for (let i = 0; i < along; i++) {
    for (let j = 0; j < across; j++) {
      const a = vertex(i, j);
      const b = vertex(i + 1, j);
      const c = vertex(i + 1, j + 1);
      const d = vertex(i, j + 1);
      // Diagonals alternate, which keeps the surface free of a visible grain.
      if ((i + j) % 2 === 0) indices.push(a, b, c, a, c, d);
      else indices.push(a, b, d, b, c, d);
    }
  }
  return Uint32Array.from(indices);
}
