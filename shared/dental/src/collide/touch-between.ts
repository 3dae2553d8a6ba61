import type { Pose } from '@archway/contracts';
import type { Vec3 } from '@archway/geometry';
import { composed, relativePose } from '../pose/combine.ts';
import { AT_REST } from '../pose/pose.ts';
import { turned } from '../pose/quaternion.ts';
import { type DistanceGrid, distanceAt } from './distance-grid.ts';
import { type Solid, nearestOf } from './gap-between.ts';
import { type Rows, rowsOf } from '../pose/rows.ts';

/** How near two teeth are to each other, in mm as `gapBetween` says it, and by which point. */
export interface Touch {
  readonly gap: number;
  /** Whether the point is one of the first tooth, in the grid of the second; and its place. -1 where none is in reach. */
  readonly ofFirst: boolean;
  readonly at: number;
}

/** Half of the way over which a direction is read, in mm: a step of the grid. */
const REACH = 0.2;

function placed({ samples: { points } }: Solid, at: number, m: Rows): Vec3 {
  const [x, y, z] = [points[3 * at]!, points[3 * at + 1]!, points[3 * at + 2]!];
  return [
    m[0]! * x + m[1]! * y + m[2]! * z + m[3]!,
    m[4]! * x + m[5]! * y + m[6]! * z + m[7]!,
    m[8]! * x + m[9]! * y + m[10]! * z + m[11]!,
  ];
}

/**
 * What `gapBetween` finds, with the point that tells it.
 * @param before how they touched in poses that are near to these: it is asked first, and most others need not be asked
 */
export function touchBetween(first: Solid, firstPose: Pose, second: Solid, secondPose: Pose, before?: Touch): Touch {
  const way = composed(relativePose(secondPose, AT_REST), firstPose);
  const [ahead, back] = [rowsOf(way), rowsOf(relativePose(way, AT_REST))];
  let best: Touch = { gap: second.grid.band, ofFirst: true, at: -1 };
  if (before && before.at >= 0) {
    const point = before.ofFirst ? placed(first, before.at, ahead) : placed(second, before.at, back);
    const gap = distanceAt(before.ofFirst ? second.grid : first.grid, ...point);
    if (gap < best.gap) best = { ...before, gap };
  }
  const one = nearestOf(first.samples, ahead, second.grid, best.gap);
  if (one.at >= 0) best = { gap: one.distance, ofFirst: true, at: one.at };
  const other = nearestOf(second.samples, back, first.grid, best.gap);
  return other.at >= 0 ? { gap: other.distance, ofFirst: false, at: other.at } : best;
}

/** The way in which distance grows, in the frame of the grid; of any length. */
function steepest(grid: DistanceGrid, [x, y, z]: Vec3): Vec3 {
  return [
    distanceAt(grid, x + REACH, y, z) - distanceAt(grid, x - REACH, y, z),
    distanceAt(grid, x, y + REACH, z) - distanceAt(grid, x, y - REACH, z),
    distanceAt(grid, x, y, z + REACH) - distanceAt(grid, x, y, z - REACH),
  ];
}

/** Where the first tooth would go to leave the second one the shortest way, in the frame of the jaw; of any length. */
export function wayOut(first: Solid, firstPose: Pose, second: Solid, secondPose: Pose, touch: Touch): Vec3 {
  const way = composed(relativePose(secondPose, AT_REST), firstPose);
  if (touch.ofFirst) return turned(secondPose.q, steepest(second.grid, placed(first, touch.at, rowsOf(way))));
  const [x, y, z] = turned(
    firstPose.q,
    steepest(first.grid, placed(second, touch.at, rowsOf(relativePose(way, AT_REST)))),
  );
  return [-x, -y, -z];
}
