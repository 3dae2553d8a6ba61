import { type Vec3, dot, moved, subtract } from './vector.ts';

/**
 * Squared distance of a point from a triangle (Ericson, Real-Time Collision Detection, 5.1.5): from the place of the triangle
 * that is nearest, as shares `u` and `v` of its two sides from the first corner. Runs for millions of pairs, so nothing is
 * made on the way.
 * @param a, b, c where the coordinates of the corners begin in `p`
 */
export function squaredToTriangle(
  p: Float64Array,
  a: number,
  b: number,
  c: number,
  x: number,
  y: number,
  z: number,
): number {
  const ax = p[a]!;
  const ay = p[a + 1]!;
  const az = p[a + 2]!;
  const abx = p[b]! - ax;
  const aby = p[b + 1]! - ay;
  const abz = p[b + 2]! - az;
  const acx = p[c]! - ax;
  const acy = p[c + 1]! - ay;
  const acz = p[c + 2]! - az;
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const d1 = abx * px + aby * py + abz * pz;
  const d2 = acx * px + acy * py + acz * pz;
  const abac = abx * acx + aby * acy + abz * acz;
  const d3 = d1 - (abx * abx + aby * aby + abz * abz);
  const d4 = d2 - abac;
  const d5 = d1 - abac;
  const d6 = d2 - (acx * acx + acy * acy + acz * acz);
  const va = d3 * d6 - d5 * d4;
  const vb = d5 * d2 - d1 * d6;
  const vc = d1 * d4 - d3 * d2;
  let u = 0;
  let v = 0;
  if (d1 <= 0 && d2 <= 0) u = 0;
  else if (d3 >= 0 && d4 <= d3) u = 1;
  else if (vc <= 0 && d1 >= 0 && d3 <= 0) u = d1 / (d1 - d3);
  else if (d6 >= 0 && d5 <= d6) v = 1;
  else if (vb <= 0 && d2 >= 0 && d6 <= 0) v = d2 / (d2 - d6);
  else if (va <= 0 && d4 >= d3 && d5 >= d6) {
    v = (d4 - d3) / (d4 - d3 + (d5 - d6));
    u = 1 - v;
  } else {
    const whole = va + vb + vc;
    u = vb / whole;
    v = vc / whole;
  }
  const dx = px - u * abx - v * acx;
  const dy = py - u * aby - v * acy;
  const dz = pz - u * abz - v * acz;
  return dx * dx + dy * dy + dz * dz;
}

/** The point of a triangle that is nearest to `p`: the same cases, for whoever needs the point itself. */
export function nearestOnTriangle(p: Vec3, a: Vec3, b: Vec3, c: Vec3): Vec3 {
  const [ab, ac, ap] = [subtract(b, a), subtract(c, a), subtract(p, a)];
  const [d1, d2] = [dot(ab, ap), dot(ac, ap)];
  if (d1 <= 0 && d2 <= 0) return a;
  const bp = subtract(p, b);
  const [d3, d4] = [dot(ab, bp), dot(ac, bp)];
  if (d3 >= 0 && d4 <= d3) return b;
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return moved(a, [ab, d1 / (d1 - d3)]);
  const cp = subtract(p, c);
  const [d5, d6] = [dot(ab, cp), dot(ac, cp)];
  if (d6 >= 0 && d5 <= d6) return c;
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return moved(a, [ac, d2 / (d2 - d6)]);
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 >= d3 && d5 >= d6) return moved(b, [subtract(c, b), (d4 - d3) / (d4 - d3 + (d5 - d6))]);
  const whole = va + vb + vc;
  return moved(a, [ab, vb / whole], [ac, vc / whole]);
}
