import { type Matrix3, type Vec3, add, apply, multiply } from '@archway/geometry';
import type { Jaw } from '../document/jaws.ts';

/** Where a jaw with its teeth upwards lies in a patient: turned about its own origin, then moved. */
export interface Placement {
  readonly turn: Matrix3;
  readonly move: Vec3;
}

/** Up in a plan is to the head, the front of a plan is against the back of a patient; an upper jaw is turned over as well. */
export const asInPatients = (jaw: Jaw): Matrix3 =>
  jaw === 'upper' ? [-1, 0, 0, 0, 0, -1, 0, -1, 0] : [1, 0, 0, 0, 0, -1, 0, 1, 0];

export const placed = ({ turn, move }: Placement, point: Vec3): Vec3 => add(apply(turn, point), move);

/** By angles about the three axes of the patient, in radians. */
export function turnBy([a, b, c]: Vec3): Matrix3 {
  const [ca, sa, cb, sb, cc, sc] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b), Math.cos(c), Math.sin(c)];
  return multiply(
    [cc, -sc, 0, sc, cc, 0, 0, 0, 1],
    multiply([cb, 0, sb, 0, 1, 0, -sb, 0, cb], [1, 0, 0, 0, ca, -sa, 0, sa, ca]),
  );
}

/** A placement turned a little about a point of the patient, and moved. */
export function nudged({ turn, move }: Placement, about: Vec3, angles: Vec3, by: Vec3): Placement {
  const more = turnBy(angles);
  const from = apply(more, [move[0] - about[0], move[1] - about[1], move[2] - about[2]]);
  return { turn: multiply(more, turn), move: add(add(from, about), by) };
}
