import { dot, scale, subtract } from '@archway/geometry';
import type { Mesh } from '../mesh.ts';
import { vertexCount } from '../mesh.ts';
import type { JawOrientation } from '../orient/orient-jaw.ts';
import { lengthOf, openLoops } from '../repair/open-loops.ts';
import { twinsOf } from '../repair/twins.ts';
import type { Vector } from './measure.ts';

/** A hole is worth a word from this diameter on, mm: smaller ones are closed without anybody missing a surface. */
const LEAST_MM = 2;
/** A loop as long as this is no hole any more but the rim of the scan, or of a piece beside it, mm. */
const RIM_MM = 60;
/** A crown reaches so far down from the cusps beside it, mm. */
const CROWN_MM = 6;
/** No scan has more that a person would look at one by one; a torn file has thousands of loops. */
const MOST = 50;
/** How far the cusps of the same tooth may be from the middle of the hole, mm; and least so many vertices around it. */
const BESIDE_MM = 4.5;
const LEAST_BESIDE = 20;
/** Crowns end within so many mm of the highest ones; lower tops are gum, palate or the place of a lost tooth. */
const TOPS_MM = 6;

export interface CrownHole {
  /** Middle of its rim, in the file's coordinates. */
  at: Vector;
  /** Of a circle with a rim of this length, mm. */
  diameterMm: number;
}

/** Holes in the crowns of a whole arch, largest first. The open back, the rim of the gum and gaps below the crowns are none. */
export function crownHoles(mesh: Mesh, jaw: JawOrientation, toMm: number): CrownHole[] {
  const { indices, positions } = mesh;
  const heightOf = (point: Vector): number => dot(subtract(point, jaw.origin), jaw.occlusal) * toMm;
  const found = openLoops(indices, twinsOf(indices, vertexCount(mesh)))
    .map((loop) => loop.map((h) => indices[h]!))
    .map((corners) => ({ at: middleOf(positions, corners), perimeter: lengthOf(positions, corners) * toMm }))
    .filter(({ perimeter }) => perimeter >= LEAST_MM * Math.PI && perimeter < RIM_MM);
  if (found.length === 0) return [];
  const largest = found.sort((a, b) => b.perimeter - a.perimeter).slice(0, MOST);
  const heights = heightsOf(mesh, heightOf);
  const top = Float32Array.from(heights).sort()[Math.floor(heights.length * 0.99)]!;
  return largest
    .filter(({ at }) => {
      const cusps = cuspsBeside(mesh, heights, jaw, at, toMm);
      return cusps !== null && cusps >= top - TOPS_MM && heightOf(at) >= cusps - CROWN_MM;
    })
    .map(({ at, perimeter }) => ({ at, diameterMm: perimeter / Math.PI }));
}

const vertexAt = (positions: Float32Array, vertex: number): Vector => [
  positions[vertex * 3]!,
  positions[vertex * 3 + 1]!,
  positions[vertex * 3 + 2]!,
];

function middleOf(positions: Float32Array, corners: readonly number[]): Vector {
  const sum: Vector = [0, 0, 0];
  for (const corner of corners) for (const axis of [0, 1, 2] as const) sum[axis] += positions[corner * 3 + axis]!;
  return scale(sum, 1 / corners.length);
}

/** Of each vertex above the front end of the midline, mm; what the crowns point to is up. */
const heightsOf = (mesh: Mesh, heightOf: (point: Vector) => number): Float32Array =>
  Float32Array.from({ length: vertexCount(mesh) }, (_, vertex) => heightOf(vertexAt(mesh.positions, vertex)));

/** Height of the highest surface beside a point, seen along the crowns; null where there is next to nothing. */
function cuspsBeside(mesh: Mesh, heights: Float32Array, jaw: JawOrientation, at: Vector, toMm: number): number | null {
  let highest = -Infinity;
  let beside = 0;
  for (const [vertex, height] of heights.entries()) {
    const away = subtract(vertexAt(mesh.positions, vertex), at);
    const across = Math.hypot(dot(away, jaw.anterior), dot(away, jaw.lateral)) * toMm;
    if (across > BESIDE_MM) continue;
    beside++;
    if (height > highest) highest = height;
  }
  return beside < LEAST_BESIDE ? null : highest;
}
