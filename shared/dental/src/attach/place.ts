import type { CrownSide, Pose, ToothFrame } from '@archway/contracts';
import { type Vec3, cross, dot, length, scale, subtract, unit } from '@archway/geometry';
import { type Quaternion, turned } from '../pose/quaternion.ts';

const MESIAL: Vec3 = [1, 0, 0];
const LONG: Vec3 = [0, 1, 0];
const BUCCAL: Vec3 = [0, 0, 1];

/** What looks more along the tooth than this, as a cosine, is a biting surface and no side. */
const ON_TOP = 0.85;

/** Which side of its crown something is on. */
export const sideOf = ({ q }: Pose): CrownSide => (turned(q, BUCCAL)[2] < 0 ? 'lingual' : 'buccal');

const without = (vector: Vec3, way: Vec3): Vec3 => subtract(vector, scale(way, dot(vector, way)));

/** On the surface that looks along `z`: to the biting edge, and at a right angle to it to mesial. */
function tangents(z: Vec3): { readonly edge: Vec3; readonly mesial: Vec3 } {
  const edge = unit(without(LONG, z));
  const aside = cross(edge, z);
  return { edge, mesial: dot(aside, MESIAL) < 0 ? scale(aside, -1) : aside };
}

/** How far something is turned on its surface, in degrees: positive with its edge side to mesial, on both sides. */
export function angleOf({ q }: Pose): number {
  const z = turned(q, BUCCAL);
  if (Math.abs(z[1]) > 0.999) return 0;
  const { edge, mesial } = tangents(z);
  const y = turned(q, LONG);
  return (Math.atan2(dot(y, mesial), dot(y, edge)) * 180) / Math.PI;
}

/** The quaternion of three directions at right angles, those of a right-handed system. */
function quaternionOf(x: Vec3, y: Vec3, z: Vec3): Quaternion {
  const trace = x[0] + y[1] + z[2];
  if (trace > 0) {
    const w = Math.sqrt(trace + 1) / 2;
    return [(y[2] - z[1]) / (4 * w), (z[0] - x[2]) / (4 * w), (x[1] - y[0]) / (4 * w), w];
  }
  if (x[0] > y[1] && x[0] > z[2]) {
    const a = Math.sqrt(1 + x[0] - y[1] - z[2]) / 2;
    return [a, (x[1] + y[0]) / (4 * a), (x[2] + z[0]) / (4 * a), (y[2] - z[1]) / (4 * a)];
  }
  if (y[1] > z[2]) {
    const b = Math.sqrt(1 + y[1] - x[0] - z[2]) / 2;
    return [(x[1] + y[0]) / (4 * b), b, (y[2] + z[1]) / (4 * b), (z[0] - x[2]) / (4 * b)];
  }
  const c = Math.sqrt(1 + z[2] - x[0] - y[1]) / 2;
  return [(x[2] + z[0]) / (4 * c), (y[2] + z[1]) / (4 * c), c, (x[1] - y[0]) / (4 * c)];
}

/** Standing on a surface that looks along `z`, turned by an angle. All along the axes of the tooth. */
function standing(t: Vec3, z: Vec3, angle: number): Pose {
  const { edge, mesial } = tangents(z);
  const turn = (angle * Math.PI) / 180;
  const y = unit([0, 1, 2].map((k) => edge[k]! * Math.cos(turn) + mesial[k]! * Math.sin(turn)) as unknown as Vec3);
  return { q: quaternionOf(cross(y, z), y, z), t: [t[0], t[1], t[2]] };
}

/**
 * Where something stands that is bonded at a point of a crown, along the axes of its tooth.
 * @param point and where the surface looks, in the frame of the jaw
 * @param angle in degrees, as `angleOf` tells it
 * @returns null on a biting surface
 */
export function poseAt(frame: ToothFrame, point: Vec3, outwards: Vec3, angle: number): Pose | null {
  const along = (vector: Vec3): Vec3 => [dot(vector, frame.mesial), dot(vector, frame.long), dot(vector, frame.buccal)];
  const z = along(outwards);
  const size = length(z);
  if (size === 0 || Math.abs(z[1] / size) > ON_TOP) return null;
  return standing(along(subtract(point, frame.origin)), scale(z, 1 / size), angle);
}

/** The same place, turned otherwise. */
export const turnedTo = (pose: Pose, angle: number): Pose => standing(pose.t, turned(pose.q, BUCCAL), angle);
