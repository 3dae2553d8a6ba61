import type { ToothFrame } from '@archway/contracts';
import { type Vec3, cross, dot, length, scale, subtract, unit } from '@archway/geometry';

/** The closed surface of a tooth as its file holds it, faces outwards. */
export interface BodyMesh {
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

/** Three directions at right angles and where they begin, in the frame of the jaw. */
export interface Axes {
  readonly origin: Vec3;
  readonly x: Vec3;
  readonly y: Vec3;
  readonly z: Vec3;
}

export const axesOf = ({ origin, mesial, long, buccal }: ToothFrame): Axes => ({
  ...{ origin, x: mesial, y: long, z: buccal },
});

/** A surface along three axes: x, y and z of each vertex. */
interface AlongAxes {
  readonly points: Float64Array;
  readonly indices: ArrayLike<number>;
}

export function alongAxes({ positions, indices }: BodyMesh, { origin, x, y, z }: Axes): AlongAxes {
  const points = new Float64Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const [a, b, c] = [positions[at]! - origin[0], positions[at + 1]! - origin[1], positions[at + 2]! - origin[2]];
    points[at] = a * x[0] + b * x[1] + c * x[2];
    points[at + 1] = a * y[0] + b * y[1] + c * y[2];
    points[at + 2] = a * z[0] + b * z[1] + c * z[2];
  }
  return { points, indices };
}

/** Faces that lie over a rectangle of the x-y plane, by where their corners begin. */
export function facesOver(
  { points, indices }: AlongAxes,
  { x: [x0, x1], y: [y0, y1] }: { readonly x: readonly [number, number]; readonly y: readonly [number, number] },
): Uint32Array {
  const found: number[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [3 * indices[t]!, 3 * indices[t + 1]!, 3 * indices[t + 2]!];
    const [ax, bx, cx] = [points[a]!, points[b]!, points[c]!];
    if (Math.max(ax, bx, cx) < x0 || Math.min(ax, bx, cx) > x1) continue;
    const [ay, by, cy] = [points[a + 1]!, points[b + 1]!, points[c + 1]!];
    if (Math.max(ay, by, cy) < y0 || Math.min(ay, by, cy) > y1) continue;
    found.push(a, b, c);
  }
  return Uint32Array.from(found);
}

/** Where a line along z goes through faces: from the greatest z down. */
export function crossings({ points: v }: AlongAxes, faces: Uint32Array, x: number, y: number): number[] {
  const found: number[] = [];
  for (let t = 0; t < faces.length; t += 3) {
    const [a, b, c] = [faces[t]!, faces[t + 1]!, faces[t + 2]!];
    const [ax, ay] = [v[a]! - x, v[a + 1]! - y];
    const [bx, by] = [v[b]! - x, v[b + 1]! - y];
    const [cx, cy] = [v[c]! - x, v[c + 1]! - y];
    const [p, q, r] = [bx * cy - cx * by, cx * ay - ax * cy, ax * by - bx * ay];
    const area = p + q + r;
    if (area === 0 || (p < 0 || q < 0 || r < 0) === (p > 0 || q > 0 || r > 0)) continue;
    found.push((p * v[a + 2]! + q * v[b + 2]! + r * v[c + 2]!) / area);
  }
  return found.sort((one, other) => other - one);
}

/** So far about a point its direction is the mean of the faces, mm: single faces of a scan look anywhere. */
const ABOUT = 1.6;
/** Faces that look farther away from each other than this, as a cosine, are of another side. */
const SAME_SIDE = 0.2;

/** Outwards from a surface about a point of it, in the frame of the jaw; null beside the surface. */
export function outwardsAt({ positions: v, indices }: BodyMesh, point: Vec3): Vec3 | null {
  const near: { readonly away: number; readonly area: Vec3 }[] = [];
  const at = (corner: number): Vec3 => [v[3 * corner]!, v[3 * corner + 1]!, v[3 * corner + 2]!];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [at(indices[t]!), at(indices[t + 1]!), at(indices[t + 2]!)];
    const middle: Vec3 = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3];
    const away = length(subtract(middle, point));
    if (away <= ABOUT) near.push({ away, area: cross(subtract(b, a), subtract(c, a)) });
  }
  const nearest = near.reduce<(typeof near)[number] | null>(
    (best, each) => (best && best.away <= each.away ? best : each),
    null,
  );
  if (!nearest || length(nearest.area) === 0) return null;
  const seed = unit(nearest.area);
  let sum: Vec3 = [0, 0, 0];
  for (const { area } of near)
    if (dot(area, seed) > SAME_SIDE * length(area)) sum = [sum[0] + area[0], sum[1] + area[1], sum[2] + area[2]];
  return length(sum) === 0 ? seed : scale(sum, 1 / length(sum));
}
