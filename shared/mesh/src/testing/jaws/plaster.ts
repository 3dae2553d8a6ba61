import { boundsOf } from '../../analyse/measure.ts';
import type { Mesh } from '../../mesh.ts';
import type { Specimen } from './specimen.ts';

export interface PlasterOptions {
  /** `horseshoe` ends at the scan's rim, `full` fills the space inside the arch, `trimmed` has the angles of a study model. */
  form: 'horseshoe' | 'full' | 'trimmed';
  /** Thickness of plaster below the lowest gum, mm. */
  thickness: number;
  /** A model scanned on its holder has no lower side. */
  bottom: boolean;
  /** Width of the trough of the vestibule around the arch, mm. */
  vestibule?: number;
  /** Side of a cell in mm. */
  step?: number;
}

/** A height for each cell of a grid, NaN where there is none. */
interface Field {
  heights: Float64Array;
  columns: number;
  rows: number;
  at: (x: number, z: number) => [number, number];
}

/** How many cells the field goes on beyond the mesh. */
const MARGIN = 30;

function fieldOf({ positions, indices }: Mesh, step: number): Field & { x0: number; z0: number } {
  const { min, max } = boundsOf({ positions });
  const [x0, z0] = [min[0] - MARGIN * step, min[2] - MARGIN * step];
  const columns = Math.ceil((max[0] - min[0]) / step) + 2 * MARGIN;
  const rows = Math.ceil((max[2] - min[2]) / step) + 2 * MARGIN;
  const heights = new Float64Array(columns * rows).fill(NaN);
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3];
    const side = Math.max(
      ...[0, 2].map(
        (k) =>
          Math.max(positions[a + k]!, positions[b + k]!, positions[c + k]!) -
          Math.min(positions[a + k]!, positions[b + k]!, positions[c + k]!),
      ),
    );
    const n = Math.ceil((side / step) * 1.6) + 1;
    for (let u = 0; u <= n; u++) {
      for (let v = 0; v <= n - u; v++) {
        const w = n - u - v;
        const p = [0, 1, 2].map((k) => (positions[a + k]! * u + positions[b + k]! * v + positions[c + k]! * w) / n);
        const cell = Math.round((p[2]! - z0) / step) * columns + Math.round((p[0]! - x0) / step);
        if (!(heights[cell]! >= p[1]!)) heights[cell] = p[1]!;
      }
    }
  }
  return { heights, columns, rows, x0, z0, at: (x, z) => [x0 + x * step, z0 + z * step] };
}

/** The convex outline of the cells that have a height, counter-clockwise. */
function hullOf(field: Field): [number, number][] {
  const points: [number, number][] = [];
  for (let r = 0; r < field.rows; r++) {
    for (let c = 0; c < field.columns; c++) if (field.heights[r * field.columns + c]! > -1e9) points.push([c, r]);
  }
  points.sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: [number, number][]): [number, number][] => {
    const out: [number, number][] = [];
    for (const p of list) {
      while (out.length > 1) {
        const [a, b] = [out.at(-2)!, out.at(-1)!];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(points), ...half(points.reverse())];
}

const inside = (hull: [number, number][], x: number, z: number, grow: number): boolean =>
  hull.every((a, k) => {
    const b = hull[(k + 1) % hull.length]!;
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return ((b[0] - a[0]) * (z - a[1]) - (b[1] - a[1]) * (x - a[0])) / size >= -grow;
  });

/** A model as a plaster lab makes it: seen from the teeth a surface of heights, walls around it, a flat side below. */
export function plasterModel(from: Specimen, options: PlasterOptions): Specimen {
  const step = options.step ?? 0.5;
  const field = fieldOf(from.mesh, step);
  const { heights, columns, rows } = field;
  const known = heights.filter((h) => h > -1e9).sort();
  const lowest = known[Math.floor(known.length * 0.01)]!;
  const hull = hullOf(field);
  const vestibule = Math.round((options.vestibule ?? 0) / step);
  const wanted = (c: number, r: number): boolean => {
    if (options.form === 'horseshoe' && vestibule === 0) return false;
    if (options.form === 'horseshoe') return inside(hull, c, r, vestibule) && !inside(hull, c, r, -6 / step);
    return inside(hull, c, r, vestibule);
  };
  const filled = Float64Array.from(heights, (height, cell) => {
    if (height > -1e9) return height;
    return wanted(cell % columns, Math.floor(cell / columns)) ? lowest + 1 : NaN;
  });
  if (options.form === 'trimmed') cutAngles(filled, columns, rows, hull, vestibule, lowest + 1);
  return { ...from, mesh: solid(filled, field, lowest - options.thickness, options.bottom), teeth: new Uint8Array(0) };
}

/** The back of a study model is straight and stands off the last molars; what it encloses is plaster. */
function cutAngles(
  filled: Float64Array,
  columns: number,
  rows: number,
  hull: [number, number][],
  grow: number,
  level: number,
): void {
  const back = Math.min(...hull.map(([, z]) => z)) - grow;
  const left = Math.min(...hull.map(([x]) => x));
  const right = Math.max(...hull.map(([x]) => x));
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const inBack = r >= back - 6 && r < back + 12 && c > left + 4 && c < right - 4;
      if (inBack && !(filled[r * columns + c]! > -1e9)) filled[r * columns + c] = level;
    }
  }
}

function solid(heights: Float64Array, field: Field, floor: number, bottom: boolean): Mesh {
  const { columns } = field;
  const positions: number[] = [];
  const indices: number[] = [];
  const tops = new Int32Array(heights.length).fill(-1);
  const floors = new Int32Array(heights.length).fill(-1);
  const vertex = (numbers: Int32Array, cell: number, y: number): number => {
    if (numbers[cell] === -1) {
      const [x, z] = field.at(cell % columns, Math.floor(cell / columns));
      numbers[cell] = positions.push(x, y, z) / 3 - 1;
    }
    return numbers[cell]!;
  };
  const top = (cell: number): number => vertex(tops, cell, heights[cell]!);
  const low = (cell: number): number => vertex(floors, cell, floor);
  const has = (cell: number): boolean => heights[cell]! > -1e9;
  const square = (cell: number): boolean =>
    has(cell) && has(cell + 1) && has(cell + columns) && has(cell + columns + 1);
  const wall = (a: number, b: number): void => {
    indices.push(top(a), top(b), low(b), top(a), low(b), low(a));
  };
  for (let cell = 0; cell + columns + 1 < heights.length; cell++) {
    if (!square(cell)) continue;
    const [a, b, c, d] = [cell, cell + 1, cell + columns + 1, cell + columns] as const;
    indices.push(top(a), top(d), top(c), top(a), top(c), top(b));
    if (bottom) indices.push(low(a), low(c), low(d), low(a), low(b), low(c));
    if (!square(cell - columns)) wall(a, b);
    if (!square(cell + 1)) wall(b, c);
    if (!square(cell + columns)) wall(c, d);
    if (!square(cell - 1)) wall(d, a);
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}
