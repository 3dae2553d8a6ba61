import {
  type DocumentTooth,
  type MovementLimits,
  type PlanDocument,
  type Pose,
  documentLimits,
  limitsOf,
} from '@archway/contracts';
import type { Vec3 } from '@archway/geometry';
import { wayBetween } from '../pose/between.ts';
import { mixedPose } from '../pose/combine.ts';
import { AT_REST } from '../pose/pose.ts';
import { NotEdited } from './rules.ts';

type Limits = PlanDocument['limits'];

/** When a tooth moves: it rests up to `from` and stands at its target from `to` on. */
export interface Bar {
  readonly from: number;
  readonly to: number;
}

/** Where a tooth stands from the stage `from` on; before it rests, after the last pose it stays. */
export interface ToothWay {
  readonly from: number;
  readonly poses: readonly Pose[];
  /** Places of its key frames among the poses, upwards. */
  readonly keys?: readonly number[];
}

const SAME = 2e-6;

/** Whether two poses are one, but for rounding. */
export const samePose = (one: Pose, other: Pose): boolean =>
  one.t.every((value, at) => Math.abs(value - other.t[at]!) <= SAME) &&
  one.q.every((value, at) => Math.abs(value - other.q[at]!) <= SAME);

export const originOf = ({ frame, pivot }: DocumentTooth): Vec3 => frame?.origin ?? pivot ?? [0, 0, 0];

/** Whether each step of a way keeps the limits, measured as documents are. */
export const keepsLimits = (poses: readonly Pose[], origin: Vec3, limits: MovementLimits): boolean =>
  poses.slice(1).every((pose, at) => {
    const { linear, vertical, rotation } = wayBetween(poses[at]!, pose, origin);
    return linear <= limits.linear && vertical <= limits.vertical && rotation <= limits.rotation;
  });

/** The shortest way that `make` gives and that keeps the limits. @param least stages @throws NotEdited tooManyStages */
function shortest(
  tooth: DocumentTooth,
  limits: Limits,
  least: number,
  make: (stages: number) => readonly Pose[],
): readonly Pose[] {
  for (let stages = Math.max(1, least); stages <= documentLimits.steps; stages++) {
    const poses = make(stages);
    if (keepsLimits(poses, originOf(tooth), limitsOf(limits, tooth.fdi))) return poses;
  }
  throw new NotEdited('tooManyStages', [tooth.fdi]);
}

/** Straight from one pose to another in so many stages or more, turning evenly about the root. */
export function straightWay(
  tooth: DocumentTooth,
  [start, end]: readonly [Pose, Pose],
  limits: Limits,
  least: number,
): readonly Pose[] {
  const about = tooth.pivot ?? originOf(tooth);
  const { linear, vertical, rotation } = wayBetween(start, end, originOf(tooth));
  const most = limitsOf(limits, tooth.fdi);
  const needed = Math.max(linear / most.linear, vertical / most.vertical, rotation / most.rotation);
  return shortest(tooth, limits, Math.max(least, Math.ceil(needed - 1e-6)), (stages) =>
    Array.from({ length: stages + 1 }, (_, n) => mixedPose(start, end, n / stages, about)),
  );
}

/** The same way in another number of stages. @throws NotEdited tooManyStages */
export function stretched(
  tooth: DocumentTooth,
  poses: readonly Pose[],
  limits: Limits,
  stages: number,
): readonly Pose[] {
  const length = poses.length - 1;
  if (stages === length) return poses;
  return shortest(tooth, limits, stages, (count) =>
    Array.from({ length: count + 1 }, (_, n) => {
      const at = (n / count) * length;
      const before = Math.min(length - 1, Math.floor(at));
      return mixedPose(poses[before]!, poses[before + 1]!, at - before, originOf(tooth));
    }),
  );
}

/** The poses of a tooth at each stage of its jaw. */
export const posesOf = (steps: PlanDocument['aligners']['upper'], fdi: number): readonly Pose[] =>
  steps.map(({ poses }) => poses[String(fdi)] ?? AT_REST);

/** How many stages after one and up to another are none of rest. */
export const movingIn = (steps: PlanDocument['aligners']['upper'], from: number, to: number): number =>
  Math.max(0, to - from) - steps.filter(({ n, passive }) => passive && n > from && n <= to).length;

/** A way without what it rests in stages of rest, and the same way with it. */
export function withoutRests(steps: PlanDocument['aligners']['upper'], { from, poses, keys = [] }: ToothWay): ToothWay {
  const moves = (at: number): boolean => at === 0 || !steps[from + at]?.passive;
  const before = (key: number): number => poses.slice(1, key + 1).filter((_, at) => moves(at + 1)).length;
  return { from, poses: poses.filter((_, at) => moves(at)), keys: [...new Set(keys.map(before))] };
}

export function aroundRests(steps: PlanDocument['aligners']['upper'], { from, poses, keys = [] }: ToothWay): ToothWay {
  const made = poses.slice(0, 1);
  const placed: number[] = [];
  for (const [at, pose] of poses.entries()) {
    if (at === 0) continue;
    while (steps[from + made.length]?.passive) made.push(made.at(-1)!);
    if (keys.includes(at)) placed.push(made.length);
    made.push(pose);
  }
  return { from, poses: made, keys: placed };
}

/** When a tooth moves; null for one that never does. */
export function barOf(steps: PlanDocument['aligners']['upper'], fdi: number): Bar | null {
  const poses = posesOf(steps, fdi);
  const end = poses.at(-1) ?? AT_REST;
  const moves = poses.findIndex((pose) => !samePose(pose, AT_REST));
  if (moves < 0) return null;
  const stays = poses.findLastIndex((pose) => !samePose(pose, end));
  return { from: Math.max(0, moves - 1), to: stays + 1 };
}
