import type { Pose } from '@archway/contracts';
import { aboutAxis } from '../pose/quaternion.ts';
import { AT_REST, aboutPoint, pointIn } from '../pose/pose.ts';
import { ownersOf, posedGum } from './posed-gum.ts';

const turned: Pose = aboutPoint(aboutAxis([0, 1, 0], 30), [4, 0, 1], [0.5, -0.2, 1]);
const teeth = [11, 12];
const poseOf = (fdi: number): Pose => (fdi === 12 ? turned : AT_REST);
/** A vertex at rest, one of the border of 12, and one that follows both teeth and what rests. */
const gum = {
  positions: Float32Array.of(1, 2, 3, 5, 1, 2, 4, 4, 4),
  bones: Uint16Array.of(0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 2, 0),
  shares: Float32Array.of(1, 0, 0, 0, 1, 0, 0, 0, 0.5, 0.25, 0.25, 0),
};

test('each vertex goes by its shares with the teeth that it follows', () => {
  const there = posedGum(gum, teeth, poseOf);
  expect([...there.subarray(0, 3)]).toEqual([1, 2, 3]);
  const expected = [...pointIn(turned, [5, 1, 2]), ...pointIn(turned, [4, 4, 4]).map((value) => 0.25 * value + 3)];
  for (const [at, value] of expected.entries()) expect(there[3 + at]).toBeCloseTo(value, 9);
  expect([...ownersOf(gum, teeth)]).toEqual([0, 12, 0]);
});
