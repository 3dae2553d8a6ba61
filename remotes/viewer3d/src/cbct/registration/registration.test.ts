import type { Vec3 } from '@archway/geometry';
import { sampler } from '../frame/sampler.ts';
import type { GridVolume } from '../frame/grid.ts';
import { refine } from './refine.ts';
import { IDENTITY, fitRigid, move, residual, shiftBy, then, turnAbout, undo } from './rigid.ts';
import { contour, middleOf, pick, type Surface } from './surface.ts';

const movement = then(turnAbout(2, 25, [3, 4, 5]), then(turnAbout(0, -40, [0, 0, 0]), shiftBy([12, -7, 30])));

describe('rigid movements', () => {
  const from: Vec3[] = [[0, 0, 0], [20, 1, 0], [3, 15, 2], [5, 6, 18]]; // prettier-ignore

  test('a movement is found from what it did', () => {
    const pairs = from.map((point) => ({ from: point, to: move(movement, point) }));
    for (const used of [pairs, pairs.slice(0, 3)]) {
      const found = fitRigid(used)!;
      expect(residual(found, pairs)).toBeLessThan(1e-9);
      found.rotation.forEach((value, n) => expect(value).toBeCloseTo(movement.rotation[n]!, 9));
    }
  });

  test('what cannot be brought together is told as the error', () => {
    const pairs = from.map((point, n) => ({ from: point, to: n === 0 ? ([0, 0, 4] as Vec3) : point }));
    expect(residual(fitRigid(pairs)!, pairs)).toBeGreaterThan(0.5);
  });

  test('two points, or points on one line, fix nothing', () => {
    const pair = (point: Vec3): { from: Vec3; to: Vec3 } => ({ from: point, to: point });
    expect(fitRigid(from.slice(0, 2).map(pair))).toBeNull();
    expect(fitRigid([pair([0, 0, 0]), pair([1, 1, 1]), pair([9, 9, 9])])).toBeNull();
    expect(fitRigid([pair([0, 0, 0]), pair([0, 0, 0]), pair([0, 0, 0])])).toBeNull();
  });

  test('a movement and its undoing leave everything where it was', () => {
    const [x, y, z] = move(then(movement, undo(movement)), [7, 8, 9]);
    expect([x, y, z].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([7, 8, 9]);
    expect(move(turnAbout(1, 90, [1, 2, 3]), [1, 2, 3])).toEqual([1, 2, 3]);
  });
});

/** An ellipsoid, as a mesh and as a volume of 2000 inside and 0 outside with a soft border. */
const RADII = [9, 6, 4] as const;

function ellipsoid(): Surface {
  const rows = 24;
  const columns = 48;
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const a = (Math.PI * row) / rows;
      const b = (2 * Math.PI * column) / columns;
      const unit = [Math.sin(a) * Math.cos(b), Math.sin(a) * Math.sin(b), Math.cos(a)];
      positions.push(...unit.map((value, axis) => value * RADII[axis]!));
      const normal = unit.map((value, axis) => value / RADII[axis]!);
      const size = Math.hypot(...normal);
      normals.push(...normal.map((value) => value / size));
      if (row === rows) continue;
      const at = row * columns + column;
      const next = row * columns + ((column + 1) % columns);
      indices.push(at, at + columns, next, next, at + columns, next + columns);
    }
  return { positions: Float32Array.from(positions), normals: Float32Array.from(normals), indices: Uint32Array.from(indices) }; // prettier-ignore
}

function solid(): GridVolume {
  const side = 64;
  const mm = 0.4;
  const origin = [-12.6, -12.6, -12.6] as const;
  const data = new Int16Array(side ** 3);
  let at = 0;
  for (let k = 0; k < side; k += 1)
    for (let j = 0; j < side; j += 1)
      for (let i = 0; i < side; i += 1) {
        const r = Math.hypot((origin[0] + i * mm) / RADII[0], (origin[1] + j * mm) / RADII[1], (origin[2] + k * mm) / RADII[2]); // prettier-ignore
        data[at] = Math.max(0, Math.min(2000, 1000 - (r - 1) * 8000));
        at += 1;
      }
  return { size: [side, side, side], spacing: [mm, mm, mm], origin, direction: [1, 0, 0, 0, 1, 0, 0, 0, 1], data };
}

describe('a surface', () => {
  const surface = ellipsoid();

  test('its contour lies on the plane and on the ellipse', () => {
    const lines = contour(surface, shiftBy([100, 0, 0]), { point: [100, 0, 2], normal: [0, 0, 1] });
    expect(lines.length % 6).toBe(0);
    expect(lines.length / 6).toBeGreaterThan(48);
    const k = Math.sqrt(1 - (2 / RADII[2]) ** 2);
    for (let n = 0; n < lines.length; n += 3) {
      expect(lines[n + 2]).toBeCloseTo(2, 5);
      expect(Math.hypot((lines[n]! - 100) / (RADII[0] * k), lines[n + 1]! / (RADII[1] * k))).toBeCloseTo(1, 1);
    }
    expect(contour(surface, IDENTITY, { point: [0, 0, 50], normal: [0, 0, 1] })).toHaveLength(0);
  });

  test('is picked where the ray first meets it, in its own millimetres', () => {
    const hit = pick(
      surface,
      movement,
      move(movement, [0, 0, 50]),
      move({ ...movement, shift: [0, 0, 0] }, [0, 0, -1]),
    )!;
    expect(hit[2]).toBeCloseTo(RADII[2], 1);
    expect(pick(surface, IDENTITY, [50, 50, 50], [0, 0, -1])).toBeNull();
    expect(middleOf(surface).every((value) => Math.abs(value) < 0.01)).toBe(true);
  });

  test('is brought to the border in the volume from two millimetres away', () => {
    const start = then(turnAbout(2, 8, [0, 0, 0]), shiftBy([1.2, -0.8, 1.0]));
    const found = refine(surface, sampler(solid(), 0), start, { level: 1000, reach: 4 })!;
    expect(found.rms).toBeLessThan(0.15);
    expect(found.matched).toBeGreaterThan(0.8);
    // The ellipsoid is its own mirror image, so the movement itself is compared on points.
    for (const point of [
      [9, 0, 0],
      [0, 6, 0],
      [0, 0, 4],
    ] as Vec3[])
      // prettier-ignore
      expect(Math.hypot(...move(found.rigid, point).map((value, axis) => value - point[axis]!))).toBeLessThan(0.3);
  });

  test('far away it is not refined at all', () => {
    expect(refine(surface, sampler(solid(), 0), shiftBy([60, 0, 0]), { level: 1000, reach: 4 })).toBeNull();
  });
});
