import { type Vec3, dot } from '@archway/geometry';
import type { ScannedTooth } from '../body/jaw-bodies.ts';
import { vertexOf } from '../body/gum-line.ts';
import type { Jaw } from '../document/jaws.ts';
import { readAxis } from './long-axis.ts';
import { isUsualWidth } from './usual-widths.ts';

export type FrameDoubt = 'gumLineUnusual' | 'axisUnusual' | 'widthUnusual';

/** Degrees by which an axis may differ from its mirror image on the other side, and from the mean of its neighbours. */
const FROM_OTHER_SIDE = 12;
const FROM_NEIGHBOURS = 20;
/** Share of a gum line that may run backwards about its tooth. */
const BACKWARDS = 0.1;

const degrees = (one: Vec3, other: Vec3): number =>
  (Math.acos(Math.min(1, Math.max(-1, dot(one, other)))) * 180) / Math.PI;

/** The same tooth on the other side of the jaw. */
export const mirrored = (fdi: number): number => {
  const quadrant = Math.floor(fdi / 10);
  return (quadrant % 2 === 1 ? quadrant + 1 : quadrant - 1) * 10 + (fdi % 10);
};

/** Degrees between an axis and the mirror image of its counterpart. */
export const degreesFromMirror = (axis: Vec3, [x, y, z]: Vec3): number => degrees(axis, [-x, y, z]);

/** How much of the gum line runs backwards, seen along the root: 0 where it goes round the tooth as a ring does. */
function backwards({ whole }: ScannedTooth): number {
  const { gum, loops, positions } = whole;
  let [on, back] = [0, 0];
  for (const [n, at] of loops[0]!.entries()) {
    const [a, b] = [vertexOf(positions, at), vertexOf(positions, loops[0]![(n + 1) % loops[0]!.length]!)];
    const turn = (a[0] - gum[0]) * (b[2] - gum[2]) - (a[2] - gum[2]) * (b[0] - gum[0]);
    if (turn > 0) on += turn;
    else back -= turn;
  }
  return Math.min(on, back) / (on + back || 1);
}

interface Framed {
  readonly fdi: number;
  readonly width: number;
}

/** What makes the frame of each tooth doubtful. */
export function doubtsOf(jaw: Jaw, framed: readonly Framed[], teeth: readonly ScannedTooth[]): FrameDoubt[][] {
  // As they read: what is drawn to the usual would hide what is not.
  const axes = teeth.map(({ whole }) => readAxis(whole));
  const byFdi = new Map(framed.map(({ fdi }, n) => [fdi, axes[n]!]));
  return framed.map((frame, n) => {
    const found: FrameDoubt[] = [];
    const axis = axes[n]!;
    const other = byFdi.get(mirrored(frame.fdi));
    const beside = [axes[n - 1], axes[n + 1]].flatMap((each) => (each ? [each] : []));
    const far = beside.length > 0 && beside.every((each) => degrees(axis, each) > FROM_NEIGHBOURS);
    const askew = far || (other && degreesFromMirror(axis, other) > FROM_OTHER_SIDE);
    // What was seen in a CT may be unusual, and is not doubtful for that.
    if (askew && !teeth[n]!.root) found.push('axisUnusual');
    if (!isUsualWidth(jaw, frame.fdi, frame.width)) found.push('widthUnusual');
    if (backwards(teeth[n]!) > BACKWARDS) found.push('gumLineUnusual');
    return found;
  });
}
