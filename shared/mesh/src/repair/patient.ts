import type { Vector } from '../analyse/measure.ts';
import { doubledArea } from '../analyse/measure.ts';

export type RepairKind =
  /** Triangles turned to face the way that their surroundings do. */
  | 'flippedTriangles'
  /** A closed body whose surface faced inwards, turned as a whole. */
  | 'insideOut'
  /** A flap on an edge that three or more triangles shared, removed. */
  | 'nonManifoldFlap'
  /** A small loose piece, removed. */
  | 'tinyComponent'
  /** A thin strip that stuck out of the rim, removed. */
  | 'spur'
  /** A small hole, closed. */
  | 'hole'
  /** Surfaces that touched in a vertex or along an edge, taken apart. */
  | 'touchingSurfaces';

/** One thing that was repaired, and where. */
export interface Repair {
  kind: RepairKind;
  /** Triangles turned, removed or added (vertices added, for touching surfaces). */
  count: number;
  /** Middle of the place, in the file's coordinates; absent where there are many places. */
  at?: Vector;
  areaMm2: number;
}

/** A mesh under repair; steps change it and write down what they did. */
export interface Patient {
  positions: Float32Array;
  indices: Uint32Array;
  faceColors: Uint8Array | undefined;
  /** Millimetres per unit. */
  toMm: number;
  repairs: Repair[];
}

export const vertexTotal = (patient: Patient) => patient.positions.length / 3;

export function record(patient: Patient, kind: RepairKind, triangles: number[]): void {
  const { positions, indices, toMm } = patient;
  const at: Vector = [0, 0, 0];
  let area = 0;
  for (const t of triangles) {
    area += doubledArea(positions, indices, t * 3) / 2;
    for (let c = t * 3; c < t * 3 + 3; c++) {
      for (let k = 0; k < 3; k++) at[k]! += positions[indices[c]! * 3 + k]! / (triangles.length * 3);
    }
  }
  patient.repairs.push({ kind, count: triangles.length, at, areaMm2: area * toMm ** 2 });
}

export function remove(patient: Patient, triangles: Set<number>): void {
  if (triangles.size === 0) return;
  const kept = (_: number, i: number) => !triangles.has(Math.floor(i / 3));
  patient.indices = patient.indices.filter(kept);
  patient.faceColors = patient.faceColors?.filter(kept);
}

export function areaOf({ positions, indices, toMm }: Patient, triangles: Iterable<number>): number {
  let doubled = 0;
  for (const t of triangles) doubled += doubledArea(positions, indices, t * 3);
  return (doubled / 2) * toMm ** 2;
}
