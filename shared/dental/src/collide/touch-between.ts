import type { Pose } from '@archway/contracts';
import type { Vec3 } from '@archway/geometry';
import { composed, relativePose } from '../pose/combine.ts';
import { AT_REST } from '../pose/pose.ts';
import { turned } from '../pose/quaternion.ts';
import { type Touch, deepestOf } from './deepest-point.ts';
import { type DistanceGrid, distanceAt } from './distance-grid.ts';
import type { Solid } from './solid.ts';
import { type Rows, rowsOf } from '../pose/rows.ts';

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
  if (!before || before.at < 0) return deepestOf(first, ahead, second, back);
  const point = before.ofFirst ? placed(first, before.at, ahead) : placed(second, before.at, back);
  return deepestOf(first, ahead, second, back, distanceAt(before.ofFirst ? second.grid : first.grid, ...point));
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
