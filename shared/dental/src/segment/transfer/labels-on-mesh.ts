import type { Surface } from '../surface/surface.ts';
import { type WeldedMesh } from '../surface/working-mesh.ts';
import { FaceGrid } from './face-grid.ts';
import { LabelGrid } from './label-grid.ts';
import { smoothBoundaries } from './smooth-boundaries.ts';
import { usualEdge } from './usual-edge.ts';

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
  const own = new Uint8Array(faceOf.length);
  const middle = [0, 0, 0];
  for (let f = 0; f < own.length; f++) {
    const [a, b, c] = [indices[f * 3]! * 3, indices[f * 3 + 1]! * 3, indices[f * 3 + 2]! * 3];
    for (let k = 0; k < 3; k++) middle[k] = (positions[a + k]! + positions[b + k]! + positions[c + k]!) / 3;
    own[f] = grid.at(middle[0]!, middle[1]!, middle[2]!);
  }
  smoothBoundaries(indices, positions.length / 3, own, usualEdge(positions, indices));
  return onGiven(own, faceOf, corners);
}

/** Labels of given faces; those without an area, which no surface has, are gum. */
export function onGiven(own: Uint8Array, faceOf: Uint32Array, corners: Uint32Array): Uint8Array<ArrayBuffer> {
  const labels = new Uint8Array(corners.length / 3);
  faceOf.forEach((face, f) => (labels[face] = own[f]!));
  return labels;
}
