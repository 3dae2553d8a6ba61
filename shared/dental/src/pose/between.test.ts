import { type Vec3, length, subtract } from '@archway/geometry';
import { partOf, wayBetween } from './between.ts';
import { AT_REST, aboutPoint, pointIn } from './pose.ts';
import { aboutAxis } from './quaternion.ts';

const point: Vec3 = [12, -4, 20];
const pose = aboutPoint(aboutAxis([0, 1, 0], 24), point, [1, 0.6, -2]);

test('parts of a way add up evenly, and end where it ends', () => {
  const at = (part: number) => partOf(pose, point, part);
  expect(length(subtract(pointIn(at(1), [1, 2, 3]), pointIn(pose, [1, 2, 3])))).toBeLessThan(1e-9);
  expect(length(subtract(pointIn(at(0), [1, 2, 3]), [1, 2, 3]))).toBeLessThan(1e-9);
  for (let n = 0; n < 10; n += 1) {
    const step = wayBetween(at(n / 10), at((n + 1) / 10), point);
    expect(step.linear).toBeCloseTo(Math.hypot(1, 2) / 10, 9);
    expect(step.vertical).toBeCloseTo(0.06, 9);
    expect(step.rotation).toBeCloseTo(2.4, 6);
  }
});

test('who only moves does not turn', () => {
  const moved = aboutPoint([0, 0, 0, 1], point, [0, 0, 1]);
  expect(partOf(moved, point, 0.5)).toEqual({ q: [0, 0, 0, 1], t: [0, 0, 0.5] });
  expect(wayBetween(AT_REST, moved, point)).toEqual({ linear: 1, vertical: 0, rotation: 0 });
});
