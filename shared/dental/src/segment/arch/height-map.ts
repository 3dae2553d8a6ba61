import type { Surface } from '../surface/surface.ts';

/** Side of a cell in mm. */
const CELL = 0.5;
/** No surface. */
export const NOTHING = -99;
/** As many cells along one side as are ever kept: 200 mm, wider than any jaw. */
const MOST_CELLS = 400;

/** How high the surface stands over each place of the occlusal plane. */
export class HeightMap {
  private readonly heights: Float32Array;
  private readonly columns: number;
  private readonly rows: number;
  private readonly x0: number;
  private readonly z0: number;

  constructor({ positions, indices }: Pick<Surface, 'positions' | 'indices'>) {
    let [x0, x1, z0, z1] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let i = 0; i < positions.length; i += 3) {
      x0 = Math.min(x0, positions[i]!);
      x1 = Math.max(x1, positions[i]!);
      z0 = Math.min(z0, positions[i + 2]!);
      z1 = Math.max(z1, positions[i + 2]!);
    }
    this.x0 = x0;
    this.z0 = z0;
    this.columns = Math.min(MOST_CELLS, Math.ceil((x1 - x0) / CELL) + 2);
    this.rows = Math.min(MOST_CELLS, Math.ceil((z1 - z0) / CELL) + 2);
    this.heights = new Float32Array(this.columns * this.rows).fill(NOTHING);
    for (let i = 0; i < indices.length; i += 3) {
      this.draw(positions, indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3);
    }
  }

  private draw(p: Float64Array, a: number, b: number, c: number): void {
    const [ax, bx, cx] = [(p[a]! - this.x0) / CELL, (p[b]! - this.x0) / CELL, (p[c]! - this.x0) / CELL];
    const [az, bz, cz] = [(p[a + 2]! - this.z0) / CELL, (p[b + 2]! - this.z0) / CELL, (p[c + 2]! - this.z0) / CELL];
    const area = (bz - cz) * (ax - cx) + (cx - bx) * (az - cz);
    if (Math.abs(area) < 1e-9) return;
    const [fromX, toX] = [
      Math.floor(Math.min(ax, bx, cx)),
      Math.min(this.columns - 1, Math.ceil(Math.max(ax, bx, cx))),
    ];
    const [fromZ, toZ] = [Math.floor(Math.min(az, bz, cz)), Math.min(this.rows - 1, Math.ceil(Math.max(az, bz, cz)))];
    for (let z = fromZ; z <= toZ; z++) {
      for (let x = fromX; x <= toX; x++) {
        const u = ((bz - cz) * (x - cx) + (cx - bx) * (z - cz)) / area;
        const v = ((cz - az) * (x - cx) + (ax - cx) * (z - cz)) / area;
        const w = 1 - u - v;
        if (u < -1e-6 || v < -1e-6 || w < -1e-6) continue;
        const height = u * p[a + 1]! + v * p[b + 1]! + w * p[c + 1]!;
        const cell = z * this.columns + x;
        if (height > this.heights[cell]!) this.heights[cell] = height;
      }
    }
  }

  /** NOTHING where there is no surface. */
  at(x: number, z: number): number {
    const column = Math.round((x - this.x0) / CELL);
    const row = Math.round((z - this.z0) / CELL);
    if (!(column >= 0 && row >= 0 && column < this.columns && row < this.rows)) return NOTHING;
    return this.heights[row * this.columns + column]!;
  }
}
