import type { Course, Neighbours, Schedule } from './schedule.ts';
import { stagesFor } from './tooth-path.ts';

/** Ways aside that are tried, in mm to the cheek; and parts of the time that is left by which a tooth may wait. */
const DETOURS = [0, 0.35, -0.35, 0.7, -0.7, 1.1, -1.1] as const;
const WAITS = [0, 0.5, 1] as const;
const SWEEPS = 4;
/** From the second sweep on the plan may have so many stages more. */
const EXTRA = 6;
/** Stages that are looked at, evenly over the plan. */
const LOOKS = 10;
/** What is small enough to leave, in mm. */
const NEGLIGIBLE = 1e-3;
/** Prices: of an excess squared, of a detour's mm, of a stage's wait, and the least that a change must save. */
const PRICE = { excess: 100, detour: 0.02, wait: 0.002, least: 1e-4 } as const;

/** Stages at which collisions are looked for. */
function looksAt(count: number): number[] {
  const parts = Math.min(count, LOOKS);
  return Array.from({ length: parts - 1 }, (_, n) => Math.round(((n + 1) * count) / parts));
}

function excesses(schedule: Schedule, pairs: readonly Neighbours[]): number[] {
  const count = schedule.count;
  const looks = looksAt(count);
  return pairs.map((pair) => looks.reduce((most, stage) => Math.max(most, schedule.excessAt(pair, stage, count)), 0));
}

/**
 * Ways and times of all teeth at once, tooth by tooth from the longest way to the shortest: whoever collides goes aside or
 * waits, as it costs least. Waiting alone dead-locks and doubles the plan. Between the ways others may have their turn.
 */
export function* avoidingCollisions(schedule: Schedule): Generator<void, void> {
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const order = [...schedule.courses.keys()].sort(
      (one, other) => schedule.courses[other]!.stages - schedule.courses[one]!.stages,
    );
    let changed = false;
    for (const n of order) {
      const course = schedule.courses[n]!;
      const pairs = schedule.pairs.filter(({ first, second }) => first === n || second === n);
      if (course.kept || course.stages === 0 || pairs.length === 0) continue;
      if (excesses(schedule, pairs).every((excess) => excess <= NEGLIGIBLE)) continue;
      if (yield* bestOf(schedule, course, pairs, sweep > 0 ? EXTRA : 0)) changed = true;
    }
    if (!changed) break;
  }
}

/** The best way and time of one tooth while the others keep theirs. @returns whether it is another one */
function* bestOf(
  schedule: Schedule,
  course: Course,
  pairs: readonly Neighbours[],
  extra: number,
): Generator<void, boolean> {
  const { tooth, path } = course;
  const price = (): number =>
    excesses(schedule, pairs).reduce((sum, excess) => sum + PRICE.excess * excess * excess, 0) +
    PRICE.detour * Math.abs(course.detour) +
    PRICE.wait * course.delay;
  const count = schedule.count;
  let best = { price: price(), detour: course.detour, delay: course.delay, stages: course.stages };
  const before = best;
  for (const detour of DETOURS) {
    yield;
    const stages = stagesFor(tooth, path, detour, schedule.limits);
    const slack = count + extra - stages;
    if (slack < 0) continue;
    for (const wait of slack > 0 ? WAITS : [0]) {
      Object.assign(course, { detour, stages, delay: Math.round(wait * slack) });
      const here = price();
      if (here < best.price - PRICE.least) best = { price: here, detour, delay: course.delay, stages };
    }
  }
  Object.assign(course, { detour: best.detour, delay: best.delay, stages: best.stages });
  return best !== before;
}
