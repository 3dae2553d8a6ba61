import { squaredToTriangle } from '@archway/geometry';
import { type DistanceGrid, distanceAt } from './distance-grid.ts';

/** Squares of distances that differ by less belong to triangles which meet where the point is nearest, in mm². */
const SAME = 1e-9;
/**
 * Between its points, 0.2 mm apart, a grid cuts off 0.07 mm of an edge of 90°. Where the nearest triangle says more than
 * that, as where a root crosses itself below the gum, the grid knows better on which side a point is.
 */
const FARTHEST_OFF = 0.08;
/** How often the nearest triangle is looked for among the neighbours of the last one. */
const ROUNDS = 3;

/**
 * The point that is asked for, and what is nearest to it so far. Points are asked for by the thousand, so this is kept and
 * nothing is made on the way.
 */
const asked = { x: 0, y: 0, z: 0 };
const found = { least: 0, triangle: -1, side: 0 };

/** Keeps a triangle where it is nearer than what was found. */
function look({ surface: { positions: v, indices } }: DistanceGrid, t: number): void {
  const { x, y, z } = asked;
  const [a, b, c] = [3 * indices[t]!, 3 * indices[t + 1]!, 3 * indices[t + 2]!];
  const squared = squaredToTriangle(v, a, b, c, x, y, z);
  if (squared > found.least + SAME) return;
  const before = planeDistance(v, a, b, c);
  // At an edge both planes are asked, and the one knows best from which the point is farther away.
  if (squared < found.least - SAME || Math.abs(before) > Math.abs(found.side)) found.side = before;
  if (squared < found.least) {
    found.least = squared;
    found.triangle = t;
  }
}

/** How far the point lies before the plane of a triangle; below 0 behind it. */
function planeDistance(v: Float64Array, a: number, b: number, c: number): number {
  const x = v[a]!;
  const y = v[a + 1]!;
  const z = v[a + 2]!;
  const bx = v[b]! - x;
  const by = v[b + 1]! - y;
  const bz = v[b + 2]! - z;
  const cx = v[c]! - x;
  const cy = v[c + 1]! - y;
  const cz = v[c + 2]! - z;
  const nx = by * cz - bz * cy;
  const ny = bz * cx - bx * cz;
  const nz = bx * cy - by * cx;
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  return ((asked.x - x) * nx + (asked.y - y) * ny + (asked.z - z) * nz) / size;
}

/** The triangles that are nearest to the corners of the cell of the grid in which the point is. */
function lookInCell(grid: DistanceGrid): void {
  const { nearest, low, step, nx, ny, nz } = grid;
  const i = Math.floor((asked.x - low[0]) / step);
  const j = Math.floor((asked.y - low[1]) / step);
  const k = Math.floor((asked.z - low[2]) / step);
  if (!(i >= 0 && j >= 0 && k >= 0 && i < nx - 1 && j < ny - 1 && k < nz - 1)) return;
  let last = -1;
  for (let corner = 0; corner < 8; corner++) {
    const triangle = nearest[((i + (corner >> 2)) * ny + j + ((corner >> 1) & 1)) * nz + k + (corner & 1)]!;
    if (triangle < 0 || triangle === last) continue;
    last = triangle;
    look(grid, triangle);
  }
}

/** Those that touch the nearest one, as long as one of them is nearer still. */
function lookAround(grid: DistanceGrid): void {
  const { indices, around, aroundFrom } = grid.surface;
  for (let round = 0; round < ROUNDS; round++) {
    const center = found.triangle;
    for (let corner = 0; corner < 3; corner++) {
      const vertex = indices[center + corner]!;
      for (let n = aroundFrom[vertex]!; n < aroundFrom[vertex + 1]!; n++)
        if (around[n] !== center) look(grid, around[n]!);
    }
    if (found.triangle === center) return;
  }
}

/**
 * The distance of a point to the surface itself, in mm, below 0 inside; outside of the grid, the band. A grid cuts sharp
 * edges off between its points, by up to 0.05 mm.
 */
export function exactDistance(grid: DistanceGrid, px: number, py: number, pz: number): number {
  const guess = distanceAt(grid, px, py, pz);
  asked.x = px;
  asked.y = py;
  asked.z = pz;
  found.least = Infinity;
  found.triangle = -1;
  lookInCell(grid);
  if (found.triangle < 0) return guess;
  lookAround(grid);
  const distance = Math.sqrt(found.least);
  const exact = found.side < 0 ? -distance : distance;
  return exact < 0 !== guess < 0 && Math.abs(exact - guess) > FARTHEST_OFF ? -exact : exact;
}
