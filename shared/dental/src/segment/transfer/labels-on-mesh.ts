import type { Surface } from '../surface/surface.ts';
import { type WeldedMesh } from '../surface/working-mesh.ts';
import { FaceGrid } from './face-grid.ts';
import { LabelGrid } from './label-grid.ts';
import { smoothBoundaries } from './smooth-boundaries.ts';

/**
 * Labels of the faces as they were given, from those of the simplified surface: each face has that of the nearest one, and
 * boundaries run smoothly between them.
 * @param positions of the welded vertices in the frame of the surface, mm
 */
export function labelsOnMesh(
  surface: Surface,
  labels: Uint8Array,
  { corners, indices, faceOf }: WeldedMesh,
  positions: Float64Array,
): Uint8Array<ArrayBuffer> {
  const grid = new LabelGrid(new FaceGrid(surface), labels);
  const own = Uint8Array.from({ length: faceOf.length }, (_, f) => {
    const [a, b, c] = [indices[f * 3]! * 3, indices[f * 3 + 1]! * 3, indices[f * 3 + 2]! * 3];
    const middle = (k: number): number => (positions[a + k]! + positions[b + k]! + positions[c + k]!) / 3;
    return grid.at(middle(0), middle(1), middle(2));
  });
  smoothBoundaries(indices, positions.length / 3, own, usualEdge(positions, indices));
  return onGiven(own, faceOf, corners);
}

/** Labels of given faces; those without an area, which no surface has, are gum. */
export function onGiven(own: Uint8Array, faceOf: Uint32Array, corners: Uint32Array): Uint8Array<ArrayBuffer> {
  const labels = new Uint8Array(corners.length / 3);
  faceOf.forEach((face, f) => (labels[face] = own[f]!));
  return labels;
}

/** Mean over some of the edges, mm. */
function usualEdge(p: Float64Array, indices: Uint32Array): number {
  const step = 3 * Math.max(1, Math.floor(indices.length / 3 / 5000));
  let [sum, count] = [0, 0];
  for (let i = 0; i < indices.length; i += step) {
    const [a, b] = [indices[i]! * 3, indices[i + 1]! * 3];
    sum += Math.sqrt((p[a]! - p[b]!) ** 2 + (p[a + 1]! - p[b + 1]!) ** 2 + (p[a + 2]! - p[b + 2]!) ** 2);
    count++;
  }
  return count > 0 ? sum / count : 1;
}
