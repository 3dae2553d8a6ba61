import type { Pose } from '@archway/contracts';
import { type Vec3, between, seededRandom, squaredToTriangle, unit } from '@archway/geometry';
import { AT_REST, aboutPoint } from '../pose/pose.ts';
import { aboutAxis } from '../pose/quaternion.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { framedTeeth } from '../testing/prepared.ts';
import { distanceAt } from './distance-grid.ts';
import { exactDistance } from './exact-distance.ts';
import { gapBetween } from './gap-between.ts';
import { solidOf } from './solid.ts';
import { touchBetween } from './touch-between.ts';

/** Half of the length of a roof, and how high and half as wide it is, in mm. */
const [LONG, HIGH] = [2, 1.5];

/** A roof as long as it is thick, its ridge along x, with faces at a right angle to each other. */
const roof = solidOf({
  fdi: 31,
  positions: Float64Array.of(
    ...[-LONG, HIGH, 0, LONG, HIGH, 0],
    ...[-LONG, 0, HIGH, LONG, 0, HIGH, LONG, 0, -HIGH, -LONG, 0, -HIGH],
  ),
  indices: Uint32Array.of(...[0, 2, 3, 0, 3, 1, 1, 4, 5, 1, 5, 0], ...[0, 5, 2, 1, 3, 4], ...[2, 5, 4, 2, 4, 3]),
  crownVertices: 6,
  crownFaces: 8,
});

/** The same one upside down across the first one, with so much of it in the other, in mm. */
function across(overlap: number, x: number, z: number): Pose {
  const over = aboutAxis(unit([1, 0, 1]), 180);
  return aboutPoint(over, [0, HIGH, 0], [x, -overlap, z]);
}

/** In mm. */
const CLOSE = 0.002;
/** Within faces places are looked at down to 0.01 mm apart. */
const FOUND = 0.006;

test('where two ridges cross each other between their points, they are as deep as they are', () => {
  const other = { ...roof, fdi: 32 };
  for (const overlap of [0.02, 0.05, 0.1, 0.2])
    for (const [x, z] of [
      [0, 0],
      [0.16, -0.11],
      [0.31, 0.47],
    ] as const) {
      const pose = across(overlap, x, z);
      // The point of either ridge that is in the middle of the other one: as far from both of its faces.
      expect(Math.abs(gapBetween(roof, AT_REST, other, pose) + overlap * Math.SQRT1_2)).toBeLessThan(CLOSE);
      expect(Math.abs(touchBetween(other, pose, roof, AT_REST).gap + overlap * Math.SQRT1_2)).toBeLessThan(CLOSE);
      expect(Math.abs(gapBetween(roof, AT_REST, other, across(-overlap, x, z)) - overlap)).toBeLessThan(CLOSE);
    }
});

test('a sharp point below the crown goes into the middle of a face, between its points', () => {
  const wide = 0.8;
  const plate = solidOf({
    fdi: 41,
    positions: Float64Array.of(-wide, 0, -wide, 0, 0, wide, wide, 0, -wide, 0, -HIGH, 0),
    indices: Uint32Array.of(0, 1, 2, 1, 0, 3, 2, 1, 3, 0, 2, 3),
    crownVertices: 3,
    crownFaces: 1,
  });
  // A pyramid on its tip: only the base belongs to the crown, its sides are as steep as they are wide.
  const tip = solidOf({
    fdi: 42,
    positions: Float64Array.of(
      ...[-HIGH, HIGH, -HIGH, HIGH, HIGH, -HIGH, HIGH, HIGH, HIGH, -HIGH, HIGH, HIGH],
      ...[0, 0, 0],
    ),
    indices: Uint32Array.of(0, 2, 1, 0, 3, 2, 0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4),
    crownVertices: 4,
    crownFaces: 2,
  });
  for (const deep of [0.04, 0.1, 0.15])
    for (const [x, z] of [
      [0, -0.28],
      [0.07, -0.05],
      [-0.21, -0.44],
    ] as const) {
      const pose: Pose = { ...AT_REST, t: [x, -deep, z] };
      expect(Math.abs(gapBetween(plate, AT_REST, tip, pose) + deep * Math.SQRT1_2)).toBeLessThan(FOUND);
    }
});

test('distances are those of the surface itself, on the right side of it, also at sharp edges', () => {
  const { body } = framedTeeth(madeJaw('lower'))[3]!;
  for (const { grid } of [roof, solidOf(body)]) {
    const { positions, indices } = grid.surface;
    const random = seededRandom(5);
    for (let n = 0; n < 400; n++) {
      const vertex = Math.floor(between(random, 0, positions.length / 6));
      const near = (k: number): number => positions[3 * vertex + k]! + between(random, -0.3, 0.3);
      const point: Vec3 = [near(0), near(1), near(2)];
      let squared = Infinity;
      for (let t = 0; t < indices.length; t += 3)
        squared = Math.min(
          squared,
          squaredToTriangle(positions, 3 * indices[t]!, 3 * indices[t + 1]!, 3 * indices[t + 2]!, ...point),
        );
      const [exact, read] = [exactDistance(grid, ...point), distanceAt(grid, ...point)];
      expect(Math.abs(exact)).toBeCloseTo(Math.sqrt(squared), 5);
      if (Math.abs(read) > 0.08) expect(Math.sign(exact)).toBe(Math.sign(read));
    }
  }
});

test('what is turned inside out, as a root that crosses itself, does not tell on which side a point is', () => {
  const [low, high] = [HIGH + 0.8, HIGH + 0.802];
  const corners = [low, high].flatMap((y) => [
    [-1, y, -1] as const,
    [1, y, -1] as const,
    [1, y, 1] as const,
    [-1, y, 1] as const,
  ]);
  const outwards = [
    0, 1, 2, 0, 2, 3, 4, 6, 5, 4, 7, 6, 0, 5, 1, 0, 4, 5, 1, 6, 2, 1, 5, 6, 2, 7, 3, 2, 6, 7, 3, 4, 0, 3, 7, 4,
  ];
  const { positions, indices } = roof.grid.surface;
  const folded = solidOf({
    fdi: 31,
    positions: Float64Array.of(...positions, ...corners.flat()),
    indices: Uint32Array.of(...indices, ...outwards.map((corner) => corner + positions.length / 3).reverse()),
    crownVertices: 6 + corners.length,
    crownFaces: 8 + 12,
  });
  for (const off of [0.05, 0.07, 0.09]) expect(exactDistance(folded.grid, 0.1, high + off, 0.2)).toBeCloseTo(off, 5);
});
