import type { Pose } from '@archway/contracts';
import { pointIn } from '@archway/dental';
import { type Vec3, length, subtract } from '@archway/geometry';

/** Smaller movements are not seen, mm. */
const SEEN = 0.05;

/** Around the origin of a tooth, mm: a turn moves the rim of a crown. */
const RIM: readonly Vec3[] = [
  [4, 0, 0],
  [0, 4, 0],
  [0, 0, 4],
];

/** How far apart a tooth stands in two poses, at the rim of its crown, mm. */
export const wayApart = (one: Pose, other: Pose, origin: Vec3 = [0, 0, 0]): number =>
  Math.max(
    ...RIM.map(([x, y, z]) => {
      const point: Vec3 = [origin[0] + x, origin[1] + y, origin[2] + z];
      return length(subtract(pointIn(one, point), pointIn(other, point)));
    }),
  );

/** Whether a tooth stands in two poses so that both are seen. */
export const standsApart = (one: Pose, other: Pose, origin?: Vec3): boolean => wayApart(one, other, origin) > SEEN;
