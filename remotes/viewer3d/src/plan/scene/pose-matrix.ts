import { type Matrix4, Quaternion, Vector3 } from 'three';
import type { Pose } from '@archway/contracts';

const turn = new Quaternion();
const shift = new Vector3();
const size = new Vector3(1, 1, 1);

/** Writes a pose into a matrix. */
export const poseInto = (matrix: Matrix4, { q, t }: Pose): Matrix4 =>
  matrix.compose(shift.fromArray(t), turn.fromArray(q), size);
