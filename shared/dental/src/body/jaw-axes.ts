import type { Pose } from '@archway/contracts';
import type { Vec3 } from '@archway/geometry';
import { type Jaw, jawOf, placeInArch } from '../document/jaws.ts';

/**
 * The engine looks at every jaw with its teeth upwards: y to the biting edges, z to the lips, x across. A lower jaw stands so
 * in a plan; an upper one is turned half way round about z, which is its own way back.
 */
const turn = (jaw: Jaw): 1 | -1 => (jaw === 'upper' ? -1 : 1);

/** A point or a direction of a plan with the teeth upwards, or the other way round. */
export function turnedOver(jaw: Jaw, [x, y, z]: Vec3): [number, number, number] {
  const sign = turn(jaw);
  return [x * sign, y * sign, z];
}

/** The same of a pose. */
export function poseTurnedOver(jaw: Jaw, { q, t }: Pose): Pose {
  const sign = turn(jaw);
  return { q: [q[0] * sign, q[1] * sign, q[2], q[3]], t: turnedOver(jaw, t) };
}

/** The same of every vertex of a mesh. */
export function verticesTurnedOver(jaw: Jaw, positions: ArrayLike<number>): Float64Array {
  const sign = turn(jaw);
  const out = new Float64Array(positions.length);
  for (let i = 0; i < out.length; i++) out[i] = positions[i]! * (i % 3 === 2 ? 1 : sign);
  return out;
}

/** Of a tooth, 1 at the midline to 8; a deciduous tooth has its own 1 to 5. */
export const placeOf = (fdi: number): number => fdi % 10;

export const isDeciduous = (fdi: number): boolean => fdi > 50;

/** The side of the patient that a tooth stands on. */
export const sideOf = (fdi: number): 'right' | 'left' =>
  [1, 4, 5, 8].includes(Math.floor(fdi / 10)) ? 'right' : 'left';

/** Whether mesial runs along the arch as x grows, teeth upwards: on the right of a lower jaw and on the left of an upper one. */
export const mesialAlongX = (fdi: number): boolean => [2, 4, 6, 8].includes(Math.floor(fdi / 10));

/** Where a tooth stands along its arch as x grows, teeth upwards: an upper arch seen so begins at the patient's left. */
export const alongX = (fdi: number): number => (jawOf(fdi) === 'upper' ? 15 - placeInArch(fdi) : placeInArch(fdi));
