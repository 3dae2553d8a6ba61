import { anyPerpendicular, cross, dot } from '@archway/geometry';
import type { SurfaceSamples } from './samples.ts';
import type { Vector } from '../analyse/measure.ts';

/** Directions are counted in cells of this size (about 3°), as far from the occlusal direction as REACH allows. */
const CELL = 0.05;
const REACH = 0.45;
const SIDE = Math.round((2 * REACH) / CELL);
/** Cosine of the angle (4.5°) and distance in mm within which a place belongs to the plane. */
const ALIGNED = 0.997;
const LAYER = 0.5;
/** Gum and palate never lie in one plane to this share of the whole surface. */
const MIN_SHARE = 0.02;

/**
 * Which samples lie in the flat plaster (or the flat closing of a model program) that faces the same way as the teeth:
 * it fills the place of the tongue, but is neither gum nor palate. Empty when there is no such plane.
 */
export function plasterSamples({ points, normals, count }: SurfaceSamples, up: Vector): Uint8Array {
  const found = new Uint8Array(count);
  const normal = commonestNormal(normals, up);
  const offsets = new Map<number, number>();
  const layerOf = (i: number): number => {
    const aligned = normals[i]! * normal[0] + normals[i + 1]! * normal[1] + normals[i + 2]! * normal[2] > ALIGNED;
    if (!aligned) return NaN;
    return Math.round((points[i]! * normal[0] + points[i + 1]! * normal[1] + points[i + 2]! * normal[2]) / LAYER);
  };
  for (let i = 0; i < points.length; i += 3) {
    const layer = layerOf(i);
    if (!Number.isNaN(layer)) offsets.set(layer, (offsets.get(layer) ?? 0) + 1);
  }
  // A plane may lie on the border of two layers.
  const thick = (layer: number): number =>
    (offsets.get(layer - 1) ?? 0) + (offsets.get(layer) ?? 0) + (offsets.get(layer + 1) ?? 0);
  const planes = new Set([...offsets.keys()].filter((layer) => thick(layer) >= MIN_SHARE * count));
  if (planes.size === 0) return found;
  for (let s = 0; s < count; s++) {
    const layer = layerOf(s * 3);
    if (planes.has(layer) || planes.has(layer - 1) || planes.has(layer + 1)) found[s] = 1;
  }
  return found;
}

/** The direction near `up` in which most of the surface looks. */
function commonestNormal(normals: Float64Array, up: Vector): Vector {
  const x = anyPerpendicular(up);
  const z = cross(x, up);
  const cells = new Uint32Array(SIDE * SIDE);
  const sums = new Float64Array(SIDE * SIDE * 3);
  let best = 0;
  for (let i = 0; i < normals.length; i += 3) {
    const n: Vector = [normals[i]!, normals[i + 1]!, normals[i + 2]!];
    const column = Math.floor((dot(n, x) + REACH) / CELL);
    const row = Math.floor((dot(n, z) + REACH) / CELL);
    if (dot(n, up) < 0 || column < 0 || row < 0 || column >= SIDE || row >= SIDE) continue;
    const cell = row * SIDE + column;
    cells[cell]!++;
    for (let k = 0; k < 3; k++) sums[cell * 3 + k]! += n[k]!;
    if (cells[cell]! > cells[best]!) best = cell;
  }
  const sum: Vector = [sums[best * 3]!, sums[best * 3 + 1]!, sums[best * 3 + 2]!];
  const size = Math.sqrt(dot(sum, sum)) || 1;
  return [sum[0] / size, sum[1] / size, sum[2] / size];
}
