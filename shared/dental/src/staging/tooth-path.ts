import type { Pose } from '@archway/contracts';
import { scale, subtract } from '@archway/geometry';
import { AT_REST, aboutPoint, pointIn } from '../pose/pose.ts';
import { mixedTurn } from '../pose/quaternion.ts';
import { type StageLimits, shareOfStage } from './limits.ts';
import type { StagedTooth } from './staged-tooth.ts';

/** The way of one tooth, by how much of it is done: 0 to 1. */
export type ToothPath = (part: number) => Pose;

/** An even turn about a point in the root that goes straight. @param target where it ends */
export function toothPath({ pivot }: StagedTooth, target: Pose): ToothPath {
  const way = subtract(pointIn(target, pivot), pivot);
  return (part) => {
    if (part <= 0) return AT_REST;
    if (part >= 1) return target;
    return aboutPoint(mixedTurn(AT_REST.q, target.q, part), pivot, scale(way, part));
  };
}

const SAMPLES = 8;
/** Samples see a little less than the steepest part. */
const MARGIN = 1.04;

/** So many stages a tooth needs for its way, none for one that stays. */
export function stagesFor(tooth: StagedTooth, path: ToothPath, limits: StageLimits): number {
  let most = 0;
  for (let k = 0; k < SAMPLES; k++)
    most = Math.max(most, shareOfStage(tooth, path(k / SAMPLES), path((k + 1) / SAMPLES), limits));
  return most < 1e-6 ? 0 : Math.ceil(most * SAMPLES * MARGIN - 1e-9);
}
