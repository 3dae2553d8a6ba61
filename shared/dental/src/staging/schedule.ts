import type { Pose } from '@archway/contracts';
import { type Solid, gapBetween } from '../collide/gap-between.ts';
import { AT_REST } from '../pose/pose.ts';
import { type StageLimits, shareOfStage } from './limits.ts';
import type { StagedTooth } from './staged-tooth.ts';
import { type ToothPath, stagesFor, toothPath } from './tooth-path.ts';

/** A tooth on its way: when it begins, how many stages it takes, and how far it goes aside. */
export interface Course {
  readonly tooth: StagedTooth;
  readonly solid: Solid;
  readonly path: ToothPath;
  /** Somebody wants its way as it is. */
  readonly kept: boolean;
  stages: number;
  delay: number;
  detour: number;
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
  return { tooth, solid, path, stages, delay: 0, detour: 0, kept: true };
}

/** All teeth of a jaw on their ways. */
export class Schedule {
  readonly courses: readonly Course[];
  readonly pairs: readonly Neighbours[];

  constructor(
    teeth: readonly StagedTooth[],
    solids: ReadonlyMap<number, Solid>,
    target: ReadonlyMap<number, Pose>,
    readonly limits: StageLimits,
    absent: readonly number[] = [],
    kept: KeptWays = new Map(),
  ) {
    this.courses = teeth.map((tooth) => {
      const way = kept.get(tooth.fdi);
      if (way) return keptCourse(tooth, solids.get(tooth.fdi)!, way);
      const path = toothPath(tooth, target.get(tooth.fdi) ?? AT_REST);
      return {
        tooth,
        path,
        solid: solids.get(tooth.fdi)!,
        stages: stagesFor(tooth, path, 0, limits),
        delay: 0,
        detour: 0,
        kept: false,
      };
    });
    const there = [...this.courses.keys()].filter((n) => !absent.includes(this.courses[n]!.tooth.fdi));
    this.pairs = there.slice(1).map((second, n) => {
      const first = there[n]!;
      const [a, b] = [this.courses[first]!, this.courses[second]!];
      return {
        ...{ first, second },
        atStart: gapBetween(a.solid, AT_REST, b.solid, AT_REST),
        atTarget: gapBetween(a.solid, a.path(1, 0), b.solid, b.path(1, 0)),
      };
    });
  }

  /** How many stages the jaw has. */
  get count(): number {
    return Math.max(1, ...this.courses.map(({ stages, delay }) => stages + delay));
  }

  poseAt(course: Course, stage: number): Pose {
    const { path, stages, delay, detour } = course;
    return path(stages === 0 ? (stage > 0 ? 1 : 0) : (stage - delay) / stages, detour);
  }

  depthAt({ first, second }: Neighbours, stage: number): number {
    const [a, b] = [this.courses[first]!, this.courses[second]!];
    return -gapBetween(a.solid, this.poseAt(a, stage), b.solid, this.poseAt(b, stage));
  }

  /**
   * How deep neighbours may overlap at a stage. Surfaces between teeth were made and not scanned, so that teeth which touch
   * overlap a little from the beginning: that fades on the way; and enamel that is taken is an overlap of the target.
   */
  allowance({ atStart, atTarget }: Neighbours, stage: number, count: number): number {
    return Math.max(this.limits.collision, -atStart * (1 - stage / count), -atTarget);
  }

  /** Above the allowance; below 0 where there is room. */
  excessAt(pair: Neighbours, stage: number, count: number): number {
    return this.depthAt(pair, stage) - this.allowance(pair, stage, count);
  }

  /** A stage more for every tooth that would go too far in one, until none does. */
  keepLimits(): void {
    for (const course of this.courses.filter((each) => !each.kept))
      for (let rounds = 0; rounds < 50 && this.largestShare(course) > 1; rounds++) course.stages++;
  }

  private largestShare(course: Course): number {
    let most = 0;
    for (let stage = course.delay; stage < course.delay + course.stages; stage++)
      most = Math.max(
        most,
        shareOfStage(course.tooth, this.poseAt(course, stage), this.poseAt(course, stage + 1), this.limits),
      );
    return most;
  }
}
