/**
 * Triangles that span a closed loop of vertices with the least area, found by dynamic programming over all ways to cut
 * the loop (Barequet and Sharir, "Filling gaps in the boundary of a polyhedron", 1995). They turn as the loop does.
 */
export function fillLoop(positions: Float32Array, loop: number[]): number[] {
  const n = loop.length;
  if (n < 3) return [];
  const cost = new Float64Array(n * n);
  const cut = new Int32Array(n * n).fill(-1);
  for (let span = 2; span < n; span++) {
    for (let i = 0; i + span < n; i++) {
      const j = i + span;
      let best = Infinity;
      for (let k = i + 1; k < j; k++) {
        const total = cost[i * n + k]! + cost[k * n + j]! + area(positions, loop[i]!, loop[k]!, loop[j]!);
        if (total < best) {
          best = total;
          cut[i * n + j] = k;
        }
      }
      cost[i * n + j] = best;
    }
  }
  const triangles: number[] = [];
  const open: [number, number][] = [[0, n - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [i, j] = range;
    const k = cut[i * n + j]!;
    if (k < 0) continue;
    triangles.push(loop[i]!, loop[k]!, loop[j]!);
    open.push([i, k], [k, j]);
  }
  return triangles;
}

function area(p: Float32Array, a: number, b: number, c: number): number {
  const ux = p[b * 3]! - p[a * 3]!;
  const uy = p[b * 3 + 1]! - p[a * 3 + 1]!;
  const uz = p[b * 3 + 2]! - p[a * 3 + 2]!;
  const vx = p[c * 3]! - p[a * 3]!;
  const vy = p[c * 3 + 1]! - p[a * 3 + 1]!;
  const vz = p[c * 3 + 2]! - p[a * 3 + 2]!;
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
}
