import type { Vec3 } from '@archway/geometry';

/** Steps of the smoothing at faces of about 0.6 mm, and how far each goes of the way to the middle of the neighbours. */
const STEPS = 10;
const STEP = 0.5;
/** How much of it the first ring follows, so that no face folds over. */
const RING = 0.15;

/** Neighbours of each vertex along the borders of labels. */
function bordersOf(labels: Uint8Array, indices: Uint32Array, across: Int32Array): Map<number, number[]> {
  const along = new Map<number, number[]>();
  const join = (from: number, to: number): void => {
    const list = along.get(from);
    if (list) list.push(to);
    else along.set(from, [to]);
  };
  for (let at = 0; at < indices.length; at++) {
    const [face, other] = [Math.floor(at / 3), across[at]!];
    if (other <= face || labels[other] === labels[face]) continue;
    const [a, b] = [indices[at]!, indices[at % 3 === 2 ? at - 2 : at + 1]!];
    join(a, b);
    join(b, a);
  }
  return along;
}

/** The surface's direction at some vertices, of length 1, and the vertices around each. */
function surroundings(positions: Float64Array, indices: Uint32Array, wanted: ReadonlyMap<number, unknown>) {
  const normals = new Map<number, [number, number, number]>();
  const rings = new Map<number, Set<number>>();
  for (const vertex of wanted.keys()) {
    normals.set(vertex, [0, 0, 0]);
    rings.set(vertex, new Set());
  }
  for (let at = 0; at < indices.length; at += 3) {
    const corners = [indices[at]!, indices[at + 1]!, indices[at + 2]!] as const;
    if (!corners.some((vertex) => wanted.has(vertex))) continue;
    const normal = faceNormal(positions, corners);
    for (const vertex of corners) {
      const sum = normals.get(vertex);
      if (!sum) continue;
      for (let k = 0; k < 3; k++) sum[k]! += normal[k]!;
      for (const other of corners) if (other !== vertex) rings.get(vertex)!.add(other);
    }
  }
  for (const sum of normals.values()) {
    const size = Math.sqrt(sum[0] ** 2 + sum[1] ** 2 + sum[2] ** 2) || 1;
    for (let k = 0; k < 3; k++) sum[k]! /= size;
  }
  return { normals, rings };
}

function faceNormal(p: Float64Array, [i, j, k]: readonly [number, number, number]): Vec3 {
  const [a, b, c] = [3 * i, 3 * j, 3 * k];
  const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
  const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** Length of a face's edge in the scans that the steps were chosen on, in mm. */
const USUAL_EDGE = 0.6;

/** More steps on denser meshes: a step reaches as far as an edge is long. */
function stepsFor(positions: Float64Array, indices: Uint32Array): number {
  let area = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [x, y, z] = faceNormal(positions, [indices[at]!, indices[at + 1]!, indices[at + 2]!]);
    area += Math.sqrt(x * x + y * y + z * z) / 2;
  }
  const edge = Math.sqrt((area / (indices.length / 3 || 1)) * 2.3);
  return Math.max(STEPS, Math.min(4 * STEPS, Math.round((STEPS * USUAL_EDGE) / (edge || USUAL_EDGE))));
}

/**
 * Borders of labels follow the edges of faces; here their vertices slide along the surface until the border runs evenly.
 * @returns other positions; those that were given stay
 */
export function smoothedBorders(
  positions: Float64Array,
  indices: Uint32Array,
  labels: Uint8Array,
  across: Int32Array,
): Float64Array {
  const moved = positions.slice();
  const along = bordersOf(labels, indices, across);
  const { normals, rings } = surroundings(positions, indices, along);
  const ways = new Map<number, [number, number, number]>();
  for (let step = stepsFor(positions, indices); step > 0; step--) {
    ways.clear();
    for (const [vertex, neighbours] of along) {
      // Where three labels meet the border stays.
      if (neighbours.length !== 2) continue;
      const way: [number, number, number] = [0, 0, 0];
      for (let k = 0; k < 3; k++)
        way[k] = (moved[3 * neighbours[0]! + k]! + moved[3 * neighbours[1]! + k]!) / 2 - moved[3 * vertex + k]!;
      const normal = normals.get(vertex)!;
      const off = way[0] * normal[0] + way[1] * normal[1] + way[2] * normal[2];
      for (let k = 0; k < 3; k++) way[k] = (way[k]! - normal[k]! * off) * STEP;
      ways.set(vertex, way);
    }
    for (const [vertex, way] of ways) {
      for (let k = 0; k < 3; k++) moved[3 * vertex + k]! += way[k]!;
      for (const other of rings.get(vertex)!)
        if (!along.has(other)) for (let k = 0; k < 3; k++) moved[3 * other + k]! += way[k]! * RING;
    }
  }
  return moved;
}
