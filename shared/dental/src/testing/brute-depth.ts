import type { Pose } from '@archway/contracts';
import { type Vec3, cross, dot, length, mean, squaredToTriangle, subtract } from '@archway/geometry';
import { vertexOf } from '../body/gum-line.ts';
import type { ToothBody } from '../body/tooth-body.ts';
import { relativePose } from '../pose/combine.ts';
import { AT_REST, pointIn } from '../pose/pose.ts';

/** Samples on faces near the other body, in mm. */
const DENSE = 0.08;
/** And about the least of a face, as a share of its sides. */
const FINEST = 0.01;
const AROUND = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));

/** With a sign, by every face: how often a slanting ray goes through the surface. */
function signedDistance({ positions, indices }: ToothBody, point: Vec3): number {
  const ray: Vec3 = [0.3713, 0.9021, 0.2197];
  let least = Infinity;
  let through = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [i, j, k] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    least = Math.min(least, squaredToTriangle(positions, 3 * i, 3 * j, 3 * k, point[0], point[1], point[2]));
    const [a, b, c] = [vertexOf(positions, i), vertexOf(positions, j), vertexOf(positions, k)];
    const [u, w] = [subtract(b, a), subtract(c, a)];
    const p = cross(ray, w);
    const det = dot(u, p);
    if (Math.abs(det) < 1e-12) continue;
    const from = subtract(point, a);
    const x = dot(from, p) / det;
    const q = cross(from, u);
    const y = dot(ray, q) / det;
    if (x >= 0 && y >= 0 && x + y <= 1 && dot(w, q) / det > 0) through++;
  }
  return Math.sqrt(least) * (through % 2 === 1 ? -1 : 1);
}

/** The least over dense points of one crown, by all faces of the other. */
function oneWay(crown: ToothBody, pose: Pose, other: ToothBody): number {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < other.positions.length; at++) {
    low[at % 3] = Math.min(low[at % 3]!, other.positions[at]! - 1);
    high[at % 3] = Math.max(high[at % 3]!, other.positions[at]! + 1);
  }
  const faces: { readonly corners: readonly Vec3[]; readonly radius: number; readonly least: number }[] = [];
  for (let t = 0; t < 3 * crown.crownFaces; t += 3) {
    const corners = [0, 1, 2].map((k) => pointIn(pose, vertexOf(crown.positions, crown.indices[t + k]!)));
    const middle = mean(corners);
    if (!middle.every((x, k) => x > low[k]! && x < high[k]!)) continue;
    const radius = Math.max(...corners.map((corner) => length(subtract(corner, middle))));
    faces.push({ corners, radius, least: signedDistance(other, middle) - radius });
  }
  // A distance changes no faster than its point moves: faces that cannot have the least are left out.
  faces.sort((one, another) => one.least - another.least);
  let best = Infinity;
  for (const { corners, radius, least } of faces) {
    if (least >= best) break;
    const at = (share: Vec3): number => {
      const mixed = (k: 0 | 1 | 2): number => corners.reduce((sum, corner, n) => sum + corner[k] * share[n]!, 0);
      return signedDistance(other, [mixed(0), mixed(1), mixed(2)]);
    };
    const parts = Math.max(1, Math.ceil((1.8 * radius) / DENSE));
    let own: { readonly depth: number; readonly share: Vec3 } = { depth: Infinity, share: [1, 0, 0] };
    const look = (share: Vec3): void => {
      const depth = at(share);
      if (depth < own.depth) own = { depth, share };
    };
    for (let i = 0; i <= parts; i++)
      for (let j = 0; j <= parts - i; j++) look([i / parts, j / parts, (parts - i - j) / parts]);
    // Where two edges cross, the samples are too far apart still.
    for (let step = 1 / parts; own.depth < best + DENSE / 2 && step > FINEST; step /= 2) {
      const [a, b] = own.share;
      for (const [x, y] of AROUND) {
        const first = Math.min(1, Math.max(0, a + (x * step) / 2));
        const second = Math.min(1 - first, Math.max(0, b + (y * step) / 2));
        look([first, second, 1 - first - second]);
      }
    }
    best = Math.min(best, own.depth);
  }
  return best;
}

/** Depth or gap of two bodies by brute force: slow, and right. */
export const bruteDepth = (one: ToothBody, pose: Pose, other: ToothBody): number =>
  Math.min(oneWay(one, pose, other), oneWay(other, relativePose(pose, AT_REST), one));
