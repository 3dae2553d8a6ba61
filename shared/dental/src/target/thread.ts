import type { Pose } from '@archway/contracts';
import { mesialAlongX } from '../body/jaw-axes.ts';
import { gapBetween, roughGapBetween } from '../collide/gap-between.ts';
import type { Solid } from '../collide/solid.ts';
import { pointIn } from '../pose/pose.ts';
import type { ArchCurve } from './arch-curve.ts';
import { type StandingTooth, standingAt } from './standing.ts';
import type { Wanted } from './wanted.ts';

/** A tooth of the row, in the order of the arch. */
export interface Bead {
  readonly tooth: StandingTooth;
  readonly solid: Solid;
  readonly wanted: Wanted;
  /** Where it stays; null for one that may go. */
  readonly stays: Pose | null;
  /** The gap that it should have to the next one, in mm; below 0 where enamel is taken. */
  readonly gapToNext: number;
}

export interface Threaded {
  readonly poses: readonly Pose[];
  /** Contacts by their first tooth, of which both sides were threaded from elsewhere: nothing closes them. */
  readonly loose: readonly number[];
}

/** How far a contact may be from what it should be while the arch is looked for, and at the end; in mm. */
const COARSE = 0.02;
const FINE = 0.003;
const TRIES = 30;
/** A first guess of the way between two teeth, as a share of their half widths; and a step where no gap is measured. */
const GUESS = 0.97;
const BLIND = 1.2;
/** At the widest gap that is measured. */
const FAR = 0.95;

/**
 * Teeth on the line of the arch like beads on a thread, each touching the one before: outwards from the middle, or from the
 * teeth that stay. Where threads from two sides meet, that one contact is as the line leaves it.
 */
export function threaded(row: readonly Bead[], curve: ArchCurve, fine: boolean): Threaded {
  const poses = new Array<Pose>(row.length);
  const lengths = new Array<number>(row.length);
  const stand = (n: number, length: number): Pose =>
    (poses[n] = standingAt(row[n]!.tooth, row[n]!.wanted, curve.at(length)));
  const half = (n: number): number => row[n]!.tooth.width / 2;
  const [close, gapOf] = fine ? [FINE, gapBetween] : [COARSE, roughGapBetween];

  /** Puts a tooth beside one that stands already: secants, then halves. */
  const touch = (n: number, beside: number, guess: number): void => {
    const way = n > beside ? 1 : -1;
    const wide = row[Math.min(n, beside)]!.gapToNext;
    // What is wider than can be measured is counted along the line from where they touch.
    const want = wide < FAR ? wide : 0;
    let [near, far] = [NaN, NaN];
    let length = guess;
    for (let round = 0; round < TRIES; round++) {
      const gap = gapOf(row[n]!.solid, stand(n, length), row[beside]!.solid, poses[beside]!) - want;
      if (Math.abs(gap) < close) break;
      if (gap > 0) far = length;
      else near = length;
      if (Number.isNaN(near) || Number.isNaN(far)) length -= way * (gap + want >= FAR ? BLIND : gap);
      else length = (near + far) / 2;
      if (Math.abs(far - near) < 1e-4) break;
    }
    lengths[n] = length + way * (wide - want);
    if (wide !== want) stand(n, lengths[n]);
  };
  const beside = (n: number, other: number): number =>
    lengths[other]! + Math.sign(n - other) * ((half(n) + half(other)) * GUESS + row[Math.min(n, other)]!.gapToNext);

  const anchors = row.flatMap(({ stays }, n) => (stays ? [n] : []));
  for (const n of anchors) {
    poses[n] = row[n]!.stays!;
    const [x, , z] = pointIn(poses[n], row[n]!.tooth.line);
    lengths[n] = curve.nearest(x, z);
  }
  if (anchors.length === 0) anchors.push(...centred(row, half, lengths, stand, touch));
  const [first, last] = [anchors[0]!, anchors.at(-1)!];
  for (let n = first - 1; n >= 0; n--) touch(n, n + 1, beside(n, n + 1));
  for (let n = last + 1; n < row.length; n++) touch(n, n - 1, beside(n, n - 1));
  const loose: number[] = [];
  for (const [at, from] of anchors.entries()) {
    const to = anchors[at + 1];
    if (to === undefined || to === from + 1) continue;
    // Both halves from their own side; they meet in the middle.
    const meeting = (from + to) >> 1;
    for (let n = from + 1; n <= meeting; n++) touch(n, n - 1, beside(n, n - 1));
    for (let n = to - 1; n > meeting; n--) touch(n, n + 1, beside(n, n + 1));
    loose.push(meeting);
  }
  return { poses, loose };
}

/** The two teeth at the midline, touching over the middle of the arch. @returns the places that are taken */
function centred(
  row: readonly Bead[],
  half: (n: number) => number,
  lengths: number[],
  stand: (n: number, length: number) => Pose,
  touch: (n: number, beside: number, guess: number) => void,
): number[] {
  // Teeth of the one side come before those of the other; a jaw with one side alone begins at its front.
  const far = row.findIndex(({ tooth }) => !mesialAlongX(tooth.fdi));
  const at = far < 0 ? row.length - 1 : far;
  lengths[at] = far < 0 ? -half(at) : half(at);
  stand(at, lengths[at]);
  if (far <= 0) return [at];
  touch(at - 1, at, -half(at - 1));
  const shift = (-lengths[at - 1]! - lengths[at] + half(at) - half(at - 1)) / 2;
  lengths[at] += shift;
  stand(at, lengths[at]);
  touch(at - 1, at, lengths[at - 1]! + shift);
  return [at - 1, at];
}
