import { type MovementLimits, type Pose, limitsOf } from '@archway/contracts';
import { type Vec3, subtract } from '@archway/geometry';
import type { Solid } from '../collide/solid.ts';
import { pointIn } from '../pose/pose.ts';
import { type StageLimits, shareOfStage } from './limits.ts';
import type { StagedTooth } from './staged-tooth.ts';

/** Steps are held this far within the limits, so that rounding breaks none. */
const WITHIN = 0.999;
/** What is left of a step too far, in mm, when it is taken for none. */
const NOTHING = 1e-6;
/** Rounds of steps over a whole way: between pushes, and at the end. */
const ROUNDS = { between: 8, end: 200 } as const;
/** By how much a way comes back to the straight one, time after time, while a step of it is too far; then at once. */
const BACK = { times: 20, by: 0.998 } as const;

/** The way of a tooth that makes room for others: at each stage it may stand aside of where it would go straight, in mm. */
export class YieldingWay {
  private readonly aside: Float64Array;
  /** How far the middle of the crown and its edge go in each stage if nothing is in the way. */
  private readonly steps: readonly (readonly [Vec3, Vec3])[];

  /** @param straight poses from the scan to the target, both of which stay */
  constructor(
    readonly tooth: StagedTooth,
    readonly solid: Solid,
    private readonly straight: readonly Pose[],
    private readonly limits: StageLimits,
  ) {
    this.aside = new Float64Array(3 * straight.length);
    const points = straight.map((pose) => [pointIn(pose, tooth.body.center), pointIn(pose, tooth.line)] as const);
    this.steps = points.slice(1).map(([center, line], stage) => {
      const [before, lineBefore] = points[stage]!;
      return [subtract(center, before), subtract(line, lineBefore)] as const;
    });
  }

  asideAt(stage: number): Vec3 {
    return [this.aside[3 * stage]!, this.aside[3 * stage + 1]!, this.aside[3 * stage + 2]!];
  }

  poseAt(stage: number): Pose {
    const pose = this.straight[stage]!;
    const [x, y, z] = this.asideAt(stage);
    if (x === 0 && y === 0 && z === 0) return pose;
    const { q, t } = pose;
    return { q, t: [t[0] + x, t[1] + y, t[2] + z] };
  }

  push(stage: number, [x, y, z]: Vec3, times: number): void {
    this.aside[3 * stage]! += x * times;
    this.aside[3 * stage + 1]! += y * times;
    this.aside[3 * stage + 2]! += z * times;
  }

  /** Draws stages together that are farther apart than a tooth may go: whoever stands aside begins earlier and ends later. */
  holdTogether(rounds: number = ROUNDS.between): void {
    for (let round = 0; round < rounds; round++) {
      let most = 0;
      for (let stage = 0; stage < this.steps.length; stage++) most = Math.max(most, this.holdStep(stage));
      for (let stage = this.steps.length - 1; stage >= 0; stage--) most = Math.max(most, this.holdStep(stage));
      if (most < NOTHING) return;
    }
  }

  /** Keeps the limits at every stage: what stood aside too far for them comes back, if need be to the straight way. */
  settle(): void {
    this.holdTogether(ROUNDS.end);
    for (let time = 0; time < 2 * BACK.times && !this.keepsLimits(); time++) {
      const times = time < BACK.times ? BACK.by : BACK.by ** 100;
      for (let at = 0; at < this.aside.length; at++) this.aside[at]! *= times;
    }
    if (!this.keepsLimits()) this.aside.fill(0);
  }

  private keepsLimits(): boolean {
    const { straight, tooth, limits } = this;
    return this.steps.every(
      (_, stage) =>
        shareOfStage(tooth, this.poseAt(stage), this.poseAt(stage + 1), limits) <=
        Math.max(1, shareOfStage(tooth, straight[stage]!, straight[stage + 1]!, limits)),
    );
  }

  /** Draws the two stages of one step together, but for the ends of the way. @returns by how much, in mm */
  private holdStep(stage: number): number {
    const { aside, steps } = this;
    const [from, to] = [3 * stage, 3 * stage + 3];
    const way = [0, 1, 2].map((k) => aside[to + k]! - aside[from + k]!) as [number, number, number];
    const held = heldStep(way, steps[stage]!, limitsOf(this.limits, this.tooth.fdi));
    const [ofFirst, ofSecond] = stage === 0 ? [0, 1] : stage === steps.length - 1 ? [1, 0] : [0.5, 0.5];
    let most = 0;
    for (let k = 0; k < 3; k++) {
      const by = held[k]! - way[k]!;
      aside[from + k]! -= by * ofFirst;
      aside[to + k]! += by * ofSecond;
      most = Math.max(most, Math.abs(by));
    }
    return most;
  }
}

/** What may be added to a step of two points so that neither goes farther than it may. */
function heldStep(way: Vec3, points: readonly Vec3[], { linear, vertical }: MovementLimits): Vec3 {
  const [most, high] = [linear * WITHIN, vertical * WITHIN];
  let [dx, dy, dz] = way;
  for (const [px, py, pz] of points) {
    const [x, y, z] = [px + dx, py + dy, pz + dz];
    const flat = Math.sqrt(x * x + z * z);
    if (flat > most) {
      dx += x * (most / flat - 1);
      dz += z * (most / flat - 1);
    }
    if (Math.abs(y) > high) dy += Math.sign(y) * high - y;
  }
  return [dx, dy, dz];
}
