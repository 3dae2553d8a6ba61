import type { Pose } from '@archway/contracts';
import { type Solid, gapBetween } from '../collide/gap-between.ts';
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
  return { tooth, solid, path, stages, kept: true };
}

const poseAt = ({ path, stages }: Course, stage: number): Pose =>
  path(stages === 0 ? (stage > 0 ? 1 : 0) : stage / stages);

function largestShare(course: Course, limits: StageLimits): number {
  let most = 0;
  for (let stage = 0; stage < course.stages; stage++)
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

/** All teeth of a jaw on their ways, straight and at once. */
export class Schedule {
  readonly pairs: readonly Neighbours[];

  private constructor(
    readonly courses: readonly Course[],
    readonly limits: StageLimits,
    pairs: readonly Neighbours[],
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
  ): Schedule {
    const courses = teeth.map((tooth): Course => {
      const solid = solids.get(tooth.fdi)!;
      const way = kept.get(tooth.fdi);
      if (way) return keptCourse(tooth, solid, way);
      const path = toothPath(tooth, target.get(tooth.fdi) ?? AT_REST);
      return withinLimits({ tooth, solid, path, stages: stagesFor(tooth, path, limits), kept: false }, limits);
    });
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
    return new Schedule(courses, limits, pairs);
  }

  /** How many stages the jaw has. */
  get count(): number {
    return Math.max(1, ...this.courses.map(({ stages }) => stages));
  }

  /** The same with more time: whoever moves takes so many times as many stages, but for ways that are kept. */
  slower(times: number): Schedule {
    const courses = this.courses.map((course) =>
      course.kept ? course : withinLimits({ ...course, stages: Math.ceil(course.stages * times) }, this.limits),
    );
    return new Schedule(courses, this.limits, this.pairs);
  }

  /** Where a tooth stands at each stage of the jaw. */
  posesOf(course: Course): Pose[] {
    return Array.from({ length: this.count + 1 }, (_, stage) => poseAt(course, stage));
  }

  /**
   * How deep neighbours may overlap at a stage. Surfaces between teeth were made and not scanned, so that teeth which touch
   * overlap a little from the beginning: that fades on the way; and enamel that is taken is an overlap of the target.
   */
  allowance({ atStart, atTarget }: Neighbours, stage: number): number {
    return Math.max(this.limits.collision, -atStart * (1 - stage / this.count), -atTarget);
  }
}
