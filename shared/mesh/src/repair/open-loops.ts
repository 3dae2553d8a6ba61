import { cornerAfter } from '../clean/corners.ts';
import { OPEN } from './twins.ts';

/** Rims as half edges in order. A vertex with several open edges out of it (surfaces that touch) ends the loop unused. */
export function openLoops(indices: Uint32Array, twins: Int32Array): number[][] {
  const from = new Map<number, number>();
  const ambiguous = new Set<number>();
  twins.forEach((twin, h) => {
    if (twin !== OPEN) return;
    if (from.has(indices[h]!)) ambiguous.add(indices[h]!);
    from.set(indices[h]!, h);
  });
  const loops: number[][] = [];
  const done = new Set<number>();
  for (const [first, start] of from) {
    if (done.has(first)) continue;
    const loop: number[] = [];
    let h: number | undefined = start;
    while (h !== undefined && !done.has(indices[h]!) && !ambiguous.has(indices[h]!)) {
      done.add(indices[h]!);
      loop.push(h);
      h = from.get(indices[cornerAfter(h)]!);
    }
    if (h === start && loop.length >= 3) loops.push(loop);
  }
  return loops;
}

/** Length of a closed line through these vertices, in the file's unit. */
export function lengthOf(positions: Float32Array, corners: readonly number[]): number {
  return corners.reduce((sum, corner, k) => {
    const next = corners[(k + 1) % corners.length]! * 3;
    const at = corner * 3;
    return sum + Math.hypot(...[0, 1, 2].map((axis) => positions[next + axis]! - positions[at + axis]!));
  }, 0);
}
