import { Matrix4, Quaternion, Vector3 } from 'three';
import type { Vec3 } from '@archway/geometry';

/** Where the reader stands, independent of the projection, so that switching it or coming back changes nothing else. */
export interface CameraPose {
  readonly target: Vec3;
  readonly orientation: readonly [number, number, number, number];
  /** Height of what is seen at the target, mm. */
  readonly height: number;
}

const basis = new Matrix4();

/** The pose that looks at `target` from a direction, with `up` upright on the screen. */
export function poseFrom(from: Vec3, up: Vec3, target: Vec3, height: number): CameraPose {
  const z = new Vector3(...from).normalize();
  const y = new Vector3(...up);
  const x = new Vector3().crossVectors(y, z).normalize();
  y.crossVectors(z, x);
  const q = new Quaternion().setFromRotationMatrix(basis.makeBasis(x, y, z));
  return { target, orientation: [q.x, q.y, q.z, q.w], height };
}

/** Between two poses: the shortest turn, a straight way, an even zoom. `t` runs from 0 to 1. */
export function mixPoses(a: CameraPose, b: CameraPose, t: number): CameraPose {
  const q = new Quaternion(...a.orientation).slerp(new Quaternion(...b.orientation), t);
  const target = new Vector3(...a.target).lerp(new Vector3(...b.target), t);
  return {
    target: [target.x, target.y, target.z],
    orientation: [q.x, q.y, q.z, q.w],
    height: a.height * Math.pow(b.height / a.height, t),
  };
}

/** Slow at both ends. */
export const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));

/** The pose after walking around the target, radians: `right` about the screen's upright, `down` about its horizontal. */
export function turnedPose(pose: CameraPose, right: number, down: number): CameraPose {
  const q = new Quaternion(...pose.orientation)
    .multiply(new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), right))
    .multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), down));
  return { ...pose, orientation: [q.x, q.y, q.z, q.w] };
}
