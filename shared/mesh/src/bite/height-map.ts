import { type Vec3, dot, subtract } from '@archway/geometry';
import type { Mesh } from '../mesh.ts';

/** Sides of a cell in mm, small against a cusp. */
const CELL = 0.5;
/** Cells of each side: more than the widest jaw has. */
const SIZE = 240;
const CELLS = SIZE * SIZE;

/** Where a map lies: its middle, and its directions across, along the teeth's height, and to the front. */
export interface MapFrame {
  readonly origin: Vec3;
  readonly across: Vec3;
  readonly height: Vec3;
  readonly front: Vec3;
}

/** Heights of a surface over a plane, of each cell the farthest in one direction: what articulating paper would meet. */
export class HeightMap {
  readonly #heights = new Float64Array(CELLS).fill(Number.NaN);

  /** @param farthest whether the greatest height of a cell counts, or the least */
  constructor({ positions, indices }: Mesh, toMm: number, frame: MapFrame, farthest: 'greatest' | 'least') {
    const sign = farthest === 'greatest' ? 1 : -1;
    const places = inMap(positions, toMm, frame);
    for (let at = 0; at < indices.length; at += 3) {
      const corners = [indices[at]! * 3, indices[at + 1]! * 3, indices[at + 2]! * 3] as const;
      this.#draw(places, corners, sign);
    }
  }

  heightAt(cell: number): number {
    return this.#heights[cell]!;
  }

  /** A triangle by points of it that lie no farther apart than a cell is wide. */
  #draw(places: Float64Array, [a, b, c]: readonly [number, number, number], sign: number): void {
    const side = (p: number, q: number): number => Math.hypot(places[p]! - places[q]!, places[p + 2]! - places[q + 2]!);
    const steps = Math.min(SIZE, Math.ceil(Math.max(side(a, b), side(b, c), side(c, a)) / CELL));
    if (steps <= 1) {
      // Most triangles of a scan are smaller than a cell.
      for (const k of [a, b, c]) this.#put(cellOf(places[k]!, places[k + 2]!), places[k + 1]!, sign);
      return;
    }
    for (let i = 0; i <= steps; i++) {
      for (let j = 0; j <= steps - i; j++) {
        const [u, v] = [i / steps, j / steps];
        const at = (k: number): number => places[a + k]! * (1 - u - v) + places[b + k]! * u + places[c + k]! * v;
        this.#put(cellOf(at(0), at(2)), at(1), sign);
      }
    }
  }

  #put(cell: number, height: number, sign: number): void {
    if (cell >= 0 && !(this.#heights[cell]! * sign >= height * sign)) this.#heights[cell] = height;
  }
}

/** Corners in the map's directions: across, height, front. */
function inMap(positions: Float32Array, toMm: number, { origin, across, height, front }: MapFrame): Float64Array {
  const places = new Float64Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const point = subtract([positions[at]!, positions[at + 1]!, positions[at + 2]!], origin);
    places[at] = dot(point, across) * toMm;
    places[at + 1] = dot(point, height) * toMm;
    places[at + 2] = dot(point, front) * toMm;
  }
  return places;
}

function cellOf(across: number, front: number): number {
  const [column, row] = [Math.floor(across / CELL) + SIZE / 2, Math.floor(front / CELL) + SIZE - MARGIN];
  return column >= 0 && column < SIZE && row >= 0 && row < SIZE ? row * SIZE + column : -1;
}

/** Rows before the origin, which lies at the front of the arch. */
const MARGIN = 40;

/** Every cell, with the place of its middle. */
export function* mapCells(): Generator<{ readonly cell: number; readonly across: number; readonly front: number }> {
  for (let cell = 0; cell < CELLS; cell++) {
    const across = ((cell % SIZE) + 0.5 - SIZE / 2) * CELL;
    yield { cell, across, front: (Math.floor(cell / SIZE) + 0.5 - (SIZE - MARGIN)) * CELL };
  }
}
