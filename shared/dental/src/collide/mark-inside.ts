import type { Lattice, Triangles } from './lattice.ts';

/** Columns run a little beside the points, in steps of the grid, so that none goes through a vertex or along an edge. */
const ASIDE = { y: 1.37e-5, z: 2.11e-5 };

/** Where each column along x goes through the surface, in steps of the grid. */
function crossings({ positions: v, indices }: Triangles, { low, step, ny, nz }: Lattice): Map<number, number[]> {
  const columns = new Map<number, number[]>();
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [3 * indices[t]!, 3 * indices[t + 1]!, 3 * indices[t + 2]!];
    const y = (at: number): number => (v[at + 1]! - low[1]) / step + ASIDE.y;
    const z = (at: number): number => (v[at + 2]! - low[2]) / step + ASIDE.z;
    const [ya, yb, yc] = [y(a), y(b), y(c)];
    const [za, zb, zc] = [z(a), z(b), z(c)];
    const area = (yb - ya) * (zc - za) - (yc - ya) * (zb - za);
    if (Math.abs(area) < 1e-14) continue;
    const lastY = Math.min(ny - 1, Math.floor(Math.max(ya, yb, yc)));
    const lastZ = Math.min(nz - 1, Math.floor(Math.max(za, zb, zc)));
    for (let j = Math.max(0, Math.ceil(Math.min(ya, yb, yc))); j <= lastY; j++)
      for (let k = Math.max(0, Math.ceil(Math.min(za, zb, zc))); k <= lastZ; k++) {
        const p = ((j - ya) * (zc - za) - (yc - ya) * (k - za)) / area;
        const q = ((yb - ya) * (k - za) - (j - ya) * (zb - za)) / area;
        if (p < 0 || q < 0 || p + q > 1) continue;
        const x = (v[a]! + p * (v[b]! - v[a]!) + q * (v[c]! - v[a]!) - low[0]) / step;
        const list = columns.get(j * nz + k);
        if (list) list.push(x);
        else columns.set(j * nz + k, [x]);
      }
  }
  return columns;
}

/** Gives the distances inside a closed surface their sign, by how often each column has gone through it. */
export function markInside(mesh: Triangles, lattice: Lattice, distances: Float32Array): void {
  const { nx, ny, nz } = lattice;
  for (const [column, list] of crossings(mesh, lattice)) {
    list.sort((one, other) => one - other);
    for (let n = 0; n + 1 < list.length; n += 2) {
      const last = Math.min(nx - 1, Math.floor(list[n + 1]!));
      for (let x = Math.max(0, Math.ceil(list[n]!)); x <= last; x++) {
        const at = x * ny * nz + column;
        distances[at] = -distances[at]!;
      }
    }
  }
}
