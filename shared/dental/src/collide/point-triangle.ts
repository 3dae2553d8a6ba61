/**
 * Squared distance from a point to a triangle, by the region that the point projects into: Ericson, Real-Time Collision
 * Detection, 5.1.5. On plain numbers, because it runs millions of times.
 * @param a, b, c where the corners begin in `v`
 */
export function squaredToTriangle(
  px: number,
  py: number,
  pz: number,
  v: Float64Array,
  a: number,
  b: number,
  c: number,
): number {
  const [ax, ay, az] = [v[a]!, v[a + 1]!, v[a + 2]!];
  const [ux, uy, uz] = [v[b]! - ax, v[b + 1]! - ay, v[b + 2]! - az];
  const [wx, wy, wz] = [v[c]! - ax, v[c + 1]! - ay, v[c + 2]! - az];
  const [x, y, z] = [px - ax, py - ay, pz - az];
  const d1 = ux * x + uy * y + uz * z;
  const d2 = wx * x + wy * y + wz * z;
  if (d1 <= 0 && d2 <= 0) return x * x + y * y + z * z;
  const [bx, by, bz] = [x - ux, y - uy, z - uz];
  const d3 = ux * bx + uy * by + uz * bz;
  const d4 = wx * bx + wy * by + wz * bz;
  if (d3 >= 0 && d4 <= d3) return bx * bx + by * by + bz * bz;
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return squaredOff(x, y, z, ux, uy, uz, d1 / (d1 - d3));
  const [cx, cy, cz] = [x - wx, y - wy, z - wz];
  const d5 = ux * cx + uy * cy + uz * cz;
  const d6 = wx * cx + wy * cy + wz * cz;
  if (d6 >= 0 && d5 <= d6) return cx * cx + cy * cy + cz * cz;
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return squaredOff(x, y, z, wx, wy, wz, d2 / (d2 - d6));
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 >= d3 && d5 >= d6)
    return squaredOff(bx, by, bz, wx - ux, wy - uy, wz - uz, (d4 - d3) / (d4 - d3 + d5 - d6));
  const k = 1 / (va + vb + vc);
  const [s, t] = [vb * k, vc * k];
  return (x - ux * s - wx * t) ** 2 + (y - uy * s - wy * t) ** 2 + (z - uz * s - wz * t) ** 2;
}

/** From the point that is so far along a way. */
function squaredOff(x: number, y: number, z: number, ux: number, uy: number, uz: number, part: number): number {
  return (x - ux * part) ** 2 + (y - uy * part) ** 2 + (z - uz * part) ** 2;
}
