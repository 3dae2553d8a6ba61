import type { Shape } from './canvas.ts';

type Point = readonly [number, number];

/** A closed outline of points; depth is the distance to its edge over `soft` pixels. Rasterized once. */
export function outline(points: readonly Point[], soft = 12): Shape {
  const left = Math.floor(Math.min(...points.map(([x]) => x))) - 1;
  const top = Math.floor(Math.min(...points.map(([, y]) => y))) - 1;
  const right = Math.ceil(Math.max(...points.map(([x]) => x))) + 2;
  const bottom = Math.ceil(Math.max(...points.map(([, y]) => y))) + 2;
  const width = right - left;
  const height = bottom - top;
  const distance = filled(points, left, top, width, height);
  spread(distance, width, height);
  return {
    left,
    top,
    right,
    bottom,
    depth(x, y) {
      const [i, j] = [Math.floor(x) - left, Math.floor(y) - top];
      if (i < 0 || j < 0 || i >= width || j >= height) return 0;
      return Math.min(1, distance[j * width + i]! / soft);
    },
  };
}

/** Large inside, 0 outside, by even-odd crossings of each row. */
function filled(points: readonly Point[], left: number, top: number, width: number, height: number): Float32Array {
  const grid = new Float32Array(width * height);
  for (let j = 0; j < height; j++) {
    const y = top + j + 0.5;
    const crossings: number[] = [];
    for (let i = 0; i < points.length; i++) {
      const [ax, ay] = points[i]!;
      const [bx, by] = points[(i + 1) % points.length]!;
      if (ay > y !== by > y) crossings.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
    }
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2)
      grid.fill(1e6, j * width + Math.round(crossings[k]! - left), j * width + Math.round(crossings[k + 1]! - left));
  }
  return grid;
}

/** Distance to the outside in two sweeps (chamfer). */
function spread(grid: Float32Array, width: number, height: number): void {
  const pull = (at: number, other: number, by: number) => {
    if (grid[other]! + by < grid[at]!) grid[at] = grid[other]! + by;
  };
  for (let j = 1; j < height - 1; j++) {
    for (let i = 1; i < width - 1; i++) {
      const at = j * width + i;
      if (grid[at] === 0) continue;
      pull(at, at - 1, 1);
      pull(at, at - width, 1);
      pull(at, at - width - 1, Math.SQRT2);
      pull(at, at - width + 1, Math.SQRT2);
    }
  }
  for (let j = height - 2; j > 0; j--) {
    for (let i = width - 2; i > 0; i--) {
      const at = j * width + i;
      if (grid[at] === 0) continue;
      pull(at, at + 1, 1);
      pull(at, at + width, 1);
      pull(at, at + width + 1, Math.SQRT2);
      pull(at, at + width - 1, Math.SQRT2);
    }
  }
}

/** A smooth closed line through points (Catmull-Rom), as an outline. */
export function smoothOutline(points: readonly Point[], soft = 12): Shape {
  const fine: [number, number][] = [];
  const n = points.length;
  for (let i = 0; i < n; i++) {
    const at = (k: number) => points[(i + k + n - 1) % n]!;
    const [a, b, c, d] = [at(0), at(1), at(2), at(3)];
    for (let s = 0; s < 6; s++) {
      const t = s / 6;
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      fine.push([along(0), along(1)]);
    }
  }
  return outline(fine, soft);
}
