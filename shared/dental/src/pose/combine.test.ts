import type { Pose } from '@archway/contracts';
import { length, subtract, type Vec3 } from '@archway/geometry';
import { AT_REST, aboutPoint, pointIn } from './pose.ts';
import { composed, mixedPose, relativePose } from './combine.ts';
import { aboutAxis, angleBetween } from './quaternion.ts';

const first: Pose = aboutPoint(aboutAxis([0, 1, 0], 20), [10, 0, 5], [0.4, 0, -0.2]);
const second: Pose = aboutPoint(aboutAxis([1, 0, 0], -35), [10, 0, 5], [-1, 0.5, 0.3]);
const point: Vec3 = [12, 3, 4];
const apart = (one: Vec3, other: Vec3): number => length(subtract(one, other));

test('one pose after another is where both bring a point', () => {
  expect(apart(pointIn(composed(second, first), point), pointIn(second, pointIn(first, point)))).toBeLessThan(1e-9);
});

test('what brings a body from one pose to another does so, and nothing brings it from a pose to itself', () => {
  const way = relativePose(first, second);
  expect(apart(pointIn(way, pointIn(first, point)), pointIn(second, point))).toBeLessThan(1e-9);
  expect(apart(pointIn(relativePose(first, first), point), point)).toBeLessThan(1e-9);
});

test('between two poses the turn is even and the point that is turned about goes straight', () => {
  const half = mixedPose(AT_REST, first, 0.5, [10, 0, 5]);
  expect(angleBetween(AT_REST.q, half.q)).toBeCloseTo(10);
  expect(apart(pointIn(half, [10, 0, 5]), [10.2, 0, 4.9])).toBeLessThan(1e-9);
  expect(mixedPose(first, second, 0, [0, 0, 0])).toBe(first);
  expect(mixedPose(first, second, 1, [0, 0, 0])).toBe(second);
});
