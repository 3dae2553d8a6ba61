import { components } from '../analyse/components.ts';
import { fillLoop } from './fill-loop.ts';
import type { Patient } from './patient.ts';
import { lengthOf, openLoops } from './open-loops.ts';
import { areaOf, record, vertexTotal } from './patient.ts';
import { twinsOf } from './twins.ts';

/** More corners than this are not filled: the work grows with their cube. */
const MAX_CORNERS = 60;
/** The rim of a piece is long for its area; a hole in it is not: perimeter² ÷ area of the piece. */
const HOLE_TO_AREA = 0.05;

/**
 * Closes small holes with the flattest patch of triangles on their corners; no vertex is added or moved. The rim of the
 * scan is never closed: it is too long.
 */
export function closeHoles(patient: Patient, maxPerimeterMm: number): void {
  const { indices, toMm } = patient;
  const vertices = vertexTotal(patient);
  const { ofTriangle, count } = components(indices, vertices);
  const pieces: number[][] = Array.from({ length: count }, () => []);
  ofTriangle.forEach((piece, triangle) => pieces[piece]!.push(triangle));
  const areas = pieces.map((piece) => areaOf(patient, piece));

  const patches: { triangles: number[]; beside: number }[] = [];
  for (const loop of openLoops(indices, twinsOf(indices, vertices))) {
    const corners = loop.map((h) => indices[h]!);
    const perimeter = lengthOf(patient.positions, corners) * toMm;
    const beside = Math.floor(loop[0]! / 3);
    if (corners.length > MAX_CORNERS || perimeter > maxPerimeterMm) continue;
    if (perimeter ** 2 > areas[ofTriangle[beside]!]! * HOLE_TO_AREA) continue;
    // The patch runs along the hole's edges against the direction of the triangles beside it.
    patches.push({ triangles: fillLoop(patient.positions, corners.reverse()), beside });
  }
  apply(patient, patches);
}

function apply(patient: Patient, patches: { triangles: number[]; beside: number }[]): void {
  const before = patient.indices.length;
  const added = patches.reduce((sum, { triangles }) => sum + triangles.length, 0);
  const indices = new Uint32Array(before + added);
  indices.set(patient.indices);
  const colors = patient.faceColors && new Uint8Array(before + added);
  colors?.set(patient.faceColors!);
  patient.indices = indices;
  patient.faceColors = colors;
  let at = before;
  for (const { triangles, beside } of patches) {
    indices.set(triangles, at);
    const numbers = Array.from({ length: triangles.length / 3 }, (_, t) => at / 3 + t);
    for (const t of numbers) colors?.copyWithin(t * 3, beside * 3, beside * 3 + 3);
    record(patient, 'hole', numbers);
    at += triangles.length;
  }
}
