import { cornerAfter, cornerBefore } from '../clean/corners.ts';
import type { Patient } from './patient.ts';
import { areaOf, record, remove, vertexTotal } from './patient.ts';
import { groupsOf, OPEN, twinsOf } from './twins.ts';

/** A single triangle is a spur when the angle at its free tip is below this (radians, 35°). */
const SHARP = 0.61;

/**
 * Removes strips that stick out of the rim: triangles all of whose corners lie on the rim, connected among themselves,
 * and hanging on the rest by one edge or none. What connects two parts of the surface stays.
 */
export function removeSpurs(patient: Patient, largestShare: number): void {
  const { indices } = patient;
  const twins = twinsOf(indices, vertexTotal(patient));
  const rim = new Uint8Array(vertexTotal(patient));
  twins.forEach((twin, h) => {
    if (twin === OPEN) rim[indices[h]!] = rim[indices[cornerAfter(h)]!] = 1;
  });
  const isStrip = (t: number) => rim[indices[t * 3]!]! + rim[indices[t * 3 + 1]!]! + rim[indices[t * 3 + 2]!]! === 3;
  const triangles = indices.length / 3;
  const strip = new Uint8Array(triangles);
  for (let t = 0; t < triangles; t++) strip[t] = isStrip(t) ? 1 : 0;
  const stripOf = (h: number) => strip[Math.floor(h / 3)] === 1;
  const { groups } = groupsOf(triangles, twins, (h, twin) => stripOf(h) && stripOf(twin));

  const whole = areaOf(
    patient,
    Array.from({ length: triangles }, (_, t) => t),
  );
  const gone = new Set<number>();
  for (const group of groups) {
    if (strip[group[0]!] !== 1 || areaOf(patient, group) > whole * largestShare) continue;
    const links = group
      .flatMap((t) => [t * 3, t * 3 + 1, t * 3 + 2])
      .filter((h) => twins[h]! !== OPEN && !stripOf(twins[h]!));
    if (links.length > 1 || (group.length === 1 && links.length === 1 && tipAngle(patient, links[0]!) > SHARP))
      continue;
    record(patient, 'spur', group);
    for (const triangle of group) gone.add(triangle);
  }
  // A mesh that is nothing but strips is left alone.
  if (gone.size < triangles) remove(patient, gone);
  else patient.repairs = patient.repairs.filter((repair) => repair.kind !== 'spur');
}

/** The angle at the corner that faces the edge by which a triangle hangs. */
function tipAngle({ positions: p, indices }: Patient, link: number): number {
  const tip = indices[cornerBefore(link)]! * 3;
  const ends = [indices[link]! * 3, indices[cornerAfter(link)]! * 3];
  const [u, v] = ends.map((end) => [0, 1, 2].map((k) => p[end + k]! - p[tip + k]!)) as [number[], number[]];
  const product = u[0]! * v[0]! + u[1]! * v[1]! + u[2]! * v[2]!;
  return Math.acos(Math.max(-1, Math.min(1, product / (Math.hypot(...u) * Math.hypot(...v) || 1))));
}
