import { Matrix4, Quaternion, Vector3 } from 'three';
import type { DocumentTooth, Pose } from '@archway/contracts';

const turn = new Quaternion();
const shift = new Vector3();
const size = new Vector3(1, 1, 1);

/** Writes a pose into a matrix. */
export const poseInto = (matrix: Matrix4, { q, t }: Pose): Matrix4 =>
  matrix.compose(shift.fromArray(t), turn.fromArray(q), size);

/** From the frame of a tooth (mesial, long, buccal from its origin) into that of the jaw. */
export function frameMatrix({ origin, mesial, long, buccal }: NonNullable<DocumentTooth['frame']>): Matrix4 {
  const [x, y, z] = [mesial, long, buccal].map((axis) => new Vector3(...axis)) as [Vector3, Vector3, Vector3];
  return new Matrix4().makeBasis(x, y, z).setPosition(...origin);
}
