import type { Pose } from '@archway/contracts';
import { type Vec3, add, cross, dot, perpendicularTo, scale, subtract, unit } from '@archway/geometry';
import { mesialAlongX } from '../body/jaw-axes.ts';
import type { FramedTooth } from '../frames/tooth-frames.ts';
import { type Quaternion, turned } from '../pose/quaternion.ts';
import type { ArchPlace } from './arch-curve.ts';
import type { Wanted } from './wanted.ts';

const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

/** The turn that takes one right-angled set of axes to another of the same hand. */
function turnBetween(from: readonly [Vec3, Vec3, Vec3], to: readonly [Vec3, Vec3, Vec3]): Quaternion {
  const m = (row: 0 | 1 | 2, column: 0 | 1 | 2): number =>
    to[0][row] * from[0][column] + to[1][row] * from[1][column] + to[2][row] * from[2][column];
  const trace = m(0, 0) + m(1, 1) + m(2, 2);
  // The largest component first, which keeps the division sound (Shepperd 1978).
  const squares = [m(0, 0), m(1, 1), m(2, 2), trace].map((value) => value);
  const largest = squares.indexOf(Math.max(...squares));
  const q: Quaternion = [0, 0, 0, 0];
  if (largest === 3) {
    q[3] = 1 + trace;
    [q[0], q[1], q[2]] = [m(2, 1) - m(1, 2), m(0, 2) - m(2, 0), m(1, 0) - m(0, 1)];
  } else {
    const i = largest as 0 | 1 | 2;
    const [j, k] = [((i + 1) % 3) as 0 | 1 | 2, ((i + 2) % 3) as 0 | 1 | 2];
    q[i] = 1 + m(i, i) - m(j, j) - m(k, k);
    q[j] = m(i, j) + m(j, i);
    q[k] = m(i, k) + m(k, i);
    q[3] = m(k, j) - m(j, k);
  }
  const size = Math.hypot(...q);
  return [q[0] / size, q[1] / size, q[2] / size, q[3] / size];
}

/** What is known of a tooth that is to stand on an arch. */
export type StandingTooth = Pick<FramedTooth, 'fdi' | 'line' | 'mesial' | 'long' | 'buccal' | 'width'>;

/** The pose in which a tooth stands at a place of the arch as it is wanted. */
export function standingAt(tooth: StandingTooth, { torque, tip, height }: Wanted, place: ArchPlace): Pose {
  const along: Vec3 = [place.alongX, 0, place.alongZ];
  const outwards: Vec3 = [-place.alongZ, 0, place.alongX];
  const archMesial = mesialAlongX(tooth.fdi) ? along : scale(along, -1);
  const long = unit(add(add([0, 1, 0], scale(outwards, tangent(torque))), scale(archMesial, tangent(tip))));
  const mesial = perpendicularTo(archMesial, long);
  const third = cross(long, mesial);
  const buccal = dot(third, outwards) < 0 ? scale(third, -1) : third;
  const q = turnBetween([tooth.mesial, tooth.long, tooth.buccal], [mesial, long, buccal]);
  const [x, y, z] = subtract([place.x, height, place.z], turned(q, tooth.line));
  return { q, t: [x, y, z] };
}
