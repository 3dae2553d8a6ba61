import type { Pose } from '@archway/contracts';
import type { Vec3 } from '@archway/geometry';
import { placeOf } from '../body/jaw-axes.ts';
import type { Touch } from '../collide/deepest-point.ts';
import { touchBetween, wayOut } from '../collide/touch-between.ts';
import type { Neighbours, Schedule } from './schedule.ts';
import { YieldingWay } from './yielding-way.ts';

/** What is small enough to leave, in mm. */
const NEGLIGIBLE = 0.004;
/** Most rounds over all neighbours; and most looks at how a pair touches, which are what takes time. */
const ROUNDS = 60;
const LOOKS = 6000;
/** Where at least so much of the way out lies in the plane of the jaw, teeth go aside there and keep their height. */
const FLAT = 0.3;
/** How readily teeth go aside, by place 1 to 8: molars are the anchors. */
const READY = [1, 1, 0.8, 0.8, 0.7, 0.4, 0.4, 1] as const;

/** Two neighbours at one stage, as they were seen last. */
interface Seen {
  readonly touch: Touch;
  /** How far they stood aside of each other. */
  readonly apart: Vec3;
}

/** Where all teeth stand at each stage, and by how much neighbours still overlap too much where that could be helped. */
export interface RoomMade {
  readonly poses: readonly (readonly Pose[])[];
  readonly excess: number;
}

/**
 * Ways of all teeth at once that do not collide. Where two neighbours overlap by more than they may, both are pushed out of
 * each other, as far as it is deep, and the stages before and after follow within the limits; whoever is pushed into the
 * next one pushes on. So teeth go around each other, an arch widens before it is aligned, or one lets another one pass,
 * as the contact says. Who does not move at all, and ways that are kept, stay. Between rounds others may have their turn.
 */
export function* makingRoom(schedule: Schedule): Generator<void, RoomMade> {
  const { courses, limits, pairs, count } = schedule;
  const ways = courses.map((course) => new YieldingWay(course.tooth, course.solid, schedule.posesOf(course), limits));
  const ready = courses.map(({ kept, stages, tooth }) => (kept || stages === 0 ? 0 : READY[placeOf(tooth.fdi) - 1]!));
  const seen = pairs.map((): (Seen | undefined)[] => []);
  let looks = 0;
  let excess = 0;

  /** Looks at a pair at a stage. @returns by how much it was pushed */
  const part = (pair: Neighbours, known: (Seen | undefined)[], stage: number): number => {
    const [one, other] = [ways[pair.first]!, ways[pair.second]!];
    const [a, b] = [one.asideAt(stage), other.asideAt(stage)];
    const apart: Vec3 = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
    const was = known[stage];
    const allowed = schedule.allowance(pair, stage);
    if (was && distance(apart, was.apart) - was.touch.gap - allowed < NEGLIGIBLE) return 0;
    looks++;
    const [pose, otherPose] = [one.poseAt(stage), other.poseAt(stage)];
    const touch = touchBetween(one.solid, pose, other.solid, otherPose, (was ?? known[stage - 1])?.touch);
    known[stage] = { touch, apart };
    const deep = -touch.gap - allowed;
    if (deep <= NEGLIGIBLE) return 0;
    const out = inPlane(wayOut(one.solid, pose, other.solid, otherPose, touch));
    const both = ready[pair.first]! + ready[pair.second]!;
    one.push(stage, out, (deep * ready[pair.first]!) / both);
    other.push(stage, out, (-deep * ready[pair.second]!) / both);
    return deep;
  };

  for (let round = 0; round < ROUNDS && looks < LOOKS; round++) {
    excess = 0;
    const pushed = new Set<number>();
    for (const [n, pair] of pairs.entries()) {
      yield;
      if (ready[pair.first]! + ready[pair.second]! === 0) continue;
      for (let stage = 1; stage < count; stage++) {
        const deep = part(pair, seen[n]!, stage);
        if (deep > 0) for (const each of [pair.first, pair.second]) if (ready[each]! > 0) pushed.add(each);
        excess = Math.max(excess, deep);
      }
    }
    if (excess === 0) break;
    for (const each of pushed) ways[each]!.holdTogether();
  }
  // A way that is kept stays also where it goes as far as it may.
  for (const [n, way] of ways.entries()) if (ready[n]! > 0) way.settle();
  const stages = Array.from({ length: count + 1 }, (_, stage) => stage);
  return { poses: ways.map((way) => stages.map((stage) => way.poseAt(stage))), excess };
}

const distance = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** A way out of length 1, in the plane of the jaw where it leads there at all. */
function inPlane([x, y, z]: Vec3): Vec3 {
  const all = Math.hypot(x, y, z) || 1;
  const flat = Math.hypot(x, z);
  // Aside one must go the farther, the steeper the surface is.
  return flat / all > FLAT ? [(x * all) / (flat * flat), 0, (z * all) / (flat * flat)] : [x / all, y / all, z / all];
}
