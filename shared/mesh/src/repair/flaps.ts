import { cornerAfter } from '../clean/corners.ts';
import type { Patient } from './patient.ts';
import { record, remove, vertexTotal } from './patient.ts';
import { CROWDED, groupsOf, twinsOf } from './twins.ts';

/** A flap has at most this share of the triangles of the surface that it hangs on. */
const SMALL = 0.01;

/**
 * Removes small flaps from edges that three or more triangles share, as long as two triangles stay on the edge. Where
 * large surfaces meet, nothing is removed; they are taken apart later.
 */
export function removeFlaps(patient: Patient): void {
  const { indices } = patient;
  const twins = twinsOf(indices, vertexTotal(patient));
  const edges = new Map<string, number[]>();
  twins.forEach((twin, h) => {
    if (twin !== CROWDED) return;
    const ends = [indices[h]!, indices[cornerAfter(h)]!].sort((a, b) => a - b).join();
    const triangles = edges.get(ends);
    if (triangles) triangles.push(Math.floor(h / 3));
    else edges.set(ends, [Math.floor(h / 3)]);
  });
  if (edges.size === 0) return;

  const { groups, of } = groupsOf(indices.length / 3, twins);
  const flaps = new Set<number>();
  for (const triangles of edges.values()) {
    const bySize = [...triangles].sort((a, b) => groups[of[b]!]!.length - groups[of[a]!]!.length);
    const surface = groups[of[bySize[0]!]!]!.length;
    for (const triangle of bySize.slice(2)) {
      if (groups[of[triangle]!]!.length <= surface * SMALL) flaps.add(of[triangle]!);
    }
  }
  const gone = new Set<number>();
  for (const flap of flaps) {
    record(patient, 'nonManifoldFlap', groups[flap]!);
    for (const triangle of groups[flap]!) gone.add(triangle);
  }
  remove(patient, gone);
}
