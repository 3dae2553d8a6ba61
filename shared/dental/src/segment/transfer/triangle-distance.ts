/**
 * Squared distance of a point from a triangle (Ericson, Real-Time Collision Detection, 5.1.5).
 * @param a, b, c where the corners' coordinates begin in `p`
 */
export function squaredDistance(
  p: Float64Array,
  a: number,
  b: number,
  c: number,
  x: number,
  y: number,
  z: number,
): number {
  const [ax, ay, az] = [p[a]!, p[a + 1]!, p[a + 2]!];
  const [abx, aby, abz] = [p[b]! - ax, p[b + 1]! - ay, p[b + 2]! - az];
  const [acx, acy, acz] = [p[c]! - ax, p[c + 1]! - ay, p[c + 2]! - az];
  const [px, py, pz] = [x - ax, y - ay, z - az];
  const d1 = abx * px + aby * py + abz * pz;
  const d2 = acx * px + acy * py + acz * pz;
  const to = (u: number, v: number): number => {
    const [dx, dy, dz] = [px - u * abx - v * acx, py - u * aby - v * acy, pz - u * abz - v * acz];
    return dx * dx + dy * dy + dz * dz;
  };
  if (d1 <= 0 && d2 <= 0) return to(0, 0);
  const abab = abx * abx + aby * aby + abz * abz;
  const abac = abx * acx + aby * acy + abz * acz;
  const acac = acx * acx + acy * acy + acz * acz;
  const [d3, d4] = [d1 - abab, d2 - abac];
  if (d3 >= 0 && d4 <= d3) return to(1, 0);
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return to(d1 / (d1 - d3), 0);
  const [d5, d6] = [d1 - abac, d2 - acac];
  if (d6 >= 0 && d5 <= d6) return to(0, 1);
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return to(0, d2 / (d2 - d6));
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    const w = (d4 - d3) / (d4 - d3 + (d5 - d6));
    return to(1 - w, w);
  }
  const whole = va + vb + vc;
  return to(vb / whole, vc / whole);
}
