import type { Pose } from '@archway/contracts';
import { placeOf } from '../body/jaw-axes.ts';
import { gapBetween } from '../collide/gap-between.ts';
import type { Jaw } from '../document/jaws.ts';
import { composed, relativePose } from '../pose/combine.ts';
import { AT_REST, pointIn } from '../pose/pose.ts';
import { archCurve } from '../target/arch-curve.ts';
import { raisedTarget } from '../target/make-target.ts';
import type { SetUp } from './design-jaw.ts';
import { OVER } from './opposing.ts';
import type { DesignProblem } from './problem.ts';

/** The upper row stands so far outside of the lower one, along the arch: edges and buccal cusps, in mm. */
const OUTSIDE = 2.5;
/** A gap is measured up to this, in mm. */
const FAR = 0.95;
/** Teeth of the two jaws touch within this, in mm. */
const TOUCHES = 0.02;
/** A tooth behind the canines comes up to its opponent by no more than this in all, in mm. */
const MOST_UP = 0.5;
const ROUNDS = 6;
/** Deeper than this teeth of the two jaws pass into each other, in mm. */
const DEEP = 0.05;

/** From the frame of an upper jaw, its teeth upwards, to that of the lower one; or back. @param bite of the upper jaw */
function wayBetween(bite: Pose, to: Jaw): Pose {
  const over = composed(bite, OVER);
  return to === 'lower' ? over : relativePose(over, AT_REST);
}

/** Where a jaw's teeth should stand by the arch of the other one, in its own frame. */
export function besideRow(
  { jaw, target }: SetUp,
  bite: Pose,
): ((x: number, z: number) => readonly [number, number]) | undefined {
  if (!target.arch) return undefined;
  const curve = archCurve(target.arch);
  const other: Jaw = jaw === 'upper' ? 'lower' : 'upper';
  const [here, there] = [wayBetween(bite, jaw), wayBetween(bite, other)];
  const by = other === 'lower' ? OUTSIDE : -OUTSIDE;
  return (x, z) => {
    const [ownX, , ownZ] = pointIn(here, [x, 0, z]);
    const place = curve.at(curve.nearest(ownX, ownZ));
    const [backX, , backZ] = pointIn(there, [place.x - place.alongZ * by, 0, place.z + place.alongX * by]);
    return [backX, backZ];
  };
}

/** How near each tooth of a jaw comes to the other jaw at their targets, mm; below 0 how deep it passes into it. */
function gapsTo(one: SetUp, other: SetUp, bite: Pose): Map<number, number> {
  const way = wayBetween(bite, one.jaw);
  const gone = (set: SetUp): ReadonlySet<number> => new Set(set.options.extractions ?? []);
  const [goneHere, goneThere] = [gone(one), gone(other)];
  const opponents = [...other.solids]
    .filter(([fdi]) => !goneThere.has(fdi))
    .map(([fdi, solid]) => [solid, composed(way, other.target.poses.get(fdi)!)] as const);
  return new Map(
    [...one.solids]
      .filter(([fdi]) => !goneHere.has(fdi))
      .map(([fdi, solid]) => {
        const pose = one.target.poses.get(fdi)!;
        return [fdi, opponents.reduce((least, [body, at]) => Math.min(least, gapBetween(solid, pose, body, at)), 1)];
      }),
  );
}

/**
 * A jaw that meets the other one, where it is known how they bite: whoever passes into an opponent is set up lower, and
 * whoever stands behind the canines and just misses one is set up to touch it. Contacts of the row stay closed.
 * @param bite of the upper jaw over the lower one, in the axes of the plan
 */
export function meeting(one: SetUp, other: SetUp, bite: Pose): SetUp {
  const { jaw, teeth, solids, options } = one;
  const { arch } = one.target;
  if (!arch) return one;
  const heights = new Map<number, number>();
  let best = one;
  for (let round = 0; ; round++) {
    const gaps = gapsTo(best, other, bite);
    const off = [...gaps].filter(([fdi, gap]) => wrong(fdi, gap, heights.get(fdi) ?? 0, options.fixed));
    if (off.length === 0 || round === ROUNDS) return told(best, gaps);
    for (const [fdi, gap] of off) heights.set(fdi, Math.min(MOST_UP, (heights.get(fdi) ?? 0) + gap));
    best = { ...best, target: { ...best.target, ...raisedTarget(jaw, teeth, solids, options, arch, heights) } };
  }
}

function wrong(fdi: number, gap: number, height: number, fixed: readonly number[] = []): boolean {
  if (fixed.includes(fdi)) return false;
  if (gap < -TOUCHES) return true;
  return placeOf(fdi) > 3 && gap > TOUCHES && gap < FAR && height < MOST_UP - TOUCHES;
}

/** With the teeth that still pass into the other jaw. */
function told(set: SetUp, gaps: ReadonlyMap<number, number>): SetUp {
  const deep = [...gaps].filter(([, gap]) => gap < -DEEP);
  const problems: DesignProblem[] = deep.map(([fdi]) => ({ problem: 'meetsOtherJaw', jaw: set.jaw, teeth: [fdi] }));
  return problems.length > 0 ? { ...set, problems: [...set.problems, ...problems] } : set;
}
