import { Quaternion } from 'three';
import { commentView } from '@archway/contracts';
import { type CameraPose, poseFrom, turnedPose } from './camera-pose.ts';
import { keptView, poseOfView } from './kept-view.ts';

const pose: CameraPose = turnedPose(poseFrom([0.3, -0.2, 1], [0, 1, 0], [4, -12, 21], 38), 0.7, -0.4);
const angle = (one: CameraPose, other: CameraPose): number =>
  new Quaternion(...one.orientation).angleTo(new Quaternion(...other.orientation));

test('whoever goes to a kept view sees exactly what was seen', () => {
  const again = poseOfView(keptView(pose));
  expect(again.target).toEqual(pose.target);
  expect(again.height).toBeCloseTo(pose.height, 6);
  expect(angle(again, pose)).toBeLessThan(1e-6);
});

test('a view along the axis that is upright elsewhere keeps its turn', () => {
  const above = poseFrom([0, 1, 0], [0, 0, -1], [0, 0, 0], 90);
  expect(angle(poseOfView(keptView(above)), above)).toBeLessThan(1e-6);
});

test('what is kept may be kept, from however far away', () => {
  expect(commentView.safeParse(keptView({ ...pose, height: 600 })).success).toBe(true);
});
