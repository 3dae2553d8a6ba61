import type { Pose } from '@archway/contracts';
import { composed, relativePose } from '../pose/combine.ts';
import { AT_REST } from '../pose/pose.ts';
import { type Rows, rowsOf } from '../pose/rows.ts';
import type { Solid } from './solid.ts';
import { deepestOf } from './deepest-point.ts';
import { leastOf } from './nearest-samples.ts';

/** Whether a tooth is farther from another one than can be measured, by spheres around both. @param ahead to the other */
function farApart({ samples: { center, radius } }: Solid, ahead: Rows, { samples, grid }: Solid): boolean {
  const [cx, cy, cz] = center;
  const [ox, oy, oz] = samples.center;
  const x = ahead[0]! * cx + ahead[1]! * cy + ahead[2]! * cz + ahead[3]! - ox;
  const y = ahead[4]! * cx + ahead[5]! * cy + ahead[6]! * cz + ahead[7]! - oy;
  const z = ahead[8]! * cx + ahead[9]! * cy + ahead[10]! * cz + ahead[11]! - oz;
  return Math.sqrt(x * x + y * y + z * z) > radius + samples.radius + grid.band;
}

/** What is between two teeth of which each is known where the other one stands. */
type Measure = (first: Solid, ahead: Rows, second: Solid, back: Rows) => number;

function measured(first: Solid, firstPose: Pose, second: Solid, secondPose: Pose, measure: Measure): number {
  // Rounding differs with the order, so that the order is always the same.
  if (first.fdi > second.fdi) return measured(second, secondPose, first, firstPose, measure);
  // Where the first one stands as the second one sees it.
  const way = composed(relativePose(secondPose, AT_REST), firstPose);
  const ahead = rowsOf(way);
  if (farApart(first, ahead, second)) return second.grid.band;
  return measure(first, ahead, second, rowsOf(relativePose(way, AT_REST)));
}

/**
 * Between two teeth in their poses, in mm: above 0 the gap, up to 1 mm; below 0 how deep one goes into the other at the
 * deepest, up to 1 mm. Points of each are looked up in the grid of the other, so that a small tip in a large hollow is seen as well as
 * the other way round; and the deepest ones are measured to the surface itself.
 */
export const gapBetween = (first: Solid, firstPose: Pose, second: Solid, secondPose: Pose): number =>
  measured(first, firstPose, second, secondPose, (...sides) => deepestOf(...sides).gap);

/** The same by the grids alone, in two thirds of the time and up to 0.06 mm too wide: for whoever looks for something. */
export const roughGapBetween = (first: Solid, firstPose: Pose, second: Solid, secondPose: Pose): number =>
  measured(first, firstPose, second, secondPose, (one, ahead, other, back) =>
    leastOf(other.samples, back, one.grid, leastOf(one.samples, ahead, other.grid, other.grid.band)),
  );
