import type { Pose } from '@archway/contracts';
import { gapBetween } from '../collide/gap-between.ts';
import type { Solid } from '../collide/solid.ts';
import { drained } from './drained.ts';
import { type StageLimits, usualLimits } from './limits.ts';
import { type RoomMade, makingRoom } from './making-room.ts';
import { type KeptWays, Schedule } from './schedule.ts';
import type { StagedTooth } from './staged-tooth.ts';

/** The stages of a jaw from the scan to the target; teeth upwards. */
export interface JawStages {
  /** By FDI number, of each stage from the scan on. */
  readonly poses: readonly ReadonlyMap<number, Pose>[];
  /** Of each stage, in mm: how deep the deepest two neighbours overlap, and by how much that is above what they may. */
  readonly depths: readonly number[];
  readonly excess: readonly number[];
  /** How deep neighbours overlap where they were scanned. */
  readonly baseline: number;
  /** Of each pair that overlaps at the target: the first stage at which it does so by more than the limit. */
  readonly meets: readonly { readonly between: readonly [number, number]; readonly stage: number }[];
}

export interface StagingOptions {
  readonly limits?: StageLimits;
  /** Teeth that are taken out: they stand still and nobody collides with them. */
  readonly absent?: readonly number[];
  /** Teeth whose ways stay as they are: others go around them. */
  readonly kept?: KeptWays;
  /** Whether teeth go one after another from the last ones on, and not all at once. */
  readonly sequence?: boolean;
  /** False: everything straight and at once, whatever it meets. */
  readonly avoid?: boolean;
}

/** An excess that is left is the reason for more stages, in mm; so many times as many, and how often. */
const LEFT = 0.02;
const SLOWER = [1.4] as const;

/** Ways without collisions: more stages where as many as the limits ask for do not leave the time to go around each other. */
function* together(schedule: Schedule): Generator<void, readonly [Schedule, RoomMade]> {
  let best = [schedule, yield* makingRoom(schedule)] as const;
  for (const times of SLOWER) {
    if (best[1].excess <= LEFT) break;
    const slower = schedule.slower(times);
    const made = yield* makingRoom(slower);
    if (made.excess < best[1].excess - LEFT / 2) best = [slower, made];
  }
  return best;
}

/** The same, with a pause wherever others may have their turn: whoever wants no stages any more leaves it there. */
export function* makingStages(
  teeth: readonly StagedTooth[],
  solids: ReadonlyMap<number, Solid>,
  target: ReadonlyMap<number, Pose>,
  { limits = usualLimits, absent = [], kept, sequence = false, avoid = true }: StagingOptions = {},
): Generator<void, JawStages> {
  const straight = Schedule.of(teeth, solids, target, limits, absent, kept, sequence);
  const [schedule, { poses }] = avoid
    ? yield* together(straight)
    : [straight, { poses: straight.courses.map((course) => straight.posesOf(course)) }];
  const { count, courses, pairs } = schedule;
  // Where nothing moves there is one stage, which is the scan again: a plan of stages has one.
  const stages = Array.from({ length: count + 1 }, (_, stage) => stage);
  const depths: number[][] = [];
  for (const { first, second } of pairs) {
    yield;
    const [one, other] = [courses[first]!.solid, courses[second]!.solid];
    depths.push(stages.map((stage) => -gapBetween(one, poses[first]![stage]!, other, poses[second]![stage]!)));
  }
  const most = (of: (pair: number, stage: number) => number): number[] =>
    stages.map((stage) => pairs.reduce((largest, _, pair) => Math.max(largest, of(pair, stage)), 0));
  return {
    poses: stages.map((stage) => new Map(courses.map(({ tooth }, n) => [tooth.fdi, poses[n]![stage]!]))),
    depths: most((pair, stage) => depths[pair]![stage]!),
    excess: most((pair, stage) => depths[pair]![stage]! - schedule.allowance(pairs[pair]!, stage)),
    baseline: Math.max(0, ...pairs.map(({ atStart }) => -atStart)),
    meets: pairs.flatMap(({ first, second, atStart, atTarget }, pair) => {
      const deep = Math.max(limits.collision, -atStart);
      const stage = depths[pair]!.findIndex((depth, at) => at > 0 && depth > deep);
      if (atTarget > -limits.collision) return [];
      const between = [courses[first]!.tooth.fdi, courses[second]!.tooth.fdi] as const;
      return [{ between, stage: stage < 0 ? count : stage }];
    }),
  };
}

export const makeStages = (...given: Parameters<typeof makingStages>): JawStages => drained(makingStages(...given));
