import type { Pose } from '@archway/contracts';
import { gapBetween } from '../collide/gap-between.ts';
import type { Solid } from '../collide/solid.ts';
import { composed } from '../pose/combine.ts';
import { AT_REST } from '../pose/pose.ts';
import type { JawDesign } from './design-jaw.ts';

/** Half a turn about z: from an upper jaw with its teeth upwards to the mouth. */
export const OVER: Pose = { q: [0, 0, 1, 0], t: [0, 0, 0] };

type Standing = readonly (readonly [Solid, Pose])[];

/** All teeth of a jaw at a stage, in the mouth; the last one where it has no more. */
function standing(design: JawDesign, stage: number, place: Pose): Standing {
  const poses = design.stages.poses[Math.min(stage, design.stages.poses.length - 1)]!;
  const absent = new Set(design.options.extractions ?? []);
  return [...design.solids]
    .filter(([fdi]) => !absent.has(fdi))
    .map(([fdi, solid]) => [solid, composed(place, poses.get(fdi)!)] as const);
}

/**
 * How deep teeth of the two jaws pass into each other at each stage, in mm, where it is known how they bite.
 * @param bite of the upper jaw over the lower one, in the axes of the plan
 */
export function opposingDepths(upper: JawDesign, lower: JawDesign, bite: Pose): number[] {
  const count = Math.max(upper.stages.poses.length, lower.stages.poses.length);
  // A body of an upper jaw has its teeth upwards: over it goes first, then where its jaw stands.
  const place = composed(bite, OVER);
  return Array.from({ length: count }, (_, stage) => {
    const below = standing(lower, stage, AT_REST);
    let deepest = 0;
    for (const [one, at] of standing(upper, stage, place))
      for (const [other, there] of below) deepest = Math.max(deepest, -gapBetween(one, at, other, there));
    return deepest;
  });
}
