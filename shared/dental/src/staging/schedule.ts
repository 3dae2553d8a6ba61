import type { Pose } from '@archway/contracts';
import { placeOf, sideOf } from '../body/jaw-axes.ts';
import { gapBetween } from '../collide/gap-between.ts';
import type { Solid } from '../collide/solid.ts';
import { AT_REST } from '../pose/pose.ts';
import { type StageLimits, shareOfStage } from './limits.ts';
import type { StagedTooth } from './staged-tooth.ts';
import { type ToothPath, stagesFor, toothPath } from './tooth-path.ts';

/** A tooth on its way, and how many stages it takes. */
interface Course {
  readonly tooth: StagedTooth;
  readonly solid: Solid;
  readonly path: ToothPath;
  /** Somebody wants its way as it is. */
  readonly kept: boolean;
  readonly stages: number;
  /** The stage from which it moves. */
  readonly from: number;
}

/** Two neighbours, by their places in the row. */
export interface Neighbours {
  readonly first: number;
  readonly second: number;
  /** Gaps where they were scanned and at the target; below 0 where they overlap. */
  readonly atStart: number;
  readonly atTarget: number;
}

/** The poses of teeth whose ways are kept, from the scan on. */
export type KeptWays = ReadonlyMap<number, readonly Pose[]>;

function keptCourse(tooth: StagedTooth, solid: Solid, way: readonly Pose[]): Course {
  const stages = way.length - 1;
  const path: ToothPath = (part) => way[Math.round(Math.min(1, Math.max(0, part)) * stages)] ?? AT_REST;
  return { tooth, solid, path, stages, kept: true, from: 0 };
}

const poseAt = ({ path, stages, from }: Course, stage: number): Pose =>
  path(stages === 0 ? (stage > 0 ? 1 : 0) : (stage - from) / stages);

function largestShare(course: Course, limits: StageLimits): number {
  let most = 0;
  for (let stage = course.from; stage < course.from + course.stages; stage++)
    most = Math.max(most, shareOfStage(course.tooth, poseAt(course, stage), poseAt(course, stage + 1), limits));
  return most;
}

/** The course with a stage more as long as its tooth would go too far in one. */
function withinLimits(course: Course, limits: StageLimits): Course {
  let made = course;
  for (let rounds = 0; rounds < 50 && largestShare(made, limits) > 1; rounds++)
    made = { ...made, stages: made.stages + 1 };
  return made;
}

/** How much of its way a tooth has behind it when the next one begins, where they go one after another. */
const NEXT = 0.5;

/**
 * One after another on each side, from the last one on, as where molars go back: the next one begins once the one before is
 * half-way. Incisors go with each other, after both canines.
 */
function inSequence(courses: readonly Course[]): readonly Course[] {
  const begins = new Map<Course, number>();
  let front = 0;
  for (const side of ['right', 'left'] as const) {
    const row = courses
      .filter(({ tooth: { fdi }, kept, stages }) => sideOf(fdi) === side && placeOf(fdi) > 2 && !kept && stages > 0)
      .toSorted((one, other) => placeOf(other.tooth.fdi) - placeOf(one.tooth.fdi));
    let from = 0;
    for (const course of row) {
      begins.set(course, from);
      from += Math.ceil(course.stages * NEXT);
    }
    front = Math.max(front, from);
  }
  const own = (course: Course): number => (placeOf(course.tooth.fdi) <= 2 && !course.kept ? front : 0);
  return courses.map((course) => ({ ...course, from: begins.get(course) ?? own(course) }));
}

/** All teeth of a jaw on their ways, straight, and at once or one after another. */
export class Schedule {
  readonly pairs: readonly Neighbours[];

  private constructor(
    readonly courses: readonly Course[],
    readonly limits: StageLimits,
    pairs: readonly Neighbours[],
    private readonly sequence: boolean,
  ) {
    this.pairs = pairs;
  }

  static of(
    teeth: readonly StagedTooth[],
    solids: ReadonlyMap<number, Solid>,
    target: ReadonlyMap<number, Pose>,
    limits: StageLimits,
    absent: readonly number[] = [],
    kept: KeptWays = new Map(),
    sequence = false,
  ): Schedule {
    const straight = teeth.map((tooth): Course => {
      const solid = solids.get(tooth.fdi)!;
      const way = kept.get(tooth.fdi);
      if (way) return keptCourse(tooth, solid, way);
      const path = toothPath(tooth, target.get(tooth.fdi) ?? AT_REST);
      const stages = stagesFor(tooth, path, limits);
      return withinLimits({ tooth, solid, path, stages, kept: false, from: 0 }, limits);
    });
    const courses = sequence ? inSequence(straight) : straight;
    const there = [...courses.keys()].filter((n) => !absent.includes(courses[n]!.tooth.fdi));
    const pairs = there.slice(1).map((second, n) => {
      const first = there[n]!;
      const [a, b] = [courses[first]!, courses[second]!];
      return {
        ...{ first, second },
        atStart: gapBetween(a.solid, AT_REST, b.solid, AT_REST),
        atTarget: gapBetween(a.solid, a.path(1), b.solid, b.path(1)),
      };
    });
    return new Schedule(courses, limits, pairs, sequence);
  }

  /** How many stages the jaw has. */
  get count(): number {
    return Math.max(1, ...this.courses.map(({ from, stages }) => from + stages));
  }

  /** The same with more time: whoever moves takes so many times as many stages, but for ways that are kept. */
  slower(times: number): Schedule {
    const courses = this.courses.map((course) =>
      course.kept ? course : withinLimits({ ...course, stages: Math.ceil(course.stages * times) }, this.limits),
    );
    return new Schedule(this.sequence ? inSequence(courses) : courses, this.limits, this.pairs, this.sequence);
  }

  /** Where a tooth stands at each stage of the jaw. */
  posesOf(course: Course): Pose[] {
    return Array.from({ length: this.count + 1 }, (_, stage) => poseAt(course, stage));
  }

  /**
   * How deep neighbours may overlap at a stage. Surfaces between teeth were made and not scanned, so that teeth which touch
   * overlap a little from the beginning: that fades once they move; and enamel that is taken is an overlap of the target.
   */
  allowance({ first, second, atStart, atTarget }: Neighbours, stage: number): number {
    const begins = Math.min(this.courses[first]!.from, this.courses[second]!.from);
    const done = Math.max(0, stage - begins) / (this.count - begins);
    return Math.max(this.limits.collision, -atStart * (1 - done), -atTarget);
  }
}
