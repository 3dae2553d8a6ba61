import { cornerAfter } from '../clean/corners.ts';

export const OPEN = -1;
export const CROWDED = -2;

/**
 * For each half edge (the edge from corner h to the one after it) the half edge of the other triangle on it, whatever
 * way that runs; OPEN when there is none, CROWDED when three or more triangles share the edge.
 */
export function twinsOf(indices: Uint32Array, vertices: number): Int32Array {
  const starts = new Uint32Array(vertices + 2);
  const low = (h: number) => Math.min(indices[h]!, indices[cornerAfter(h)]!);
  const high = (h: number) => Math.max(indices[h]!, indices[cornerAfter(h)]!);
  for (let h = 0; h < indices.length; h++) starts[low(h) + 2]!++;
  for (let v = 2; v < starts.length; v++) starts[v]! += starts[v - 1]!;
  const edges = new Uint32Array(indices.length);
  for (let h = 0; h < indices.length; h++) edges[starts[low(h) + 1]!++] = h;

  const twins = new Int32Array(indices.length).fill(OPEN);
  const met = new Map<number, number>();
  for (let v = 0; v < vertices; v++) {
    met.clear();
    for (let k = starts[v]!; k < starts[v + 1]!; k++) {
      const h = edges[k]!;
      const other = met.get(high(h));
      if (other === undefined) {
        met.set(high(h), h);
      } else if (twins[other] === OPEN) {
        twins[other] = h;
        twins[h] = other;
      } else {
        if (twins[other]! >= 0) twins[twins[other]!] = CROWDED;
        twins[other] = CROWDED;
        twins[h] = CROWDED;
      }
    }
  }
  return twins;
}

/** Whether the triangles on both sides of an edge face the same way: they run along it in opposite directions. */
export const agrees = (indices: Uint32Array, h: number, twin: number) => indices[h] !== indices[twin];

/** Groups of triangles connected by `joined` half edges, numbered in the order of their first triangle. */
export function groupsOf(
  triangles: number,
  twins: Int32Array,
  joined: (h: number, twin: number) => boolean = () => true,
): { groups: number[][]; of: Int32Array } {
  const of = new Int32Array(triangles).fill(-1);
  const groups: number[][] = [];
  for (let seed = 0; seed < triangles; seed++) {
    if (of[seed]! >= 0) continue;
    const group = [seed];
    of[seed] = groups.length;
    for (let k = 0; k < group.length; k++) {
      for (let h = group[k]! * 3; h < group[k]! * 3 + 3; h++) {
        const twin = twins[h]!;
        if (twin < 0 || !joined(h, twin)) continue;
        const neighbour = Math.floor(twin / 3);
        if (of[neighbour]! >= 0) continue;
        of[neighbour] = groups.length;
        group.push(neighbour);
      }
    }
    groups.push(group);
  }
  return { groups, of };
}
