import type { Patient } from './patient.ts';
import { areaOf, record, vertexTotal } from './patient.ts';
import { agrees, groupsOf, OPEN, twinsOf } from './twins.ts';

/**
 * Makes neighbours face the same way. In each connected piece the side with the larger area is right; a closed piece
 * that then encloses a negative volume is turned as a whole.
 */
export function unifyFacing(patient: Patient): void {
  const { indices } = patient;
  const twins = twinsOf(indices, vertexTotal(patient));
  const triangles = indices.length / 3;
  const { groups } = groupsOf(triangles, twins);
  const turned = sides(indices, twins, triangles);
  for (const group of groups) {
    const odd = group.filter((t) => turned[t] === 1);
    const even = group.filter((t) => turned[t] === 0);
    const minority = areaOf(patient, odd) > areaOf(patient, even) ? even : odd;
    if (minority.length > 0) {
      record(patient, 'flippedTriangles', minority);
      for (const t of minority) flip(indices, t);
    }
    const closed = group.every((t) => twins[t * 3] !== OPEN && twins[t * 3 + 1] !== OPEN && twins[t * 3 + 2] !== OPEN);
    if (closed && volume(patient, group) < 0) {
      record(patient, 'insideOut', group);
      for (const t of group) flip(indices, t);
    }
  }
}

/** For each triangle whether it faces as the first one of its piece does (0) or not (1). */
function sides(indices: Uint32Array, twins: Int32Array, triangles: number): Int8Array {
  const side = new Int8Array(triangles).fill(-1);
  for (let seed = 0; seed < triangles; seed++) {
    if (side[seed]! >= 0) continue;
    side[seed] = 0;
    const queue = [seed];
    for (let t = queue.pop(); t !== undefined; t = queue.pop()) {
      for (let h = t * 3; h < t * 3 + 3; h++) {
        const twin = twins[h]!;
        if (twin < 0) continue;
        const neighbour = Math.floor(twin / 3);
        if (side[neighbour]! >= 0) continue;
        side[neighbour] = agrees(indices, h, twin) ? side[t]! : 1 - side[t]!;
        queue.push(neighbour);
      }
    }
  }
  return side;
}

function flip(indices: Uint32Array, t: number): void {
  const b = indices[t * 3 + 1]!;
  indices[t * 3 + 1] = indices[t * 3 + 2]!;
  indices[t * 3 + 2] = b;
}

function volume({ positions: p, indices }: Patient, group: number[]): number {
  let sum = 0;
  for (const t of group) {
    const a = indices[t * 3]! * 3;
    const b = indices[t * 3 + 1]! * 3;
    const c = indices[t * 3 + 2]! * 3;
    sum +=
      p[a]! * (p[b + 1]! * p[c + 2]! - p[b + 2]! * p[c + 1]!) +
      p[a + 1]! * (p[b + 2]! * p[c]! - p[b]! * p[c + 2]!) +
      p[a + 2]! * (p[b]! * p[c + 1]! - p[b + 1]! * p[c]!);
  }
  return sum;
}
